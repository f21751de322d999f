import { createElement, Fragment, type ReactNode } from 'react'

/** What a text may consist of. Headings come one level lower, below the page's own. */
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
/** These go with everything in them; any other unknown element leaves its text behind. */
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

/** The address of a link, where it leads to a page, a mailbox or a phone; nothing else, however it is dressed up. */
function addressOf(element: Element): string | undefined {
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
  if (tag === 'a') return createElement('a', { key, href: addressOf(node) }, ...children)
  return tag ? createElement(tag, { key }, ...children) : createElement(Fragment, { key }, ...children)
}

/**
 * HTML of the backend, as React elements: permitted tags without attributes, links with a harmless address. The browser
 * parses it into a document of its own, in which no script runs and no picture loads.
 */
export function SafeHtml({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <>{[...body.childNodes].map(rendered)}</>
}
