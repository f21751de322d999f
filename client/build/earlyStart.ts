import type { HtmlTagDescriptor, Plugin } from 'vite'
import { timeZoneHeader } from '@callout/contracts/constants'
import { PICTURE_PATH, TODAY } from '@callout/contracts/firstPicture'
import { userType } from '@callout/contracts/profile/userType'
import { narrow, pictureNames } from '../src/shared/picture/keptPicture.ts'
import { OF_LIST } from '../src/shared/session/kept.ts'
import { keyPlace } from '../src/shared/session/keyStore.ts'
import { ALGORITHM } from '../src/shared/session/sealing.ts'
import { phone } from '../src/shared/ui/theme/breakpoints.ts'
import { paths, sitePaths } from '../src/shared/paths.ts'
import { buildName } from './buildName.ts'
import { type Bundle, filesOf } from './filesOf.ts'
import type { FirstCalls } from './firstCalls.ts'
import { firstPaint } from './firstPaint.ts'
import { fontsOf } from './fontsOf.ts'
import { LOGIN_PAGE, loginPage } from './loginPage.ts'
import { beginning, literal, pressed } from './loginScript.ts'
import { moduleTags } from './moduleTags.ts'
import { scriptOf } from './pageScripts.ts'
import { partsOfPage } from './partsOfPage.ts'

const app = ['src/app/AppRoot.tsx']
/** What an address needs first; the place in the list is what `chosen` works out in the browser. */
const roots: readonly (readonly string[])[] = [
  ['public/PublicRoot.tsx', 'public/SignInPage.tsx'],
  ['public/PublicRoot.tsx'],
  ['public/PublicRoot.tsx', 'public/signUp/SignUpPage.tsx'],
  ['public/site/SiteRoot.tsx', 'public/site/home/HomePage.tsx'],
  ['public/site/SiteRoot.tsx'],
  app,
]
const SIGN_IN = 0
const APP = roots.length - 1

/** After those the pages that domains declare (`firstPage.ts`). */
const startsOf = ({ pages }: FirstCalls): (readonly string[])[] => [...roots, ...pages.map(({ module }) => [...app, module])]

/** The day of today in the zone of the account, as the client works it out. */
const today = `new Intl.DateTimeFormat('sv-SE',{timeZone:localStorage.getItem('timezone')||undefined}).format()`

const isTechnician = `(localStorage.getItem('userType')==='${userType.STAFF.code}')`

/** The calls of the place `n`. Filters stand in the query: what the plain list asks is not asked there. */
const callsOf = ({ everywhere, pages }: FirstCalls): string =>
  `n<${APP}?[]:[...${literal(everywhere)},...(location.search?[]:${literal(pages.map(({ calls }) => calls))}[n-${APP + 1}]??[])` +
  `.filter(c=>!c.isOfOffice||!${isTechnician})` +
  `.map(c=>({...c,body:c.body.replaceAll('${TODAY}',()=>${today})}))]`

/** Of each page its place, by its address. */
const placesOf = ({ pages }: FirstCalls): Record<string, number> =>
  Object.fromEntries(pages.map(({ path }, index) => [path, APP + 1 + index]))

const isOneOf = (addresses: readonly string[]): string => `${JSON.stringify(addresses)}.includes(p)`
const others = [paths.forgotPassword(), paths.resetPassword(), paths.partyReturn()]

const officePages = ({ pages }: FirstCalls): string[] => pages.filter(({ isOfOffice }) => isOfOffice).map(({ path }) => path)

/**
 * The place in `startsOf`, from the path `p` and the stored token `t`. Whoever has no token is led to the sign-in page; where
 * technicians are shown another page, nothing of the one of the office is begun for them.
 */
const chosen = (calls: FirstCalls): string =>
  `p==='${paths.landing()}'?3:${JSON.stringify(sitePaths)}.includes('/'+p.split('/')[1])?4:p==='${paths.register()}'?2:` +
  `${isOneOf(others)}?1:!t?${SIGN_IN}:${isOneOf(officePages(calls))}&&${isTechnician}?${APP}:${JSON.stringify(placesOf(calls))}[p]??${APP}`

/** What the page shows of rows before the client is there: functions as text. */
interface PictureScripts {
  readonly put: string
  readonly show: string
  readonly ask: string
}

