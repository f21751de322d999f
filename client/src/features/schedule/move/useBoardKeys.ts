import { flushSync } from 'react-dom'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useBoard } from '../board/boardContext.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import type { BoardStore, PlacedVisit } from '../board/boardStore.ts'
import { nameOf } from '../../visits/boardJob.ts'
import type { Stretch } from '../board/dayRuler.ts'
import type { GridActions } from './dayDrags.ts'
import { firstFree } from './firstFree.ts'
import { liftPress, liftWords, taken } from './lifting.ts'
import { laneName as nameOfLane } from '../board/laneName.ts'
import { staffAfter, stuckWords } from './moves.ts'
import { turned } from './trayKeys.ts'
import { timeWords } from '../board/visitWords.ts'
import { isKey } from '../../../lib/isKey.ts'

/** Keyboard position: a visit or a lane's header. */
interface Spot {
  readonly laneId: string
  readonly visitId: string | null
}

interface Lifted extends Stretch {
  readonly visitId: string
  /** The visit when it was lifted. */
  readonly of: BoardVisitFragment
  readonly fromLane: string
  readonly laneId: string
}

interface BoardKeys {
  readonly lanes: RefObject<HTMLDivElement | null>
  readonly actions: GridActions
  readonly order: readonly string[]
  readonly chosenId: string | null
  readonly scrollTo: (index: number) => void
}

const elementOf = (grid: HTMLElement | null, { laneId, visitId }: Spot): HTMLElement | null => {
  const found = [...(grid?.querySelectorAll<HTMLElement>(visitId === null ? '[data-head]' : '[data-visit]') ?? [])]
  return (
    found.find(({ dataset }) =>
      visitId === null ? dataset['head'] === laneId : dataset['visit'] === visitId && dataset['lane'] === laneId,
    ) ?? null
  )
}

const spotOf = (target: EventTarget): Spot | null => {
  const element = (target as HTMLElement).closest<HTMLElement>('[data-visit], [data-head]')
  if (!element) return null
  const { head, lane, visit } = element.dataset
  return head === undefined ? { laneId: lane ?? '', visitId: visit ?? null } : { laneId: head, visitId: null }
}

const middleOf = ({ from, to }: Stretch): number => (from + to) / 2

/** The lane's visit nearest in time; else its header. */
function nearest(store: BoardStore, laneId: string, minute: number): Spot {
  const visits = store.lane(laneId)?.visits ?? []
  const [best] = visits.toSorted((a, b) => Math.abs(middleOf(a) - minute) - Math.abs(middleOf(b) - minute))
  return { laneId, visitId: best?.of.id ?? null }
}

