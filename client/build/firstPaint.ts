import type { HtmlTagDescriptor } from 'vite'
import { type Bundle, filesOf } from './filesOf.ts'
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

/**
 * The sign-in page as markup, hidden until `data-first-paint` stands at the document, which the early script sets where
 * that page will be (earlyStart.ts). It cannot be used: the real page takes its place in one frame (shared/ui/FirstPaint).
 */
export function firstPaint(bundle: Bundle, markup: string): HtmlTagDescriptor[] {
  const styles = filesOf(bundle, ['src/start.tsx', 'public/PublicRoot.tsx', 'public/SignInPage.tsx']).filter((file) =>
    file.endsWith('.css'),
  )
  const [variables = ''] = stylesIn(markup)
  const css = usedVariables(variables, shown(markup) + styles.map((file) => textOf(bundle, file)).join(''))
  return [
    { tag: 'style', children: `${css}html:not([data-first-paint]) #first-paint{display:none}`, injectTo: 'head' },
    { tag: 'div', attrs: { id: 'first-paint', inert: true }, children: shown(markup), injectTo: 'body-prepend' },
  ]
}
