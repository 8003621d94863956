import { serve } from '../pipeline/serve.ts'
import { startBrowser, asNewVisitor } from './phone.ts'
const { address, stop } = await serve({ folder: 'dist', port: 0 })
const b = await startBrowser()
await asNewVisitor(b, { slowdown: 1 }, async (page) => {
  await page.addInitScript(() => { (window as any).l = []; new PerformanceObserver(x => x.getEntries().forEach((e:any)=>(window as any).l.push([e.size,e.startTime|0,e.element?.localName,e.url?.split('/').pop()]))).observe({type:'largest-contentful-paint',buffered:true}) })
  page.on('console',m=>console.log(m.text()));page.on('pageerror',e=>console.log(String(e.stack)));await page.goto(address+'/',{waitUntil:'networkidle'})
  console.log(await page.evaluate(()=>JSON.stringify((window as any).l)), await page.evaluate(()=>JSON.stringify([document.querySelector('h1')!.getBoundingClientRect(), (()=>{const r=document.createRange();r.selectNodeContents(document.querySelector('h1')!);return [...r.getClientRects()].map(x=>[x.x,x.y,x.width,x.height])})()])))
  await page.screenshot({path:'/tmp/h.png'})
})
await b.close(); await stop()
