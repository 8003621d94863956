import type { ControlProps } from '@sveltia/cms'
import { Component, createElement } from 'react'

import { mistakesWith, type Told } from './mistakes.ts'
import { groupOf, sayBeside, wasSavingTried } from './say-mistakes.ts'

type Shown = { shown: readonly Told[] }

/**
 * The field at the top of each form that says what is wrong in it as the build would, here and beside
 * each field, and lets nothing wrong be saved. A field is said to be wrong when somebody has left it; of a
 * file that was there before, at once; what is missing in a new one, once it is saved.
 */
export class MistakesField extends Component<ControlProps, Shown> {
  override state: Shown = { shown: [] }
  private mistakes: readonly Told[] = []
  private readonly left = new Set<string>()
  private wasTried = false
  private readonly observer = new MutationObserver(() => this.tell())

  override componentDidMount() {
    document.addEventListener('focusout', this.leave)
    // fields come as they are scrolled to
    this.observer.observe(document.body, { subtree: true, childList: true })
    void this.check()
  }

  override componentDidUpdate({ entry }: ControlProps) {
    if (entry !== this.props.entry) void this.check()
  }

  override componentWillUnmount() {
    document.removeEventListener('focusout', this.leave)
    this.observer.disconnect()
    sayBeside([])
  }

  /** Asked by Sveltia after each change, and before it saves. */
  readonly isValid = async () => {
    // this is asked before React has given the change to this field
    await new Promise((resolve) => setTimeout(resolve))
    const mistakes = await this.check()
    const wrong = mistakes.filter(({ isOwn, isToldTwice }) => isOwn && !isToldTwice)
    return wrong.length === 0 || { error: { message: wrong.map(({ inFull }) => inFull).join(' ') } }
  }

  private async check() {
    const { entry } = this.props
    const mistakes = entry ? await mistakesWith(entry) : []
    if (entry === this.props.entry) {
      this.mistakes = mistakes
      this.tell()
    }
    return mistakes
  }

  private readonly leave = ({ target }: FocusEvent) => {
    const group = target instanceof Element && target.closest<HTMLElement>('[data-key-path]')
    if (!group) return
    this.left.add(group.dataset['keyPath'] ?? '')
    this.tell()
  }

  private tell() {
    const isTried = wasSavingTried()
    const shown = this.mistakes.filter((mistake) => isTried || this.isShown(mistake))
    sayBeside(shown)
    const { shown: before } = this.state
    const isSame = shown.length === before.length && shown.every((each, at) => each === before[at])
    if (!isSame) this.setState({ shown })
    if (isTried && !this.wasTried) groupOf(['mistakes'])?.scrollIntoView({ block: 'nearest' })
    this.wasTried = isTried
  }

  private isShown({ path, isOwn }: Told) {
    if (!isOwn) return true
    const group = groupOf(path)
    const at = group?.dataset['keyPath']
    if (at && [...this.left].some((each) => `${each}.`.startsWith(`${at}.`))) return true
    const isNew = !this.props.entry?.toJS().path
    return !isNew && !group?.contains(document.activeElement)
  }

  override render() {
    const { shown } = this.state
    const items = shown.map(({ inFull }) => createElement('li', { key: inFull }, inFull))
    return createElement('ul', { className: 'mistakes' }, items)
  }
}
