import { nextTask } from './next-task.ts'

/** The files of each page by its path, and under `all` those that every page needs. */
type PageFiles = Readonly<Record<string, readonly string[]>>

/**
 * Fetches what a page is made of, at low priority, so that it is there when it is wanted.
 *
 * @param page its path, or 'all' for what every page needs
 * @param styled whether the document came with its styles, as when React starts
 * @returns a promise that rejects when a stylesheet of it cannot be had
 */
export async function fetchFilesOf(page: string, styled = false): Promise<void> {
  await Promise.all((pageFiles()[page] ?? []).map((file) => fetchFile(file, styled)))
}

/**
 * While React starts, each in a task of its own: thirteen in one are 30 to 85 ms on a processor four
 * times slower, which the first scroll waits for. A stylesheet goes behind all others. Before one, in
 * the head, where Vite puts it, Chromium lays out the whole page anew: 80 ms on that processor. Vite
 * leaves out what it finds, and a disabled one is not fetched.
 */
async function fetchFile(file: string, styled: boolean) {
  if (styled) await nextTask()
  const href = `/assets/${file}`
  const there = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
  const link = there ?? document.createElement('link')
  if (!there) {
    const rel = file.endsWith('.js') ? 'modulepreload' : 'stylesheet'
    Object.assign(link, { rel, href, fetchPriority: 'low', disabled: styled })
    document.body.append(link)
  }
  if (link.rel !== 'stylesheet' || link.disabled || link.sheet) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      // or it would be taken for one that is coming
      link.remove()
      reject(new Error(`${file} has not come.`))
    })
  })
}

/** As the build wrote them into the document (build/pages/prerender.ts); in development none. */
function pageFiles(): PageFiles {
  return JSON.parse(document.getElementById('page-files')?.textContent || '{}')
}
