import { build } from 'vite';
import { gzipSync } from 'node:zlib';
import { made } from './site/build/made.ts';
const core = new Set<string>();
const z=(s:string)=>gzipSync(s,{level:9}).length;
const out = await build({ configFile:false, root:'site', publicDir:false, logLevel:'warn', plugins:[made, {name:'c', generateBundle(_,b){ 
 const all=Object.values(b).filter(c=>c.type==='chunk'); const begin=all.find(c=>c.isEntry)!; const set=new Set([begin.fileName]); for(const n of set) for(const i of (b[n] as any).imports) set.add(i);
 const texts:[string,string][]=[]; for(const n of set) for(const [k,v] of Object.entries((b[n] as any).modules)) texts.push([k.replace(/.*\/wt\/embed\//,''),(v as any).code??'']);
 const whole=texts.map(t=>t[1]).join('\n'); console.log('total',whole.length,z(whole));
 console.log(texts.map(([k,v])=>[z(whole)-z(whole.replace(v,'')),v.length,k] as const).sort((a,b)=>b[0]-a[0]).slice(0,85).map(x=>x.join(' ')).join('\n'));
}}],
 define:{'process.env.NODE_ENV':'"production"'},
 build:{ write:false, minify:'oxc', target:'es2022', lib:{entry: '/tmp/wt/embed/site/src/embed/embed.tsx', formats:['cjs']}, rolldownOptions:{checks:{bundlerTimings:false}, output:{entryFileNames:'embed.js', chunkFileNames:'embed/[name]-[hash].js'}}}});