/** Keyboard control of the board: one tab stop, arrows, and moving by Space, arrows and Enter, with announcements. */
export function useBoardKeys({ lanes, actions, order, chosenId, scrollTo }: BoardKeys) {
  const { store, step, format, ruler, lanes: kind, canDrag } = useBoard()
  const hintId = useId()
  const [said, setSaid] = useState('')
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const stop = useRef<Spot | null>(null)

  // A selection made on the map is scrolled into view and becomes the keyboard position.
  const shownId = useRef<string | null>(null)
  useEffect(() => {
    if (chosenId === null || chosenId === shownId.current || stop.current?.visitId === chosenId) return
    const index = order.findIndex((id) => store.lane(id)?.visits.some(({ of }) => of.id === chosenId))
    const laneId = order[index]
    if (laneId === undefined) return
    shownId.current = chosenId
    stop.current = { laneId, visitId: chosenId }
    scrollTo(index)
    requestAnimationFrame(() =>
      elementOf(lanes.current, { laneId, visitId: chosenId })?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    )
  })
  // Sets the tab stop imperatively: re-rendering every visit would be slower than the move.
  useEffect(() => {
    const grid = lanes.current
    if (!grid) return
    const spot = stop.current && elementOf(grid, stop.current)
    const entry = spot ?? grid.querySelector<HTMLElement>('[data-visit]') ?? grid.querySelector<HTMLElement>('[data-head]')
    for (const other of grid.querySelectorAll<HTMLElement>('[tabindex="0"]')) if (other !== entry) other.tabIndex = -1
    if (entry) entry.tabIndex = 0
  })
  const focus = (spot: Spot): void => {
    stop.current = spot
    const index = order.indexOf(spot.laneId)
    if (index !== -1) scrollTo(index)
    let tries = 0
    const reach = (): void => {
      const element = elementOf(lanes.current, spot)
      if (element) {
        for (const other of lanes.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) other.tabIndex = -1
        element.tabIndex = 0
        element.focus()
      } else if ((tries += 1) < 10) requestAnimationFrame(reach)
    }
    reach()
  }
  const placedAt = ({ laneId, visitId }: Spot): PlacedVisit | undefined => store.lane(laneId)?.visits.find(({ of }) => of.id === visitId)
  const laneName = (id: string): string => nameOfLane(id, store.lane(id)?.person)

  const place = (next: Lifted): void => {
    const ids = (next.of.visit.staff ?? []).map(({ id }) => id)
    // Synchronous: another lane renders another element, which the next key needs.
    flushSync(() => {
      store.wish(next.visitId, { from: next.from, to: next.to, staffIds: staffAfter(ids, next.fromLane, next.laneId) })
      setLifted(next)
      setSaid(actions.placeWords(next))
    })
    focus({ laneId: next.laneId, visitId: next.visitId })
  }
  const lift = (visit: PlacedVisit): void => {
    if (!canDrag(visit.of)) return setSaid(stuckWords(visit.of))
    if (visit.isPending) return setSaid(liftWords.busy(nameOf(visit.of)))
    setLifted({ visitId: visit.of.id, of: visit.of, fromLane: visit.laneId, laneId: visit.laneId, from: visit.from, to: visit.to })
    setSaid(liftWords.lifted(nameOf(visit.of), `${timeWords(visit.of, format)}, ${laneName(visit.laneId)}`))
  }
  const putBack = (at: Lifted): void => {
    flushSync(() => {
      store.wish(at.visitId, null)
      setLifted(null)
      setSaid(liftWords.putBack(nameOf(at.of)))
    })
    focus({ laneId: at.fromLane, visitId: at.visitId })
  }
  const drop = (at: Lifted): void => {
    setLifted(null)
    setSaid(liftWords.dropped(`at ${actions.placeWords(at)}`))
    actions.drop(
      { kind: 'move', id: at.visitId, laneId: at.fromLane, of: at.of, from: at.from, to: at.to },
      { laneId: at.laneId, from: at.from, to: at.to },
    )
  }
  const nudge = (at: Lifted, key: string, isStretch: boolean): void => {
    const by = key === 'ArrowLeft' ? -step : key === 'ArrowRight' ? step : 0
    if (by !== 0 && isStretch) place({ ...at, to: Math.min(ruler.minutes, Math.max(at.from + step, at.to + by)) })
    else if (by !== 0 && at.from + by >= 0 && at.to + by <= ruler.minutes) place({ ...at, from: at.from + by, to: at.to + by })
    const index = order.indexOf(at.laneId) + (key === 'ArrowUp' ? -1 : 1)
    const laneId = order[index]
    if ((key === 'ArrowUp' || key === 'ArrowDown') && laneId !== undefined) place({ ...at, laneId })
  }
  const travel = (spot: Spot, key: string): Spot | null => {
    const visits = store.lane(spot.laneId)?.visits ?? []
    const at = visits.findIndex(({ of }) => of.id === spot.visitId)
    const laneIndex = order.indexOf(spot.laneId)
    const current = visits[at]
    const inLane = (index: number): Spot => ({ laneId: spot.laneId, visitId: visits[index]?.of.id ?? null })
    const toLane = (index: number): Spot | null => {
      const laneId = order[index]
      if (laneId === undefined) return null
      return current ? nearest(store, laneId, middleOf(current)) : { laneId, visitId: null }
    }
    const moves: Readonly<Record<string, () => Spot | null>> = {
      ArrowRight: () => (at + 1 < visits.length ? inLane(at + 1) : null),
      ArrowLeft: () => (at > 0 ? inLane(at - 1) : { laneId: spot.laneId, visitId: null }),
      Home: () => ({ laneId: spot.laneId, visitId: null }),
      End: () => inLane(visits.length - 1),
      ArrowDown: () => toLane(laneIndex + 1),
      ArrowUp: () => toLane(laneIndex - 1),
    }
    return moves[key]?.() ?? null
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const spot = spotOf(event.target)
    if (!spot) return
    const key = (kind === 'down' && turned[event.key]) || event.key
    const visit = placedAt(spot)
    const press = liftPress(key, lifted !== null)
    if (press && (lifted || visit)) taken(event)
    if (lifted) {
      if (press === 'move cancelled') putBack(lifted)
      if (press === 'drop') drop(lifted)
      if (press === 'move') nudge(lifted, key, event.shiftKey)
      return
    }
    if (press === 'lift' && visit) return lift(visit)
    if (isKey(event, 'Enter')) {
      taken(event)
      if (visit) return actions.open(visit.of.id, event.target as HTMLElement)
      return actions.book?.({ laneId: spot.laneId, ...firstFree(store, spot.laneId, actions.bookLength(), step) })
    }
    const next = travel(spot, key)
    if (!next) return
    taken(event)
    focus(next)
  }
  const onFocus = (event: FocusEvent): void => {
    const spot = spotOf(event.target)
    if (spot) stop.current = spot
  }
  const onClick = (event: MouseEvent): void => {
    const element = (event.target as HTMLElement).closest<HTMLElement>('[data-visit]')
    if (element?.dataset['visit']) actions.open(element.dataset['visit'], element)
  }
  return { onKeyDown, onFocus, onClick, said, say: setSaid, hintId, isLifted: lifted !== null }
}
