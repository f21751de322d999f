import type { HtmlTagDescriptor } from 'vite'
import { buildName } from './buildName.ts'
import { type Bundle, filesOf } from './filesOf.ts'
import { firstPaint } from './firstPaint.ts'
import { fontsOf } from './fontsOf.ts'
import { loginScript } from './loginScript.ts'
import { moduleTags } from './moduleTags.ts'
import type { PartsOfPage } from './partsOfPage.ts'

/** The page that the gateway serves at `/login` alone. */
export const LOGIN_PAGE = 'login.html'

const attribute = ([name, value]: [string, unknown]): string => (value === true ? ` ${name}` : ` ${name}="${String(value)}"`)
const written = ({ tag, attrs = {}, children }: HtmlTagDescriptor): string =>
  `<${tag}${Object.entries(attrs).map(attribute).join('')}>${typeof children === 'string' ? children : ''}</${tag}>`

/**
 * `/login` as a page of its own: the sign-in page stands in it as markup with the styles that it uses, so it is shown as soon
 * as the page itself is there. `html` is the page of all other addresses before anything is put into it.
 */
export function loginPage(html: string, bundle: Bundle, { signIn, calls }: PartsOfPage): string {
  const main = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
  if (main === undefined) throw new Error('The page names no module to begin with.')
  const needed = (...modules: string[]): string[] => filesOf(bundle, ['src/start.tsx', ...modules])
  const script = loginScript({
    main,
    build: buildName(bundle),
    signIn: [...needed('public/PublicRoot.tsx', 'public/SignInPage.tsx'), ...fontsOf(bundle)],
    app: [...needed('src/app/AppRoot.tsx'), ...fontsOf(bundle)],
    calls: calls.everywhere,
    opened: calls.opened,
  })
  const [style, ...markup] = firstPaint(bundle, signIn, { withRules: true })
  const head = [...(style ? [style] : []), { tag: 'script', children: script }].map(written).join('\n    ')
  return html
    .replaceAll(moduleTags, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<body>', () => `<body>\n    ${markup.map(written).join('')}`)
}
