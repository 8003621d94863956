/** The width a model takes among its callouts, by where it stands. */
export const modelSizes = {
  hero: '(min-width: 1800px) 1180px, (min-width: 1000px) 66vw, 124vw',
  strip: '(min-width: 1000px) min(100vw, 1520px), 124vw',
}

/** The width a service's picture takes on its card. */
export const serviceCardSizes = '(min-width: 1440px) 620px, (min-width: 760px) 44vw, 93vw'