/**
 * Puts a picture of rows in: the last ones, where a service worker runs and a picture is kept, and the rest begins after it; at a
 * first visit those that the gateway draws, and what it is shown with leaves before the calls `c`, which it does not wait for.
 * Nobody who saves data downloads rows twice.
 */
const withPicture = ({ put, show, ask }: PictureScripts, build: string, calls: FirstCalls): string =>
  `let s=null;const h=navigator.serviceWorker?.controller,o=n>${APP}&&!location.search,y=F[n].filter(f=>f.endsWith('.css')),put=${put}(P[n],y);` +
  `try{if(o&&h)s=localStorage.getItem(matchMedia('${narrow}').matches?'${pictureNames.narrow}':'${pictureNames.wide}')}catch{}` +
  `if(s){const w=${show}(s,{build:'${build}',email:localStorage.getItem('authEmail'),path:P[n]},` +
  `${JSON.stringify({ ...keyPlace, cipher: ALGORITHM })},put).catch(()=>{}).then(begin);window.picture=()=>w}` +
  `else if(o&&!h&&c.length>${calls.everywhere.length}` +
  `&&!navigator.connection?.saveData){window.picture=${ask}({address:'${PICTURE_PATH}',headers:{...c[0].headers,authorization:t,'${timeZoneHeader}':Intl.DateTimeFormat().resolvedOptions().timeZone},` +
  `build:'${build}',path:P[n],today:${today},queries:${JSON.stringify([narrow, phone])},stored:{...localStorage},arranged:'${OF_LIST}/'},put);begin()}else begin()`

interface Parts {
  readonly files: readonly (readonly string[])[]
  readonly calls: FirstCalls
  readonly pictures: PictureScripts
  /** The function that keeps what is typed for the search, as text. */
  readonly keep: string
  readonly build: string
}

/**
 * The calls leave before anything is downloaded: the browser has few connections. The sign-in page is shown at once by
 * browsers that can wait for its styles.
 */
const script = ({ files, calls, pictures, keep, build }: Parts): string =>
  `try{window.build='${build}';${pressed(calls.opened)}let t=null;try{t=localStorage.getItem('authToken')}catch{}` +
  `const p=location.pathname.replace(/(.)\\/+$/,'$1'),n=${chosen(calls)},d=document,` +
  `F=${JSON.stringify(files)},P=${JSON.stringify([...roots.map(() => ''), ...calls.pages.map(({ path }) => path)])},` +
  `now=n===${SIGN_IN}&&d.createElement('link').blocking?.supports('render'),c=(${callsOf(calls)}),` +
  `load=f=>{for(const href of f){if(d.querySelector('link[href="'+href+'"]'))continue;const l=d.createElement('link');l.href=href;l.crossOrigin='';` +
  `if(!href.endsWith('.css')){l.rel='modulepreload';l.fetchPriority='low'}else if(now){l.blocking='render';l.rel='stylesheet'}else{l.as='style';l.rel='preload'}` +
  `d.head.append(l)}},begin=()=>{${beginning('c')};if(now)d.documentElement.dataset.firstPaint='';load(F[n])};` +
  `if(n>=${APP})window.takeFind=${keep}();${withPicture(pictures, build, calls)}}catch{}`

const fontOf = (bundle: Bundle): HtmlTagDescriptor[] =>
  fontsOf(bundle).map((href) => ({
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
    injectTo: 'head',
  }))

/** Scripts of every address. The browser finds them before it runs anything, and React begins with them while the others come. */
const baseOf = (hrefs: readonly string[]): HtmlTagDescriptor[] =>
  hrefs.map((href) => ({ tag: 'link', attrs: { rel: 'modulepreload', href, crossorigin: '' }, injectTo: 'head' }))

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
        const needed = startsOf(parts.calls).map((modules) => filesOf(bundle, ['src/start.tsx', ...modules]))
        const files = needed.map((some) => some.filter((file) => !inPage.includes(file)))
        const base = filesOf(bundle, ['src/start.tsx']).filter((file) => file.endsWith('.js') && !inPage.includes(file))
        const names = ['putPicture', 'showPicture', 'askPicture', 'keepFind'] as const
        const [put, show, ask, keep] = (await Promise.all(names.map(scriptOf))) as [string, string, string, string]
        const children = script({ files, calls: parts.calls, pictures: { put, show, ask }, keep, build: buildName(bundle) })
        const tags: HtmlTagDescriptor[] = [
          ...baseOf(base),
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
