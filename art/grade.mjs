/** What the film of views from within takes from the evening's yellow, which lies over all that is lit. */
const GRADE = { red: 0.96, blue: 1.14, shade: 0.024, colour: 1.09, contrast: 0.08 }

/**
 * A colour as the film shows it: grass greener, shade bluer, and a little more contrast.
 *
 * @param rgb shares of red, green and blue, as a screen has them
 */
export function graded([r, g, b]) {
  const light = 0.3 * r + 0.6 * g + 0.1 * b
  const cool = [r * GRADE.red, g, b * GRADE.blue + GRADE.shade * (1 - light)]
  const grey = 0.3 * cool[0] + 0.6 * cool[1] + 0.1 * cool[2]
  return cool.map((each) => {
    const v = Math.min(1, Math.max(0, grey + (each - grey) * GRADE.colour))
    return v + GRADE.contrast * (v * v * (3 - 2 * v) - v)
  })
}
