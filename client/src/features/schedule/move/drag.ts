import { Ghost, type GhostPlace, type Point } from './ghost.ts'

const START_PX = 4
const PRESS_MS = 350
const EDGE_PX = 48
const EDGE_SPEED = 14

/** Draggable elements of a container and their drop targets. `Item`: what is dragged; `Place`: the drop target. */
export interface DragHost<Item extends { readonly kind: string }, Place> {
  readonly root: HTMLElement
  readonly scroller: HTMLElement
  /** Size of its sticky left and top headers, in pixels. */
  readonly still: Point
  /** The drag that a pointer press starts; null: none. */
  take(element: HTMLElement, isEnd: boolean, at: Point): Item | null
  /** Placement of the copy that follows the pointer; null: no copy. */
  ghostOf(item: Item): GhostPlace | null
  placeAt(at: Point, item: Item): Place | null
  getText(place: Place): string
  draw(place: Place | null, isOffer?: boolean): void
  drop(item: Item, place: Place | null): void
  /** An empty slot that can be booked. */
  emptyAt?(event: MouseEvent): Place | null
  book?(place: Place): void
}

class Drag<Item extends { readonly kind: string }, Place> {
  at: Point
  place: Place | null = null
  readonly item: Item
  readonly #host: DragHost<Item, Place>
  readonly #source: HTMLElement
  readonly #ghost: Ghost | null
  #frame = 0

  constructor(host: DragHost<Item, Place>, item: Item, source: HTMLElement, at: Point) {
    this.#host = host
    this.item = item
    this.#source = source
    this.at = at
    const ghost = host.ghostOf(item)
    this.#ghost = ghost && new Ghost(source, at, ghost)
    // A text selection would be searched in the whole page in every frame.
    document.getSelection()?.removeAllRanges()
    source.dataset['dragged'] = ''
    host.root.dataset['dragging'] = item.kind
    this.#tick()
  }

  /** Bounds of the scroller; null: the pointer is outside. */
  #around(): DOMRect | null {
    const rect = this.#host.scroller.getBoundingClientRect()
    const { x, y } = this.at
    return x < rect.left || x > rect.right || y < rect.top || y > rect.bottom ? null : rect
  }

  #scroll({ left, right, top, bottom }: DOMRect): void {
    const { scroller, still } = this.#host
    const { x, y } = this.at
    const by = (value: number, low: number, high: number): number =>
      value < low + EDGE_PX ? -EDGE_SPEED : value > high - EDGE_PX ? EDGE_SPEED : 0
    const beside = (edge: number, pixels: number): number => edge + Math.max(0, pixels - EDGE_PX)
    const [dx, dy] = [by(x, beside(left, still.x), right), by(y, beside(top, still.y), bottom)]
    if (dx !== 0) scroller.scrollLeft += dx
    if (dy !== 0) scroller.scrollTop += dy
  }

  /** Reads before writing: a read after a write costs a layout. */
  readonly #tick = (): void => {
    this.#frame = requestAnimationFrame(this.#tick)
    const around = this.#around()
    if (around) this.#scroll(around)
    this.place = around && this.#host.placeAt(this.at, this.item)
    this.#ghost?.moveTo(this.at, this.place ? this.#host.getText(this.place) : '')
    this.#host.draw(this.place)
  }

  end(): void {
    cancelAnimationFrame(this.#frame)
    this.place = this.#around() && this.#host.placeAt(this.at, this.item)
    this.#ghost?.remove()
    delete this.#source.dataset['dragged']
    delete this.#host.root.dataset['dragging']
    this.#host.draw(null)
  }
}

interface Pressed<Item> {
  readonly element: HTMLElement
  readonly item: Item
  readonly at: Point
  readonly id: number
  readonly timer: number
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** By mouse and, after a short press, by touch. A drag outlives its element. Returns the cleanup function. */
export function beginDrags<Item extends { readonly kind: string }, Place>(host: DragHost<Item, Place>): () => void {
  const { root } = host
  let pressed: Pressed<Item> | null = null
  let drag: Drag<Item, Place> | null = null
  let wasDragged = false

  // Registered in advance and not passive: a drag must not scroll.
  const onTouchMove = (event: TouchEvent): void => {
    if (drag && event.cancelable) event.preventDefault()
  }
  const release = (): void => {
    if (pressed) clearTimeout(pressed.timer)
    pressed = null
  }
  const start = (point: Point): void => {
    if (!pressed || drag) return
    drag = new Drag(host, pressed.item, pressed.element, point)
    root.setPointerCapture?.(pressed.id)
  }
  const cancel = (): void => {
    release()
    if (!drag) return
    drag.end()
    drag = null
    wasDragged = true
  }

  const onDown = (event: PointerEvent): void => {
    wasDragged = false
    if (event.button !== 0 || drag) return
    const target = event.target as HTMLElement
    const element = target.closest<HTMLElement>('[data-drag]')
    const at = pointOf(event)
    const item = element && host.take(element, target.closest('[data-edge]') !== null, at)
    if (!element || !item) return
    // Touch events go to the touched element, even after its removal.
    target.addEventListener('touchmove', onTouchMove, { passive: false })
    const timer = event.pointerType === 'mouse' ? 0 : window.setTimeout(() => start(at), PRESS_MS)
    pressed = { element, item, at, id: event.pointerId, timer }
  }
  const onMove = (event: PointerEvent): void => {
    const at = pointOf(event)
    if (drag) drag.at = at
    else if (pressed) {
      const far = Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) > START_PX
      if (far && event.pointerType === 'mouse') start(pressed.at)
      else if (far) release()
    } else if (host.book && event.pointerType === 'mouse') host.draw(host.emptyAt?.(event) ?? null, true)
  }
  const onUp = (event: PointerEvent): void => {
    release()
    if (!drag) return
    drag.at = pointOf(event)
    const ended = drag
    drag = null
    ended.end()
    wasDragged = true
    host.drop(ended.item, ended.place)
  }
  const onLeave = (): void => {
    if (!drag) host.draw(null)
  }
  const onClick = (event: MouseEvent): void => {
    if (wasDragged) {
      wasDragged = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const place = host.book && host.emptyAt?.(event)
    if (place) host.book?.(place)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !drag) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  const onMenu = (event: Event): void => {
    if (drag) event.preventDefault()
  }
  const ending = new AbortController()
  const { signal } = ending
  root.addEventListener('pointerdown', onDown, { signal })
  root.addEventListener('pointermove', onMove, { signal })
  root.addEventListener('pointerup', onUp, { signal })
  root.addEventListener('pointercancel', cancel, { signal })
  root.addEventListener('pointerleave', onLeave, { signal })
  root.addEventListener('click', onClick, { capture: true, signal })
  root.addEventListener('contextmenu', onMenu, { signal })
  root.addEventListener('touchmove', onTouchMove, { passive: false, signal })
  window.addEventListener('keydown', onKey, { capture: true, signal })
  return () => {
    cancel()
    ending.abort()
  }
}
