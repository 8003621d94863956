import type { PreviewProps } from '@sveltia/cms'
import { Component, createElement, type MouseEvent } from 'react'
import siteOf from 'virtual:editor/site'
import styles from 'virtual:editor/styles'

import { withoutHiddenModels } from '../../build/content/hidden-models.ts'
import { LISTS } from '../../src/content/entry.ts'
import { draftOf, factsWith, noteList } from './drafts.ts'
import type { Collection } from './fields.ts'
import { picturesFor } from './preview-pictures.ts'
import { scrollToWhatChanged } from './scroll-to-change.ts'
import { originals, pages } from './told-editor.ts'

/** The page on which what a file states is seen first. */
const PAGE_OF: Readonly<Record<string, string>> = {
  about: '/about',
  contact: '/contact',
  delivery: '/contact',
  leaders: '/about',
  projects: '/projects',
  services: '/services',
}

const NOT_WHOLE = 'What is not written yet, or wrong, is shown as … or as it was.'

type Shown = { html: string; isWhole: boolean }
type State = Shown & { path: string }

/** The page that shows what is being changed, as the build would write it: of one room of the editor. */
export function previewOf(collection: Collection) {
  return class Preview extends Component<PreviewProps, State> {
    override state = { html: '', isWhole: true, path: PAGE_OF[collection.name] ?? '/' }
    private isDrawing = false
    private isOld = true
    private pathSeen = this.state.path

    override componentDidMount() {
      const { document } = this.props
      document.documentElement.lang = 'en-UG'
      const sheet = document.createElement('style')
      sheet.textContent = styles
      document.head.append(sheet)
      void this.draw()
    }

    override componentDidUpdate({ entry }: PreviewProps, { path }: State) {
      if (entry !== this.props.entry || path !== this.state.path) void this.draw()
    }

    /** Draws the page until what is drawn is what the form has, one drawing after the other. */
    private async draw() {
      this.isOld = true
      if (this.isDrawing) return
      this.isDrawing = true
      while (this.isOld) {
        this.isOld = false
        const { entry } = this.props
        const { path } = this.state
        const shown = await this.drawn(path).catch((problem: unknown) => console.error(problem))
        if (!shown) continue
        await new Promise<void>((resolve) => this.setState(shown, resolve))
        const isOther = path !== this.pathSeen
        this.pathSeen = path
        await scrollToWhatChanged(this.props.document, entry.toJS().data, isOther)
      }
      this.isDrawing = false
    }

    private async drawn(path: string): Promise<Shown | undefined> {
      const { entry, getAsset, getCollection } = this.props
      for (const list of LISTS) noteList(list, await getCollection(list))
      const read = factsWith(draftOf(collection, entry))
      if (!read) return undefined
      const facts = withoutHiddenModels(read.facts, new Map(originals))
      const { renderPage } = siteOf(facts, await picturesFor(facts, getAsset))
      return { html: await renderPage(path), isWhole: read.isWhole }
    }

    /** A link to another page shows that; others lead nowhere. */
    private follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link) return
      event.preventDefault()
      const { pathname, hash } = new URL(link.href)
      if (hash && link.getAttribute('href')?.startsWith('#')) {
        this.props.document.getElementById(hash.slice(1))?.scrollIntoView()
      } else if (pages.includes(pathname)) this.setState({ path: pathname })
    }

    override render() {
      const { html, isWhole } = this.state
      return createElement(
        'div',
        { onClick: this.follow },
        isWhole ? null : createElement('p', { className: 'editor-note', role: 'note' }, NOT_WHOLE),
        createElement('div', { dangerouslySetInnerHTML: { __html: html } }),
      )
    }
  }
}
