import { serve } from '../pipeline/serve.ts'
import { startBrowser, asNewVisitor } from './phone.ts'
const { address, stop } = await serve({ folder: process.argv[2] ?? 'dist', port: 0 })
const b = await startBrowser()
const path = process.argv[3] ?? '/'
await asNewVisitor(b, {slowdown:4}, async (page) => {
  await b.startTracing(page, {categories:['devtools.timeline','toplevel','blink.user_timing','disabled-by-default-devtools.timeline.stack']})
  await page.goto(address+path,{waitUntil:'networkidle'})
  const buf = await b.stopTracing(); const {traceEvents:ev} = JSON.parse(buf.toString())
  const main = ev.find((e:any)=>e.name==='thread_name'&&e.args.name==='CrRendererMain' && ev.some((x:any)=>x.pid===e.pid&&x.name==='ParseHTML'&&x.args.beginData?.url?.startsWith(address)))
  const t0 = ev.find((e:any)=>e.name==='navigationStart')?.ts
  const my = ev.filter((e:any)=>e.pid===main.pid&&e.tid===main.tid&&e.ph==='X')
  for (const t of my.filter((e:any)=>/RunTask/.test(e.name)&&e.dur>35000).sort((a:any,b:any)=>a.ts-b.ts)) {
    const inside = my.filter((e:any)=>e!==t&&e.ts>=t.ts&&e.ts+e.dur<=t.ts+t.dur&&e.dur>4000&&!/RunTask/.test(e.name))
    console.log('TASK', Math.round(t.dur/1000), 'at', t0?Math.round((t.ts-t0)/1000):'', inside.sort((a:any,b:any)=>a.ts-b.ts).map((e:any)=>`${e.name}${e.args?.data?.url?'('+String(e.args.data.url).split('/').pop()+')':''} ${Math.round(e.dur/1000)}`).join(' | '))
  }
})
await b.close(); await stop()
