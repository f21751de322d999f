import { timeZoneHeader } from '@callout/contracts/constants'
import type { FirstCall, FirstCalls } from './firstCalls.ts'

/** What a script writes into a page stands between its tags. */
export const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Makes calls with the stored token `t`, as the client would, in the same headers, and puts them where the client's `fetch`
 * finds them (shared/api/begunCalls.ts). `calls` is an expression.
 */
export const beginning = (calls: string): string =>
  `window.begunCalls=${calls}.map(({headers,body})=>{` +
  `const answer=fetch('/graphql',{method:'POST',headers:{...headers,authorization:t,'${timeZoneHeader}':Intl.DateTimeFormat().resolvedOptions().timeZone},body});answer.catch(()=>{});` +
  `return{token:t,body,answer}})`

/** What a press asks (shared/api/pressedCalls.ts). All are sent with the same headers. */
export const pressed = (opened: FirstCalls['opened']): string => {
  const bodies = Object.fromEntries(Object.entries(opened).map(([path, { body }]) => [path, body]))
  return `window.pressedCalls=${literal({ headers: Object.values(opened)[0]?.headers ?? {}, bodies })};`
}

interface LoginScript {
  /** Address of the client's first module. */
  readonly main: string
  /** Its name (buildName.ts). */
  readonly build: string
  /** What the sign-in page needs. */
  readonly signIn: readonly string[]
  /** What the app needs, for whoever is signed in and has no business here. */
  readonly app: readonly string[]
  readonly calls: readonly FirstCall[]
  readonly opened: FirstCalls['opened']
}

/** As long as a browser that cannot tell of its first paint waits for it. */
const LONGEST_MS = 1000

/**
 * The sign-in page stands in the page with its styles. Whatever is downloaded before it is shown takes its share of the
 * line, so the client and the font begin after the first paint. Nobody paints a page in the background: there they begin
 * at once.
 */
export const loginScript = ({ main, build, signIn, app, calls, opened }: LoginScript): string =>
  `window.build=${literal(build)};${pressed(opened)}{let t=null;try{t=localStorage.getItem('authToken')}catch{}` +
  `const d=document,link=href=>{const l=d.createElement('link');l.href=href;l.crossOrigin='';` +
  `if(href.endsWith('.js'))l.rel='modulepreload';else{l.rel='preload';l.as=href.endsWith('.css')?'style':'font'}d.head.append(l)};` +
  `let start=()=>{start=()=>{};(t?${literal(app)}:${literal(signIn)}).forEach(link);` +
  `const s=d.createElement('script');s.type='module';s.crossOrigin='';s.src=${literal(main)};d.head.append(s)};` +
  `if(t){${beginning(literal(calls))};start()}else{d.documentElement.dataset.firstPaint='';` +
  `if(d.visibilityState==='hidden')start();else{setTimeout(()=>start(),${LONGEST_MS});` +
  `new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)start()})` +
  `.observe({type:'paint',buffered:true})}}}`
