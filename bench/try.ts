import { serve } from '../pipeline/serve.ts'
import { startBrowser } from './phone.ts'
import { measurePaint, measureWork } from './paint.ts'
const { address, stop } = await serve({ folder: process.argv[2] ?? 'dist', port: 0 })
const b = await startBrowser()
for (const path of (process.argv[3]??'/,/about,/services,/projects,/contact').split(',')) {
  for (let i=0;i<3;i++) console.log(path, JSON.stringify(await measurePaint(b, address+path, { slowdown: 4, line: { kilobitsPerSecond: 400, roundTripMs: 400 } })), JSON.stringify(await measureWork(b, address+path, {slowdown:4})))
}
await b.close(); await stop()
