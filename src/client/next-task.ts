/** Lets the browser answer and paint before what follows, which is a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
