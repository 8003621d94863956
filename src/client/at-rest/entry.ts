import atRest from 'virtual:extras/at-rest'

import { canonicalPath } from '#src/content/address.ts'

import { limitPrefetching } from '../connection.ts'
import { bringDisplayFace } from './display-face.ts'
import { replaceFailedPictures } from './failed-pictures.ts'
import { answerForm, chooseFromAddress } from './form.ts'
import { tellMistakes } from './mistakes.ts'
import { closePanels } from './panels.ts'
import { fetchPicturesBelow } from './pictures-below.ts'
import { leadBackToTop } from './places.ts'
import { showScrolled } from './scrolled.ts'
import { openServices } from './services.ts'
import { startWhenWanted } from './start-when-wanted.ts'

// All that runs on a page nobody has touched: what the platform does not do by itself. React and the
// rest of the site come at the first sign of interest (decision 22).

const { pathname, search, hash } = window.location
const written = canonicalPath(pathname)
const site = document.getElementById('site')
if (!site) throw new Error('This document has no place for the site.')
const isNotFound = site.dataset['page'] === '/404'

// Some hosts match addresses exactly, and answer /About with the not-found page.
if (isNotFound && written !== pathname && document.querySelector(`nav a[href="${written}"]`)) {
  window.location.replace(written + search + hash)
} else {
  showScrolled()
  leadBackToTop()
  replaceFailedPictures()
  fetchPicturesBelow()
  closePanels()
  openServices()
  atRest?.()
  chooseFromAddress()
  limitPrefetching()
  answerForm()
  tellMistakes()
  bringDisplayFace()
  void startWhenWanted(site)
}
