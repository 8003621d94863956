import type { ElementType, Key } from 'react'
import { Fragment, jsx as jsxOfReact, jsxs as jsxsOfReact } from 'react/jsx-runtime'
import { missingLetters } from 'virtual:display-font'

export { Fragment }

type Props = { children?: unknown }

/** Elements of which the browser takes plain text only. */
const TEXT_ONLY = ['title', 'option', 'textarea', 'script', 'style']
const BODY_FACE = { fontFamily: 'var(--font-body)' }
const words = new RegExp(`(\\S*[${missingLetters}]\\S*)`, 'u')

/**
 * In the place of React's own where the content has letters that the display face lacks: sets the
 * whole word with such a letter in the body face, rather than the letter alone.
 */
export function jsx(type: ElementType, props: Props, key?: Key) {
  return jsxOfReact(type, withWholeWords(type, props), key)
}

/** The same for an element with several children. */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  return jsxsOfReact(type, withWholeWords(type, props), key)
}

function withWholeWords(type: ElementType, props: Props): Props {
  if (typeof type !== 'string' || TEXT_ONLY.includes(type)) return props
  const { children } = props
  const Word = type === 'text' ? 'tspan' : 'span'
  const set = (child: unknown) => {
    if (typeof child !== 'string' || !words.test(child)) return child
    return child.split(words).map((part, index) => {
      return index % 2 === 0 ? part : jsxOfReact(Word, { style: BODY_FACE, children: part }, index)
    })
  }
  return { ...props, children: Array.isArray(children) ? children.map(set) : set(children) }
}
