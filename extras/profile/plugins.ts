import type { Plugin } from 'vite'

import { virtualModule } from '#build/virtual-module.ts'

import { profileNote } from './profile.ts'
import { sharePicturesNote } from './share-pictures.ts'

/** What pages say of the company profile, and the pictures of link previews. */
export const typesetPlugins: Plugin[] = [
  virtualModule('virtual:company-profile', () => ({ profile: profileNote.made() })),
  virtualModule('virtual:share-pictures', () => ({ sharePictures: sharePicturesNote.made() })),
]
