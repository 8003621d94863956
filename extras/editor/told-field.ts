import type { ControlProps, EntryMap } from '@sveltia/cms'
import { Component, createElement } from 'react'

import { groupOf, type Kind, sayBeside, type Told, wasSavingTried } from './say-beside.ts'

type Shown = { shown: readonly Told[] }

/**
 * A field at the top of each form that says what the build would say of a file, here and beside each
 * field. It is said of a field when somebody has left it; of a file that was there before, at once; of
 * what a new one has not yet, once it is saved.
 */
export abstract class ToldField<Each extends Told> extends Component<ControlProps, Shown> {
  override state: Shown = { shown: [] }
  protected abstract readonly kind: Kind
  private told: readonly Each[] = []
  private readonly left = new Set<string>()
  private wasTried = false
  private readonly observer = new MutationObserver(() => this.tell())

  /** What the build would say of an entry. */
  protected abstract find(entry: EntryMap): Promise<readonly Each[]>

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
    sayBeside(this.kind, [])
  }

  protected async check() {
    const { entry } = this.props
    const told = entry ? await this.find(entry) : []
    if (entry === this.props.entry) {
      this.told = told
      this.tell()
    }
    return told
  }

  /** What is done when somebody has tried to save what is wrong. */
  protected afterTrial() {}

  private readonly leave = ({ target }: FocusEvent) => {
    const group = target instanceof Element && target.closest<HTMLElement>('[data-key-path]')
    if (!group) return
    this.left.add(group.dataset['keyPath'] ?? '')
    this.tell()
  }

  private tell() {
    const isTried = wasSavingTried()
    const shown = this.told.filter((each) => isTried || this.isShown(each))
    sayBeside(this.kind, shown)
    const { shown: before } = this.state
    const isSame = shown.length === before.length && shown.every((each, at) => each === before[at])
    if (!isSame) this.setState({ shown })
    if (isTried && !this.wasTried) this.afterTrial()
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
    const { note } = this.kind
    const items = this.state.shown.map(({ inFull }) => createElement('li', { key: inFull }, inFull))
    return createElement('ul', { className: `all-${note}s` }, items)
  }
}
