import { type RefObject, useEffect, useRef } from 'react'
import { useLatest } from '../../../components/form/useLatest.ts'
import { isKey } from '../../../lib/isKey.ts'
import { useBoard } from '../board/boardContext.ts'
import type { Stretch } from '../board/dayRuler.ts'
import { UNASSIGNED } from '../board/laneName.ts'
import type { Dragged, GridActions, DropTarget } from './dayDrags.ts'
import { firstFree } from './firstFree.ts'
import { minutesBy, placeBeside, turned } from './laneMoves.ts'
import { busyMessage, useLift } from './useLift.ts'

interface TrayKeys {
  readonly root: RefObject<HTMLElement | null>
  readonly actions: GridActions
  draw(this: void, dropTarget: DropTarget | null): void
  reveal(this: void, dropTarget: DropTarget): void
  say(this: void, message: string): void
}

interface TrayPlace extends DropTarget {
  /** The user chose the time; otherwise it is each technician's first free slot. */
  readonly isTimed: boolean
}

interface TrayJob {
  readonly handle: HTMLElement
  readonly dragged: Dragged
}

const nothing: Dragged = { kind: 'tray', id: '', laneId: null, of: null, from: 0, to: 0 }

/** The next handle after a job is dropped: the one below, else above; without one the search. */
function nextStop(handle: HTMLElement): HTMLElement | null {
  const card = handle.closest('li')
  const cards = [...(card?.parentElement?.children ?? [])]
  const place = card ? cards.indexOf(card) : 0
  const next = [...cards.slice(place + 1), ...cards.slice(0, place).toReversed()].find((item) => item.hasAttribute('data-drag'))
  return (
    (next ?? handle.closest('aside'))?.querySelector<HTMLElement>(next ? '[data-place]' : 'input[type="text"], input:not([type])') ?? null
  )
}

/** Space or Enter lifts a job to the first free slot, arrows move it, Enter or Space drops it, Escape cancels. The focus stays. */
export function useTrayKeys({ root, actions, draw, reveal, say }: TrayKeys): void {
  const { store, step, ruler, lanes: kind } = useBoard()
  /** Last drop: the next job starts after it. */
  const last = useRef<DropTarget | null>(null)

  const freeIn = (laneId: string, dragged: Stretch): TrayPlace => {
    const length = dragged.to - dragged.from
    const free = firstFree(store, laneId, length, step)
    const before = last.current
    // The last job may not be on the board yet.
    const from = before?.laneId === laneId && free.from < before.to && free.to > before.from ? before.to : free.from
    return { laneId, from, to: from + length, isTimed: false }
  }
  const lift = useLift<TrayJob, TrayPlace>({
    places: {
      find: (handle) => {
        const name = handle.dataset['place'] ?? ''
        const card = handle.closest<HTMLElement>('[data-drag]')
        const dragged = card ? actions.take(card, false) : nothing
        if (!dragged) return null
        const order = [last.current?.laneId, ...store.order()]
        const laneId = order.find((id) => id !== undefined && id !== UNASSIGNED && store.lane(id)) ?? UNASSIGNED
        const from = freeIn(laneId, dragged)
        return { item: { handle, dragged }, name, from, label: actions.formatPlace(from), blockedReason: !card && busyMessage(name) }
      },
      next: ({ item, at }, key) => {
        const place = placeBeside(at, key, { order: store.order(), step, minutes: ruler.minutes })
        if (!place) return null
        const isTimed = at.isTimed || minutesBy(key, step) !== 0
        return isTimed ? { ...place, isTimed } : freeIn(place.laneId, item.dragged)
      },
      focus: (_, place) => reveal(place),
    },
    move: {
      showsOnLift: true,
      show: (_, place) => draw(place),
      drop: ({ item: { handle, dragged }, at: { isTimed: _, ...dropTarget } }) => {
        last.current = dropTarget
        draw(null)
        nextStop(handle)?.focus()
        actions.drop(dragged, dropTarget)
      },
    },
    messages: { say, place: actions.formatPlace, preposition: 'at' },
  })

  const latest = useLatest({ lift, kind })
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const handle = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')
      const { lift: keys, kind: lanes } = latest.current
      if (!handle) return
      const isLift = !keys.isLifted && isKey(event, 'Enter')
      keys.onKey(event, isLift ? ' ' : (lanes === 'down' && turned[event.key]) || event.key)
    }
    const onLeave = (): void => latest.current.lift.cancel()
    const ending = new AbortController()
    element.addEventListener('keydown', onKey, { signal: ending.signal })
    element.addEventListener('focusout', onLeave, { signal: ending.signal })
    return () => ending.abort()
  }, [root, latest])
}
