/**
 * What is wrong with the page as it stands, asked inside of it (`page.evaluate`), in any browser. Each finding is a line; none
 * is a page as it should be. The functions use nothing from outside of themselves: they are sent to the browser as text.
 */

/** Wider than its window; words that lie on one another; words that are cut without a sign of it. */
export function layoutFaults(): string[] {
  const TOLERANCE_PX = 2
  type Piece = { readonly text: string; readonly owner: Element; readonly box: DOMRect }
  const isOutOfFlow = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, clipPath, visibility, opacity } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky' || clipPath !== 'none' || visibility === 'hidden' || opacity === '0') return true
      if (at.getAttribute('role') === 'dialog' || at.getAttribute('role') === 'listbox') return true
    }
    return false
  }
  const clipped = (box: DOMRect, element: Element): DOMRect => {
    let { left, top, right, bottom } = box
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue
      const edge = at.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (
      !owner ||
      text === '' ||
      !owner.checkVisibility() ||
      owner.closest('script, style, noscript, option, textarea, [data-job-sheet], [aria-hidden="true"]') ||
      isOutOfFlow(owner)
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const box = clipped(rect, owner)
      if (box.width > TOLERANCE_PX && box.height > TOLERANCE_PX) pieces.push({ text: text.slice(0, 40), owner, box })
    }
  }
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE_PX &&
    // Lines of a text may touch: letters have less height than their line.
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3
  const faults: string[] = []
  const beyond = document.documentElement.scrollWidth - window.innerWidth
  if (beyond > 0) faults.push(`the page is ${beyond} pixels wider than its window`)
  for (const [index, item] of pieces.entries())
    for (const entry of pieces.slice(index + 1))
      if (item.owner !== entry.owner && overlap(item.box, entry.box)) faults.push(`"${item.text}" and "${entry.text}" lie on one another`)
  for (const { owner, text } of pieces) {
    const { overflowX, textOverflow } = getComputedStyle(owner)
    const isCut =
      (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis' && owner.scrollWidth > owner.clientWidth + 1
    if (isCut) faults.push(`"${text}" is cut`)
  }
  // Browsers of phones zoom in on smaller fields.
  const FIELD_PX = 16
  if (window.matchMedia('(pointer: coarse)').matches)
    for (const field of document.querySelectorAll('textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])')) {
      const px = Number.parseFloat(getComputedStyle(field).fontSize)
      if (field.checkVisibility() && px < FIELD_PX)
        faults.push(`the field "${field.getAttribute('aria-label') ?? field.id}" has ${px} pixels`)
    }
  return [...new Set(faults)]
}

/** What has the focus, and what covers the middle of what is seen of it; null: it is seen. */
export function coveredFocus(): { readonly stop: string; readonly coveredBy: string | null } | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const getName = (element: Element): string =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? (element.textContent?.trim().slice(0, 40) || element.id)}`
  // A switch or a radio is drawn by what stands beside it; a link may spread over its row.
  const drawn = focused.matches('input') && focused.getBoundingClientRect().width < 4 ? (focused.parentElement ?? focused) : focused
  const box = drawn.getBoundingClientRect()
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)]
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
  const stop = getName(focused)
  if (right - left < 1 || bottom - top < 1) return { stop, coveredBy: 'the edge of the window' }
  const points = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint((left + right) / 2, top + (bottom - top) * part))
  const isSeen = (found: Element | null): boolean =>
    found !== null && (drawn.contains(found) || found.contains(drawn) || (drawn.parentElement?.contains(found) ?? false))
  const cover = points.find((found) => !isSeen(found))
  return { stop, coveredBy: cover === undefined ? null : cover === null ? 'nothing that is seen' : getName(cover) }
}

/** The stop before this one, if it looks the same now that it has lost the focus; null: its focus was seen. Called at every stop. */
export function unseenFocus(): string | null {
  interface Stop {
    readonly name: string
    readonly drawn: readonly Element[]
    readonly look: string
  }
  const memory = window as Window & { lastStop?: Stop | undefined }
  const lookOf = (drawn: readonly Element[]): string =>
    drawn
      .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
      .map(({ outlineStyle, outlineWidth, outlineColor, borderColor, boxShadow, backgroundColor }) =>
        [outlineStyle === 'none' ? 'none' : outlineStyle + outlineWidth + outlineColor, borderColor, boxShadow, backgroundColor].join(),
      )
      .join()
  const before = memory.lastStop
  const focused = document.activeElement
  // The elements around a switch or a radio draw it.
  const drawn = [focused, focused?.parentElement, focused?.nextElementSibling].filter((element) => element instanceof Element)
  memory.lastStop =
    focused && focused !== document.body
      ? { name: focused.getAttribute('aria-label') ?? (focused.textContent?.trim().slice(0, 40) || focused.id), drawn, look: lookOf(drawn) }
      : undefined
  return before !== undefined && lookOf(before.drawn) === before.look ? before.name : null
}
