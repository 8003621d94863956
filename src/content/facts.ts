import { type Facts, readFacts } from './read.ts'

/**
 * What the firm states in content/. Node reads it from there; into what browsers and the server
 * render, build/content/facts-plugin.ts writes each fact, such as `facts.contact.phone`, as its value,
 * so that a script has only the facts that it uses.
 */
export const facts: Facts = readFacts()
