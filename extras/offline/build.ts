import type { Extra } from '#build/extras.ts'

export default {
  // when the folder has all that it keeps
  async finish(folder) {
    const { writeWorker } = await import('./write-worker.ts')
    await writeWorker(folder)
  },
  // of the address of the worker, where the browser asks for one
  policy: { 'trusted-types': ['worker'] },
} satisfies Extra
