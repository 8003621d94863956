// Part of npm run check: TypeScript takes any name for a class of a CSS module, so this tells
// which classes are used but not defined, and which are defined but not used.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { parse } from 'postcss'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g
/** Parts of a selector whose dots name no class of the module. */
const NO_CLASSES = /:global\([^)]*\)|\[[^\]]*\]|"[^"]*"/g

const names = readdirSync('app', { recursive: true }).map((name) => join('app', name))
const sources = names
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
const imports = sources.flatMap(importsOf)

const modules = names.filter((name) => name.endsWith('.module.css'))
const problems = modules.flatMap(problemsOf)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/** Which stylesheets a source imports, by their paths, and under which name. */
function importsOf({ name, text }) {
  return [...text.matchAll(IMPORT)].map(([, variable, address]) => {
    const path = address.startsWith('#app/')
      ? address.replace('#app', 'app')
      : join(dirname(name), address)
    return { name, text, variable, path: resolve(path) }
  })
}

function problemsOf(stylesheet) {
  const defined = definedIn(stylesheet)
  const users = imports.filter(({ path }) => path === resolve(stylesheet))
  const missing = users.flatMap(({ name, text, variable }) =>
    usedNames(text, variable)
      .filter((used) => !defined.has(used))
      .map((used) => `${name}: ${stylesheet} has no class '${used}'`),
  )
  const unused = [...defined]
    .filter((each) => !users.some((user) => mayUse(user, each)))
    .map((each) => `${stylesheet}: nothing uses the class '${each}'`)
  return [...new Set([...missing, ...unused])]
}

function definedIn(stylesheet) {
  const classes = new Set()
  parse(readFileSync(stylesheet, 'utf8'), { from: stylesheet }).walkRules(({ selector }) => {
    for (const [, name] of selector.replaceAll(NO_CLASSES, '').matchAll(CLASS)) classes.add(name)
  })
  return classes
}

/** The classes a source names outright: styles.name or styles['name']. */
function usedNames(text, variable) {
  const named = text.matchAll(new RegExp(`\\b${variable}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))
  return [...named].map(([, plain, quoted]) => plain ?? quoted)
}

/**
 * Where a source looks a class up, as in styles[look], every name that is quoted somewhere, or is
 * the key of a list, may be meant.
 */
function mayUse({ text, variable }, name) {
  if (usedNames(text, variable).includes(name)) return true
  const looksUp = new RegExp(`\\b${variable}\\[[^'\\]]`).test(text)
  return looksUp && sources.some((source) => new RegExp(`['"]${name}['"]`).test(source.text))
}
