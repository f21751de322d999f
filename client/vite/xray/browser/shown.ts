import type { Shown } from './match.ts'
import { plainText } from './texts.ts'

const isControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element.matches('input, textarea, select')

const withText = new Set(['checkbox', 'radio', 'password', 'file', 'hidden', 'range'])

/** The text of an element without that of the elements in it; what is typed or chosen in a field. */
export function ownText(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? ''
  if (isControl(element)) return withText.has(element.type) ? '' : element.value
  const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  return nodes
    .map((node) => node.textContent ?? '')
    .join('')
    .trim()
}

const SHORT = 60

const shortText = (element: Element | null | undefined): string[] => {
  const text = element?.textContent?.trim() ?? ''
  return text !== '' && text.length <= SHORT ? [text] : []
}

function columnHeader(element: Element): string[] {
  const cell = element.closest('td, [role=cell], [role=gridcell]')
  const table = cell?.closest('table, [role=table], [role=grid]')
  if (!cell || !table) return []
  const at = [...(cell.parentElement?.children ?? [])].indexOf(cell)
  const headers = table.querySelector('tr, [role=row]')?.children
  return shortText(headers?.[at])
}

/** Label, column header, term, or the text before it. */
function labelsOf(element: Element): string[] {
  const labels = isControl(element) ? [...(element.labels ?? [])] : []
  const term = element.closest('dd')?.previousElementSibling
  const { previousElementSibling: before, nextElementSibling: after, parentElement: parent } = element
  const named = [element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '']
  return [
    ...columnHeader(element),
    ...[...labels, term, before, after, parent?.previousElementSibling].flatMap(shortText),
    ...named,
  ].filter((label) => label !== '')
}

const MOST_LEVELS = 14

const linksIn = (element: Element): string[] =>
  [element, ...element.querySelectorAll('a[href]')].flatMap((link) => link.getAttribute('href') ?? [])

/** The texts in an element with spaces between them. */
function textsIn(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts.join(' ')
}

function around(element: Element): Element[] {
  const elements: Element[] = []
  for (let each: Element | null = element; each && each !== document.body && elements.length < MOST_LEVELS; each = each.parentElement)
    elements.push(each)
  return elements
}

const CAPTIONS = 'nav, h1, h2, h3, h4, dt, th, label, legend, [role=tab], [role=columnheader]'

export function shownBy(element: Element): Shown {
  const levels = around(element).map((each) => ({
    text: plainText(`${each.getAttribute('aria-label') ?? ''} ${textsIn(each)}`),
    links: linksIn(each),
  }))
  const isCaption = element.closest(CAPTIONS) !== null
  return { text: ownText(element), levels, labels: labelsOf(element), address: location.pathname, isCaption }
}

/** Elements of the page that show a text of their own, in its order. */
export function textElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.matches('script, style, noscript, option, svg *') || /[\p{L}\p{N}]/u.exec(ownText(element)) === null) return false
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  })
}

/** The element whose text is at a point of the window. */
export function textElementAt(x: number, y: number): Element | undefined {
  const element = document.elementFromPoint(x, y)
  if (!element) return undefined
  if (ownText(element) !== '') return element
  const node = document.caretPositionFromPoint(x, y)?.offsetNode
  const parent = node?.nodeType === Node.TEXT_NODE ? node.parentElement : null
  if (parent && element.contains(parent)) return parent
  const texts = [...element.querySelectorAll('*')].filter((each) => ownText(each) !== '')
  return texts.length === 1 ? texts[0] : element
}

const MOST_FILES = 4

/** Files and lines of the elements around a text, the nearest first. */
export function getFiles(element: Element): string[] {
  const found: string[] = []
  for (let each: Element | null = element; each && found.length < MOST_FILES; each = each.parentElement) {
    const file = each.getAttribute('data-source')
    if (file !== null && !found.some((known) => known.split(':')[0] === file.split(':')[0])) found.push(file)
  }
  return found
}
