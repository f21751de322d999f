import type { HtmlTagDescriptor, Plugin } from 'vite'
import { paths, sitePaths } from '../src/shared/paths.ts'
import { type Bundle, filesOf } from './filesOf.ts'
import type { FirstCall, FirstCalls } from './firstCalls.ts'
import { firstPaint } from './firstPaint.ts'
import { fontsOf } from './fontsOf.ts'
import { LOGIN_PAGE, loginPage } from './loginPage.ts'
import { beginning, literal } from './loginScript.ts'
import { moduleTags } from './moduleTags.ts'
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

/** The sign-in page is shown at once by browsers that can wait for its styles. */
const script = (files: readonly string[][], calls: readonly FirstCall[][]): string =>
  `try{let t=null;try{t=localStorage.getItem('authToken')}catch{}const p=location.pathname.replace(/(.)\\/+$/,'$1'),n=${chosen},d=document,` +
  `now=n===${SIGN_IN}&&d.createElement('link').blocking?.supports('render');` +
  `if(now)d.documentElement.dataset.firstPaint='';` +
  `for(const href of ${JSON.stringify(files)}[n]){const l=d.createElement('link');l.href=href;l.crossOrigin='';` +
  `if(!href.endsWith('.css'))l.rel='modulepreload';else if(now){l.blocking='render';l.rel='stylesheet'}else{l.as='style';l.rel='preload'}` +
  `d.head.append(l)}` +
  `${beginning(`${literal(calls)}[n]`)}}catch{}`

const fontOf = (bundle: Bundle): HtmlTagDescriptor[] =>
  fontsOf(bundle).map((href) => ({
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
    injectTo: 'head',
  }))

/** Styles come first: the browser has few connections. */
const withScriptsLast = (html: string): string =>
  html.replaceAll(moduleTags, '').replace('</body>', `${(html.match(moduleTags) ?? []).join('')}\n  </body>`)

/**
 * Starts, together with the page, the downloads that its address will need and the calls that it will make: not one after
 * the other as each is found out. The font too. `/login` gets a page of its own. See docs/decisions/008.
 */
export const earlyStart = (): Plugin => {
  let login = ''
  return {
    name: 'callout:early-start',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return []
        const parts = await partsOfPage()
        login = loginPage(html, bundle, parts)
        const inPage = filesOf(bundle, ['src/main.ts'])
        const children = script(
          starts.map(({ modules }) => filesOf(bundle, ['src/start.tsx', ...modules]).filter((file) => !inPage.includes(file))),
          starts.map((start) => start.calls(parts.calls)),
        )
        const tags: HtmlTagDescriptor[] = [
          { tag: 'script', children, injectTo: 'head' },
          ...fontOf(bundle),
          ...firstPaint(bundle, parts.signIn),
        ]
        return { html: withScriptsLast(html), tags }
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: LOGIN_PAGE, source: login })
      },
    },
  }
}
