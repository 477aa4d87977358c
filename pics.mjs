import { chromium } from 'playwright-core';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const base='http://127.0.0.1:5187';
const subs=(await (await fetch(base+'/api/subcategory/get',{method:'POST',headers:{'content-type':'application/json'},body:'{}'})).json()).data;
const s=subs.find(x=>/T-shirt|shirt|kurta/i.test(x.name))??subs[0];
const slug=(x)=>x.name.replace(/[^A-Za-z0-9]+/g,'-');
const listing=`/${slug(s.category[0])}-${s.category[0]._id}/${slug(s)}-${s._id}`;
for (const [name,opts] of [['phone',{viewport:{width:390,height:844},deviceScaleFactor:2,isMobile:true,hasTouch:true}],['desk',{viewport:{width:1280,height:900}}]]) {
 for (const scheme of ['light','dark']) {
  const c=await b.newContext({...opts,colorScheme:scheme}); const p=await c.newPage();
  const shot=(n)=>p.screenshot({path:`/tmp/filters-pic-${name}-${scheme}-${n}.png`});
  await p.goto(base+'/search?q=atta&discount=10&sort=rating'); await p.waitForSelector('article h3'); await p.waitForTimeout(2500); await shot('search');
  if(name==='phone'){ await p.getByRole('button',{name:/^Filters/}).first().click(); await p.waitForTimeout(800); await shot('sheet'); await p.evaluate(()=>{const d=document.querySelector('dialog[open]');const body=[...d.querySelectorAll('*')].find(e=>getComputedStyle(e).overflowY==='auto'&&e.scrollHeight>e.clientHeight);body?.scrollTo(0,1e5);}); await p.waitForTimeout(300); await shot('sheet2');}
  await p.goto(base+listing+'?inStock=1&rating=3'); await p.waitForSelector('article h3'); await p.waitForTimeout(2000); await shot('listing');
  if (scheme==='light'){ await p.goto(base+'/search?q=shirt'); await p.waitForSelector('article h3'); await p.waitForTimeout(2000); await shot('plain'); await p.goto(base+'/search?q=shirt&min=9000&max=100'); await p.waitForTimeout(2500); await shot('none');}
  await c.close();
 }
}
await b.close();
