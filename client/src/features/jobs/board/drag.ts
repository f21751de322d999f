import { snapped } from './dayRuler.ts'
import { drawBox, type DragHost, type Dragged, type Held } from './dragHost.ts'
import { Ghost, type Point } from './ghost.ts'
import { laneAt } from './packing.ts'

const START_PX = 4
const PRESS_MS = 350
const EDGE_PX = 48
const EDGE_SPEED = 14
const SHORTEST = 15

class Drag {
  at: Point
  held: Held | null = null
  readonly dragged: Dragged
  readonly #host: DragHost
  readonly #source: HTMLElement
  readonly #ghost: Ghost | null
  readonly #grabbed: number
  #frame = 0

  constructor(host: DragHost, dragged: Dragged, source: HTMLElement, at: Point) {
    this.#host = host
    this.dragged = dragged
    this.#source = source
    this.at = at
    this.#ghost = dragged.kind === 'stretch' ? null : new Ghost(source, at)
    // A visit is held where it was taken, a job of the tray at its beginning.
    this.#grabbed = dragged.kind === 'move' ? this.#minuteAt(at.x) - dragged.from : 0
    source.dataset['dragged'] = ''
    host.root.dataset['dragging'] = dragged.kind
    this.#tick()
  }

  #minuteAt(x: number): number {
    const { lanes, headWidth } = this.#host
    const { from, to } = this.#host.stretch()
    const { left, width } = lanes.getBoundingClientRect()
    return from + ((x - left - headWidth) / (width - headWidth)) * (to - from)
  }

  #place(): Held | null {
    const { scroller, lanes } = this.#host
    const outer = scroller.getBoundingClientRect()
    const { x, y } = this.at
    if (x < outer.left || x > outer.right || y < outer.top || y > outer.bottom) return null
    const { from, to, laneId, kind } = this.dragged
    const step = this.#host.step()
    if (kind === 'stretch') {
      const end = Math.max(from + Math.min(SHORTEST, step), snapped(this.#minuteAt(x), step))
      return laneId === null ? null : { laneId, from, to: end }
    }
    const { ids, tops, total } = this.#host.tops()
    const place = laneAt(tops, total, Math.min(y - lanes.getBoundingClientRect().top, total - 1))
    if (place === null) return null
    const start = snapped(Math.max(0, this.#minuteAt(x) - this.#grabbed), step)
    return { laneId: ids[place] as string, from: start, to: start + (to - from) }
  }

  #scroll(): void {
    const { scroller, headWidth } = this.#host
    const { left, right, top, bottom } = scroller.getBoundingClientRect()
    const { x, y } = this.at
    if (x < left || x > right || y < top || y > bottom) return
    const by = (value: number, low: number, high: number): number =>
      value < low + EDGE_PX ? -EDGE_SPEED : value > high - EDGE_PX ? EDGE_SPEED : 0
    const [dx, dy] = [by(x, left + headWidth - EDGE_PX, right), by(y, top, bottom)]
    if (dx !== 0 || dy !== 0) scroller.scrollBy(dx, dy)
  }

  readonly #tick = (): void => {
    this.#frame = requestAnimationFrame(this.#tick)
    this.#scroll()
    this.#ghost?.moveTo(this.at)
    this.held = this.#place()
    drawBox(this.#host, this.held)
  }

  end(): void {
    cancelAnimationFrame(this.#frame)
    this.held = this.#place()
    this.#ghost?.remove()
    delete this.#source.dataset['dragged']
    delete this.#host.root.dataset['dragging']
    drawBox(this.#host, null)
  }
}

/** Lets what is in the lanes and in the tray be dragged, by mouse and, after a short press, by finger. Returns how to end that. */
export function beginDrags(host: DragHost): () => void {
  const { root } = host
  let pressed: { element: HTMLElement; dragged: Dragged; at: Point; id: number; timer: number } | null = null
  let drag: Drag | null = null
  let wasDragged = false

  const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
  const release = (): void => {
    if (pressed) clearTimeout(pressed.timer)
    pressed = null
  }
  const start = (point: Point): void => {
    if (!pressed || drag) return
    drag = new Drag(host, pressed.dragged, pressed.element, point)
    root.setPointerCapture?.(pressed.id)
  }
  const cancel = (): void => {
    release()
    if (!drag) return
    drag.end()
    drag = null
    wasDragged = true
  }
  const emptyPlace = (event: PointerEvent | MouseEvent): Held | null => {
    const track = (event.target as HTMLElement).closest<HTMLElement>('[data-track]')
    if (!track || track !== event.target) return null
    const { left, width } = track.getBoundingClientRect()
    const { from, to } = host.stretch()
    const step = host.step()
    const first = Math.floor((from + ((event.clientX - left) / width) * (to - from)) / step) * step
    return { laneId: track.dataset['track'] as string, from: first, to: first + host.bookLength() }
  }

  const onDown = (event: PointerEvent): void => {
    wasDragged = false
    if (event.button !== 0 || drag) return
    const target = event.target as HTMLElement
    const element = target.closest<HTMLElement>('[data-drag]')
    const dragged = element && host.take(element, target.closest('[data-edge]') !== null)
    if (!element || !dragged) return
    const point = at(event)
    const timer = event.pointerType === 'mouse' ? 0 : window.setTimeout(() => start(point), PRESS_MS)
    pressed = { element, dragged, at: point, id: event.pointerId, timer }
  }
  const onMove = (event: PointerEvent): void => {
    const point = at(event)
    if (drag) drag.at = point
    else if (pressed) {
      const far = Math.hypot(point.x - pressed.at.x, point.y - pressed.at.y) > START_PX
      if (far && event.pointerType === 'mouse') start(pressed.at)
      else if (far) release()
    } else if (host.book && event.pointerType === 'mouse') drawBox(host, emptyPlace(event), true)
  }
  const onUp = (event: PointerEvent): void => {
    release()
    if (!drag) return
    drag.at = at(event)
    const ended = drag
    drag = null
    ended.end()
    wasDragged = true
    host.drop(ended.dragged, ended.held)
  }
  const onLeave = (): void => {
    if (!drag) drawBox(host, null)
  }
  const onClick = (event: MouseEvent): void => {
    if (wasDragged) {
      wasDragged = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const place = host.book && emptyPlace(event)
    if (place) host.book?.(place)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !drag) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  // Registered beforehand and not passive: a press that has become a drag must not scroll.
  const onTouchMove = (event: TouchEvent): void => {
    if (drag) event.preventDefault()
  }
  root.addEventListener('pointerdown', onDown)
  root.addEventListener('pointermove', onMove)
  root.addEventListener('pointerup', onUp)
  root.addEventListener('pointercancel', cancel)
  root.addEventListener('pointerleave', onLeave)
  root.addEventListener('click', onClick, true)
  root.addEventListener('touchmove', onTouchMove, { passive: false })
  window.addEventListener('keydown', onKey, true)
  return () => {
    cancel()
    root.removeEventListener('pointerdown', onDown)
    root.removeEventListener('pointermove', onMove)
    root.removeEventListener('pointerup', onUp)
    root.removeEventListener('pointercancel', cancel)
    root.removeEventListener('pointerleave', onLeave)
    root.removeEventListener('click', onClick, true)
    root.removeEventListener('touchmove', onTouchMove)
    window.removeEventListener('keydown', onKey, true)
  }
}
