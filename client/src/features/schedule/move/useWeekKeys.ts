import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { nameOf } from '../../visits/boardJob.ts'
import { liftPress, liftWords, taken } from './lifting.ts'
import { stuckWords } from './moves.ts'
import { placeOfField } from './useWeekDrags.ts'
import type { WeekPlace } from './weekMoves.ts'

interface Lifted {
  /** The visit when it was lifted. */
  readonly of: BoardVisitFragment
  readonly from: WeekPlace
  readonly at: WeekPlace
}

interface WeekKeys {
  readonly table: RefObject<HTMLTableElement | null>
  readonly laneIds: readonly string[]
  readonly dates: readonly string[]
  placeWords(this: void, place: WeekPlace): string
  find(visitId: string): BoardVisitFragment | undefined
  canMove(of: BoardVisitFragment): boolean
  isPending(visitId: string): boolean
  /** Shows its place before the drop; null: at its current place. */
  show(of: BoardVisitFragment, from: WeekPlace, at: WeekPlace | null): void
  drop(of: BoardVisitFragment, from: WeekPlace, to: WeekPlace): void
}

const steps: Readonly<Record<string, readonly [days: number, lanes: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const visitsIn = (inside: ParentNode): HTMLElement[] => [...inside.querySelectorAll<HTMLElement>('[data-visit]')]

/** The visit that an arrow key moves to: in the same cell, or in the next cell with visits. */
function nextVisit(table: HTMLTableElement, button: HTMLElement, key: string): HTMLElement | undefined {
  const field = button.closest('td')
  const step = steps[key]
  if (!field || !step) return undefined
  const [days, lanes] = step
  const own = visitsIn(field)
  const beside = lanes === 0 ? undefined : own[own.indexOf(button) + lanes]
  if (beside) return beside
  let { rowIndex } = field.parentElement as HTMLTableRowElement
  let { cellIndex } = field
  for (;;) {
    rowIndex += lanes
    cellIndex += days
    const next = table.rows[rowIndex]?.cells[cellIndex]
    if (!next) return undefined
    const found = visitsIn(next)
    if (found.length > 0) return lanes < 0 ? found.at(-1) : found[0]
  }
}

const placed = ({ laneId, date }: WeekPlace, visitId: string, table: HTMLTableElement | null): HTMLElement | undefined =>
  visitsIn(table ?? document).find((one) => {
    const field = one.closest('td')
    return one.dataset['visit'] === visitId && field?.dataset['lane'] === laneId && field.dataset['date'] === date
  })

/** Keyboard control of the week: one tab stop, arrows, and moving by Space, arrows and Enter, with announcements. */
export function useWeekKeys(keys: WeekKeys) {
  const { table, laneIds, dates, placeWords: words } = keys
  const hintId = useId()
  const [said, setSaid] = useState('')
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [stopId, setStopId] = useState<string | null>(null)
  useEffect(() => {
    const all = visitsIn(table.current ?? document.createElement('table'))
    const entry = all.find((one) => one.dataset['visit'] === stopId) ?? all[0]
    for (const one of all) one.tabIndex = one === entry ? 0 : -1
  })
  const focus = (place: WeekPlace, visitId: string): void => placed(place, visitId, table.current)?.focus()

  const lift = (of: BoardVisitFragment, from: WeekPlace): void => {
    if (!keys.canMove(of)) return setSaid(stuckWords(of))
    if (keys.isPending(of.id)) return setSaid(liftWords.busy(nameOf(of)))
    setLifted({ of, from, at: from })
    setSaid(liftWords.lifted(nameOf(of), words(from)))
  }
  const nudge = ({ of, from, at }: Lifted, [days, lanes]: readonly [number, number]): void => {
    const date = dates[dates.indexOf(at.date) + days]
    const laneId = laneIds[laneIds.indexOf(at.laneId) + lanes]
    if (date === undefined || laneId === undefined) return
    const next = { laneId, date }
    // Synchronous: another cell renders another element, which the next key needs.
    flushSync(() => {
      keys.show(of, from, next)
      setLifted({ of, from, at: next })
      setSaid(words(next))
    })
    focus(next, of.id)
  }
  const end = ({ of, from, at }: Lifted, isDrop: boolean): void => {
    flushSync(() => {
      setLifted(null)
      setSaid(isDrop ? liftWords.dropped(`on ${words(at)}`) : liftWords.putBack(nameOf(of)))
      if (isDrop) keys.drop(of, from, at)
      else keys.show(of, from, null)
    })
    if (!isDrop) focus(from, of.id)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-visit]')
    const field = button?.closest('td')
    if (!button || !field || !table.current) return
    const step = steps[event.key]
    const press = liftPress(event.key, lifted !== null)
    if (press) taken(event)
    if (lifted) {
      if (press === 'move cancelled' || press === 'drop') end(lifted, press === 'drop')
      if (press === 'move' && step) nudge(lifted, step)
      return
    }
    if (press === 'lift') {
      const of = keys.find(button.dataset['visit'] ?? '')
      if (of) lift(of, placeOfField(field))
      return
    }
    const next = nextVisit(table.current, button, event.key)
    if (!next) return
    taken(event)
    next.focus()
  }
  return {
    hintId,
    said,
    isLifted: lifted !== null,
    on: {
      onKeyDown,
      // Space activates a button on keyup.
      onKeyUp: (event: KeyboardEvent): void => {
        if (event.key === ' ') event.preventDefault()
      },
      onFocus: ({ target }: { readonly target: EventTarget }): void => {
        const { visit } = (target as HTMLElement).dataset
        if (visit !== undefined) setStopId(visit)
      },
    },
  }
}
