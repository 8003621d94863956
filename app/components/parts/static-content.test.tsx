import { type ComponentType, isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

const contents: ReactNode[] = []
vi.mock(import('./static-content.ts'), () => ({
  useStaticContent: (children: ReactNode) => {
    contents.push(children)
    return { children }
  },
}))

const pages = import.meta.glob<ComponentType>('/app/pages/*.tsx', {
  import: 'default',
  eager: true,
})

test('what stays as it came has no state, and handles nothing', () => {
  for (const Page of Object.values(pages)) renderToString(<Page />)
  expect(contents.length).toBeGreaterThan(Object.keys(pages).length)
  for (const content of contents) expectStatic(content)
})

/** A component with a hook throws here, outside of a render. */
function expectStatic(content: ReactNode) {
  if (Array.isArray(content)) for (const each of content) expectStatic(each)
  if (!isValidElement<{ children?: ReactNode }>(content)) return
  const { type, props } = content
  expect(Object.keys(props).filter((name) => /^(on[A-Z]|ref$)/.test(name))).toEqual([])
  expectStatic(
    typeof type === 'function' ? (type as (props: object) => ReactNode)(props) : props.children,
  )
}
