import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { useBoard } from '../board/boardContext.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import type { BoardStore, PlacedVisit } from '../board/boardStore.ts'
import { getName } from '../../visits/boardJob.ts'
import type { Stretch } from '../board/dayRuler.ts'
import type { GridActions, DropTarget } from './dayDrags.ts'
import { firstFree } from './firstFree.ts'
import { laneName } from '../board/laneName.ts'
import { minutesBy, placeBeside, turned } from './laneMoves.ts'
import { staffAfter, stuckText } from './moves.ts'
import { busyMessage, stopKey, useLift } from './useLift.ts'
import { formatTime } from '../board/visitText.ts'
import { isKey } from '../../../lib/isKey.ts'

/** Keyboard position: a visit or a lane's header. */
interface Spot {
  readonly laneId: string
  readonly visitId: string | null
}

interface BoardKeys {
  readonly lanes: RefObject<HTMLDivElement | null>
  readonly actions: GridActions
  readonly order: readonly string[]
  readonly chosenId: string | null
  readonly scrollTo: (index: number) => void
  readonly say: (message: string) => void
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
export function useBoardKeys({ lanes, actions, order, chosenId, scrollTo, say }: BoardKeys) {
  const { store, step, format, ruler, lanes: kind, canDrag } = useBoard()
  const hintId = useId()
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
    for (const item of grid.querySelectorAll<HTMLElement>('[tabindex="0"]')) if (item !== entry) item.tabIndex = -1
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
        for (const item of lanes.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) item.tabIndex = -1
        element.tabIndex = 0
        element.focus()
      } else if ((tries += 1) < 10) requestAnimationFrame(reach)
    }
    reach()
  }
  const placedAt = ({ laneId, visitId }: Spot): PlacedVisit | undefined => store.lane(laneId)?.visits.find(({ of }) => of.id === visitId)
  const lift = useLift<BoardVisitFragment, DropTarget>({
    places: {
      find: (element) => {
        const spot = spotOf(element)
        const visit = spot && placedAt(spot)
        if (!visit) return null
        const { of, laneId, from, to } = visit
        const name = getName(of)
        const blockedReason = canDrag(of) ? visit.isPending && busyMessage(name) : stuckText(of)
        return {
          item: of,
          name,
          from: { laneId, from, to },
          label: `${formatTime(of, format)}, ${laneName(laneId, store.lane(laneId)?.person)}`,
          blockedReason,
        }
      },
      next: ({ at }, key, isShift) => {
        const by = minutesBy(key, step)
        if (isShift && by !== 0) return { ...at, to: Math.min(ruler.minutes, Math.max(at.from + step, at.to + by)) }
        return placeBeside(at, key, { order, step, minutes: ruler.minutes })
      },
      focus: ({ item }, { laneId }) => focus({ laneId, visitId: item.id }),
    },
    move: {
      show: ({ item, from: { laneId } }, place) => {
        const ids = (item.visit.staff ?? []).map(({ id }) => id)
        store.request(item.id, place && { from: place.from, to: place.to, staffIds: staffAfter(ids, laneId, place.laneId) })
      },
      drop: ({ item, from: { laneId }, at }) => actions.drop({ kind: 'move', id: item.id, laneId, of: item, from: at.from, to: at.to }, at),
    },
    messages: { say, place: actions.formatPlace, preposition: 'at' },
  })
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
    if (lift.onKey(event, key)) return
    if (isKey(event, 'Enter')) {
      stopKey(event)
      if (visit) return actions.open(visit.of.id, event.target as HTMLElement)
      return actions.book?.({ laneId: spot.laneId, ...firstFree(store, spot.laneId, actions.bookLength(), step) })
    }
    const next = travel(spot, key)
    if (!next) return
    stopKey(event)
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
  return { onKeyDown, onFocus, onClick, hintId, isLifted: lift.isLifted }
}
