/** The oldest browsers that we serve: nesting and the like are written out for them. */
export const OLDEST_BROWSERS = ['chrome100', 'firefox115', 'safari15.4']
