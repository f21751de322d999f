import type { HtmlTagDescriptor } from 'vite'
import { type Bundle, filesOf } from './filesOf.ts'
import { firstFont } from './firstFont.ts'
import { namesIn, usedRules } from './usedRules.ts'
import { usedVariables } from './usedVariables.ts'

const stylesIn = (markup: string): string[] => [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '')

/** What React, the kit and the browser need of it is in the real page: this is to be looked at. */
const shown = (markup: string): string =>
  markup
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/ (?:id|for|name|aria-[\w-]+)="[^"]*"/g, '')
    .replaceAll(/ mantine-[A-Z]\w*-\w+/g, '')
    .replaceAll('<input', '<input readonly')

const textOf = (bundle: Bundle, file: string): string => {
  const asset = bundle[file.slice(1)]
  return asset?.type === 'asset' ? String(asset.source) : ''
}

/** Where the line is slow, the page says that it is loading: what is tapped or typed before that has no place to go. */
const waiting =
  `#first-paint::after{content:"Loading…";position:fixed;z-index:1;left:50%;bottom:24px;translate:-50%;padding:6px 14px;border-radius:999px;` +
  `background:#1c1c23;color:#fff;font-size:14px;line-height:20px;opacity:0;animation:first-paint-wait 0s .7s forwards}` +
  `@keyframes first-paint-wait{to{opacity:1}}`

/** A picture of rows lies over the real page until that has rows, too. */
const overRoot =
  'html[data-picture] #first-paint{position:absolute;z-index:500;inset:0 0 auto;min-height:100%;background:var(--mantine-color-body)}'

/** The styles of the sign-in page, in the order in which they come. */
const sheetOf = (bundle: Bundle): string =>
  filesOf(bundle, ['src/start.tsx', 'public/PublicRoot.tsx', 'public/SignInPage.tsx'])
    .filter((file) => file.endsWith('.css'))
    .map((file) => textOf(bundle, file))
    .join('')

const SCHEME = 'data-mantine-color-scheme'
const schemes = [SCHEME, `${SCHEME}=light`, `${SCHEME}=dark`]

/**
 * The sign-in page as markup, hidden until `data-first-paint` stands at the document, which the script of the page sets
 * where that page will be (earlyStart.ts, loginPage.ts). It cannot be used: the real page takes its place in one frame
 * (shared/ui/states/FirstPaint). `withRules`: the page carries the rules that the markup uses, and not its variables alone.
 */
export function firstPaint(bundle: Bundle, page: string, { withRules = false } = {}): HtmlTagDescriptor[] {
  const markup = shown(page)
  const sheet = sheetOf(bundle)
  const rules = withRules ? usedRules(sheet, namesIn(markup, schemes)) + firstFont : ''
  const [variables = ''] = stylesIn(page)
  const css = usedVariables(variables, markup + (withRules ? rules : sheet)) + rules + waiting
  return [
    { tag: 'style', children: `${css}html:not([data-first-paint]) #first-paint{display:none}${overRoot}`, injectTo: 'head' },
    { tag: 'div', attrs: { id: 'first-paint', inert: true }, children: markup, injectTo: 'body-prepend' },
  ]
}
