import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { snapped, type Stretch } from '../board/dayRuler.ts'
import type { DragHost } from './drag.ts'
import type { Point } from './ghost.ts'
import { type LaneKind, laneShapes, type LaneSizes } from '../board/lanes.ts'
import { laneAt } from '../board/packing.ts'

const SHORTEST = 15

/** A visit dragged to another lane keeps its time within this many pixels. */
const SLIP_PX = 12

export interface Dragged extends Stretch {
  readonly kind: 'move' | 'stretch' | 'tray'
  readonly id: string
  /** null: the tray. */
  readonly laneId: string | null
  /** The visit when the drag started, regardless of later updates; null: a job of the tray. */
  readonly of: BoardVisitFragment | null
}

/** With the minute under the pointer when the drag started; null: a job of the tray, which has no place yet. */
interface Grabbed extends Dragged {
  readonly grabbed: number | null
}

export interface DropTarget extends Stretch {
  readonly laneId: string
}

export interface GridActions {
  /** The drag that a pointer press starts; null: none. */
  take(element: HTMLElement, isEnd: boolean): Dragged | null
  drop(dragged: Dragged, dropTarget: DropTarget | null): void
  format(dropTarget: Stretch): string
  formatPlace(this: void, dropTarget: DropTarget): string
  /** Books an empty slot. undefined: not permitted. */
  book?: ((at: DropTarget) => void) | undefined
  bookLength(): number
  open(visitId: string, element: HTMLElement): void
}

interface GridParts {
  readonly root: HTMLElement
  readonly scroller: HTMLElement
  readonly lanes: HTMLElement
  readonly box: HTMLElement
  readonly kind: LaneKind
  readonly mayBook: boolean
  latest(this: void): { readonly stretch: Stretch; readonly step: number; readonly sizes: LaneSizes; readonly actions: GridActions }
}

/** Draws the drop target. Writes only changed styles: each write costs a layout. */
function drawBox({ box, kind, latest }: GridParts, dropTarget: DropTarget | null, isOffer: boolean): void {
  const { stretch, sizes, actions } = latest()
  const place = dropTarget ? sizes.ids.indexOf(dropTarget.laneId) : -1
  if (!dropTarget || place === -1) {
    if (!box.hidden) box.hidden = true
    return
  }
  const { head } = laneShapes[kind]
  const part = (minutes: number): string => `calc((100% - ${head}px) * ${minutes / (stretch.to - stretch.from)})`
  const [at, length] = [`calc(${head}px + ${part(dropTarget.from - stretch.from)})`, part(dropTarget.to - dropTarget.from)]
  const [top, size] = [`${sizes.tops[place] ?? 0}px`, `${sizes.sizes[place] ?? 0}px`]
  const next = kind === 'across' ? { left: at, width: length, top, height: size } : { top: at, height: length, left: top, width: size }
  const key = JSON.stringify([next, isOffer])
  if (box.dataset['at'] !== key) {
    box.dataset['at'] = key
    box.dataset['offer'] = String(isOffer)
    Object.assign(box.style, next)
    if (box.firstElementChild) box.firstElementChild.textContent = actions.format(dropTarget)
  }
  if (box.hidden) box.hidden = false
}

/** Drag and drop between the lanes of a day, in both directions. */
export function dayDrags(parts: GridParts): DragHost<Grabbed, DropTarget> {
  const { root, scroller, lanes, kind, mayBook, latest } = parts
  const { head, axis } = laneShapes[kind]
  const along = ({ x, y }: Point): number => (kind === 'across' ? x : y)
  const across = ({ x, y }: Point): number => (kind === 'across' ? y : x)
  const pixels = (): number => {
    const { width, height } = lanes.getBoundingClientRect()
    return along({ x: width, y: height }) - head
  }
  const minuteAt = (at: Point): number => {
    const { from, to } = latest().stretch
    const { left, top } = lanes.getBoundingClientRect()
    return from + ((along(at) - along({ x: left, y: top }) - head) / pixels()) * (to - from)
  }
  const emptyAt = (event: MouseEvent): DropTarget | null => {
    const track = (event.target as HTMLElement).closest<HTMLElement>('[data-track]')
    if (!track || track !== event.target) return null
    const { step, actions } = latest()
    const first = Math.floor(minuteAt({ x: event.clientX, y: event.clientY }) / step) * step
    return { laneId: track.dataset['track'] as string, from: first, to: first + actions.bookLength() }
  }
  return {
    root,
    scroller,
    still: kind === 'across' ? { x: head, y: axis } : { x: axis, y: head },
    take: (element, isEnd, at) => {
      const dragged = latest().actions.take(element, isEnd)
      return dragged && { ...dragged, grabbed: dragged.kind === 'tray' ? null : minuteAt(at) }
    },
    ghostOf: ({ kind: what }) => (what === 'stretch' ? null : what === 'tray' ? 'above' : 'held'),
    getText: (dropTarget) => latest().actions.formatPlace(dropTarget),
    placeAt: (at, dragged) => {
      const { stretch, sizes, step } = latest()
      const { from, to, laneId, grabbed } = dragged
      // The difference is snapped, not the time: a visit at 1:15 stays on the quarter hour.
      const moved = grabbed === null ? 0 : minuteAt(at) - grabbed
      if (dragged.kind === 'stretch')
        return laneId === null ? null : { laneId, from, to: Math.max(from + Math.min(SHORTEST, step), to + snapped(moved, step)) }
      const { left, top } = lanes.getBoundingClientRect()
      const place = laneAt(sizes.tops, sizes.total, Math.min(across(at) - across({ x: left, y: top }), sizes.total - 1))
      if (place === null) return null
      const target = sizes.ids[place] as string
      const slip = (SLIP_PX / pixels()) * (stretch.to - stretch.from)
      const by = target !== laneId && Math.abs(moved) < slip ? 0 : snapped(moved, step)
      const start = Math.max(0, grabbed === null ? snapped(minuteAt(at), step) : from + by)
      return { laneId: target, from: start, to: start + (to - from) }
    },
    draw: (dropTarget, isOffer = false) => drawBox(parts, dropTarget, isOffer),
    drop: ({ grabbed: _, ...dragged }, dropTarget) => latest().actions.drop(dragged, dropTarget),
    emptyAt,
    ...(mayBook && { book: (dropTarget: DropTarget) => latest().actions.book?.(dropTarget) }),
  }
}
