import { inspect } from './inspect.ts'
import { panelContent } from './panel.ts'
import { ownText, textElementAt, textElements } from './shown.ts'
import { style } from './style.ts'

const host = document.createElement('callout-xray')
const root = host.attachShadow({ mode: 'open' })
const frame = document.createElement('div')
const status = document.createElement('div')
const dialog = document.createElement('dialog')

const sheet = document.createElement('style')
sheet.textContent = style
frame.className = 'frame'
frame.hidden = true
status.className = 'status'
status.setAttribute('role', 'status')
dialog.setAttribute('aria-labelledby', 'title')
root.append(sheet, frame, status, dialog)
document.documentElement.append(host)

/** Shows where the text of an element comes from. */
export function openPanel(target: Element): void {
  const close = document.createElement('button')
  close.textContent = '×'
  close.setAttribute('aria-label', 'Close')
  close.addEventListener('click', () => dialog.close())
  dialog.replaceChildren(panelContent(inspect(target)), close)
  // Modal: the focus stays in it, Escape closes it, and the focus goes back.
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('h1')?.focus()
}

export function openAt(x: number, y: number): void {
  const target = textElementAt(x, y)
  if (target && target !== host) openPanel(target)
}

dialog.addEventListener('click', (event) => {
  if (event.target !== dialog || event.clientX >= dialog.getBoundingClientRect().left) return
  dialog.close()
  if (event.altKey) openAt(event.clientX, event.clientY)
})

let texts: Element[] = []
let at = -1

function showFrame(): void {
  const target = texts[at]
  frame.hidden = target === undefined
  if (!target) return
  target.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = target.getBoundingClientRect()
  Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  status.textContent = ownText(target)
}

function stopPicking(): void {
  texts = []
  at = -1
  frame.hidden = true
  status.textContent = ''
}

export const isPicking = (): boolean => at >= 0

/** Chooses a text with the keyboard, from the focused element on. */
export function startPicking(): void {
  texts = textElements()
  const { activeElement: focused } = document
  const next = focused && focused !== document.body ? texts.findIndex((each) => each === focused || focused.contains(each)) : -1
  at = texts.length === 0 ? -1 : Math.max(next, 0)
  showFrame()
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Handles a key while a text is chosen. */
export function pickingKey({ key, shiftKey }: KeyboardEvent): void {
  const target = texts[at]
  if (key === 'Escape') return stopPicking()
  if (key === 'Enter' && target) {
    stopPicking()
    return openPanel(target)
  }
  const step = key === 'Tab' ? (shiftKey ? -1 : 1) : steps[key]
  if (step === undefined || texts.length === 0) return
  at = (at + step + texts.length) % texts.length
  showFrame()
}
