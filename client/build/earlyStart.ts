import type { HtmlTagDescriptor, Plugin } from 'vite'
import { paths, sitePaths } from '../src/shared/paths.ts'
import { type Bundle, filesOf } from './filesOf.ts'
import type { FirstCall, FirstCalls } from './firstCalls.ts'
import { firstPaint } from './firstPaint.ts'
import { partsOfPage } from './partsOfPage.ts'

const app = ['src/app/AppRoot.tsx']
/** What an address needs first; the place in the list is what `chosen` works out in the browser. */
const starts: readonly { readonly modules: readonly string[]; readonly calls: (calls: FirstCalls) => FirstCall[] }[] = [
  { modules: ['public/PublicRoot.tsx', 'public/SignInPage.tsx'], calls: () => [] },
  { modules: ['public/PublicRoot.tsx'], calls: () => [] },
  { modules: ['public/PublicRoot.tsx', 'public/signUp/SignUpPage.tsx'], calls: () => [] },
  { modules: ['public/site/SiteRoot.tsx', 'public/site/HomePage.tsx'], calls: () => [] },
  { modules: ['public/site/SiteRoot.tsx'], calls: () => [] },
  { modules: app, calls: ({ everywhere }) => everywhere },
  { modules: [...app, 'jobs/JobListPage.tsx'], calls: ({ everywhere }) => everywhere },
  { modules: [...app, 'jobs/JobListPage.tsx'], calls: ({ everywhere, jobList }) => [...everywhere, ...jobList] },
]
const SIGN_IN = 0

const isOneOf = (addresses: readonly string[]): string => `${JSON.stringify(addresses)}.includes(p)`
const others = [paths.forgotPassword(), paths.resetPassword(), paths.partyReturn()]

/**
 * The place in `starts`, from the path `p` and the stored token `t`. Of the job list only the bare address is known ahead:
 * filters stand in the query. Whoever has no token is led to the sign-in page from everywhere else.
 */
const chosen =
  `p==='${paths.landing()}'?3:${JSON.stringify(sitePaths)}.includes('/'+p.split('/')[1])?4:p==='${paths.register()}'?2:` +
  `${isOneOf(others)}?1:!t?0:p==='${paths.login()}'?5:${isOneOf([paths.home(), paths.jobs()])}?location.search?6:7:5`

/**
 * The script sends the stored token where the client would, in the same header. What it has begun stands in
 * `window.begunCalls`, where the client's `fetch` finds it (shared/api/begunCalls.ts). The sign-in page is shown at once
 * by browsers that can wait for its styles.
 */
const script = (files: readonly string[][], calls: readonly FirstCall[][]): string =>
  `try{const t=localStorage.getItem('authToken'),p=location.pathname.replace(/(.)\\/+$/,'$1'),n=${chosen},d=document,` +
  `now=n===${SIGN_IN}&&d.createElement('link').blocking?.supports('render');` +
  `if(now)d.documentElement.dataset.firstPaint='';` +
  `for(const href of ${JSON.stringify(files)}[n]){const l=d.createElement('link');l.href=href;l.crossOrigin='';` +
  `if(!href.endsWith('.css'))l.rel='modulepreload';else if(now){l.blocking='render';l.rel='stylesheet'}else{l.as='style';l.rel='preload'}` +
  `d.head.append(l)}` +
  `window.begunCalls=${JSON.stringify(calls).replaceAll('<', '\\u003c')}[n].map(({headers,body})=>{` +
  `const answer=fetch('/graphql',{method:'POST',headers:{...headers,authorization:t},body});answer.catch(()=>{});` +
  `return{token:t,body,answer}})}catch{}`

const fontOf = (bundle: Bundle): HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter((name) => /inter-ascii.*\.woff2$/.test(name))
    .map((name) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
      injectTo: 'head',
    }))

const moduleTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/** Styles come first: the browser has few connections. */
const withScriptsLast = (html: string): string =>
  html.replaceAll(moduleTags, '').replace('</body>', `${(html.match(moduleTags) ?? []).join('')}\n  </body>`)

/**
 * Starts, together with the page, the downloads that its address will need and the calls that it will make: not one after
 * the other as each is found out. The font too. See docs/decisions/008.
 */
export const earlyStart = (): Plugin => ({
  name: 'callout:early-start',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!bundle) return []
      const { calls, signIn } = await partsOfPage()
      const inPage = filesOf(bundle, ['src/main.ts'])
      const children = script(
        starts.map(({ modules }) => filesOf(bundle, ['src/start.tsx', ...modules]).filter((file) => !inPage.includes(file))),
        starts.map((start) => start.calls(calls)),
      )
      const tags: HtmlTagDescriptor[] = [{ tag: 'script', children, injectTo: 'head' }, ...fontOf(bundle), ...firstPaint(bundle, signIn)]
      return { html: withScriptsLast(html), tags }
    },
  },
})
