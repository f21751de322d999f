import { createElement, Fragment, type ReactNode } from 'react'

/** Permitted elements. Headings are one level lower, below the page's own. */
const permitted: Readonly<Record<string, string>> = {
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  P: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  BLOCKQUOTE: 'blockquote',
  CODE: 'code',
  A: 'a',
}
const empty: Readonly<Record<string, string>> = { BR: 'br', HR: 'hr' }
/** Removed with their content; other unknown elements are replaced by their text. */
const removed = [
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'SVG',
  'MATH',
  'HEAD',
  'TITLE',
  'TEXTAREA',
  'SELECT',
]

const safeAddress = /^(https?:\/\/|mailto:|tel:|\/(?!\/|\\)|#)/i

const isControl = (character: string): boolean => character <= ' ' || character === '\u007f'

function getAddress(element: Element): string | undefined {
  const href = [...(element.getAttribute('href') ?? '')].filter((character) => !isControl(character)).join('')
  return safeAddress.test(href) ? href : undefined
}

function rendered(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.tagName.toUpperCase()
  if (removed.includes(name)) return null
  const single = empty[name]
  if (single) return createElement(single, { key })
  const children = [...node.childNodes].map(rendered)
  const tag = permitted[name]
  if (tag === 'a') return createElement('a', { key, href: getAddress(node) }, ...children)
  return tag ? createElement(tag, { key }, ...children) : createElement(Fragment, { key }, ...children)
}

/** Permitted tags without attributes, links with a safe target. Parsed into a document that runs no scripts and loads no images. */
export function SafeHtml({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <>{[...body.childNodes].map(rendered)}</>
}
