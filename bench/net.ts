import { serve } from '../pipeline/serve.ts'
import { startBrowser, asNewVisitor } from './phone.ts'
const { address, stop } = await serve({ folder: process.argv[2] ?? 'dist', port: 0 })
const b = await startBrowser()
const path = process.argv[3] ?? '/'
await asNewVisitor(b, { slowdown: 4, line: { kilobitsPerSecond: 400, roundTripMs: 400 } }, async (page) => {
  await page.goto(address+path,{waitUntil:'networkidle'})
  console.log(await page.evaluate(()=>[...performance.getEntriesByType('navigation'),...performance.getEntriesByType('resource'),...performance.getEntriesByType('paint')].map((e:any)=>`${e.name.split('/').pop()} start ${e.startTime|0} req ${e.requestStart|0} resp ${e.responseStart|0} end ${e.responseEnd|0} ${e.encodedBodySize} ${e.initiatorType}`).join('\n')))
})
await b.close(); await stop()
