import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { getName } from '../../visits/boardJob.ts'
import { stuckText } from './moves.ts'
import { busyMessage, stopKey, useLift } from './useLift.ts'
import { placeOfField } from './useWeekDrags.ts'
import type { WeekPlace } from './weekMoves.ts'

interface WeekKeys {
  readonly table: RefObject<HTMLTableElement | null>
  readonly laneIds: readonly string[]
  readonly dates: readonly string[]
  formatPlace(this: void, place: WeekPlace): string
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
  const ownElements = visitsIn(field)
  const beside = lanes === 0 ? undefined : ownElements[ownElements.indexOf(button) + lanes]
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
  visitsIn(table ?? document).find((item) => {
    const field = item.closest('td')
    return item.dataset['visit'] === visitId && field?.dataset['lane'] === laneId && field.dataset['date'] === date
  })

export function useWeekKeys(keys: WeekKeys) {
  const { table, laneIds, dates, formatPlace } = keys
  const hintId = useId()
  const [announcement, say] = useState('')
  const [stopId, setStopId] = useState<string | null>(null)
  useEffect(() => {
    const all = visitsIn(table.current ?? document.createElement('table'))
    const entry = all.find((item) => item.dataset['visit'] === stopId) ?? all[0]
    for (const item of all) item.tabIndex = item === entry ? 0 : -1
  })
  const lift = useLift<BoardVisitFragment, WeekPlace>({
    places: {
      find: (element) => {
        const button = element.closest<HTMLElement>('[data-visit]')
        const field = button?.closest('td')
        const of = keys.find(button?.dataset['visit'] ?? '')
        if (!field || !of) return null
        const [name, from] = [getName(of), placeOfField(field)]
        return {
          item: of,
          name,
          from,
          label: formatPlace(from),
          blockedReason: keys.canMove(of) ? keys.isPending(of.id) && busyMessage(name) : stuckText(of),
        }
      },
      next: ({ at }, key) => {
        const [days, lanes] = steps[key] ?? [0, 0]
        const date = dates[dates.indexOf(at.date) + days]
        const laneId = laneIds[laneIds.indexOf(at.laneId) + lanes]
        return date === undefined || laneId === undefined ? null : { laneId, date }
      },
      focus: ({ item }, place) => placed(place, item.id, table.current)?.focus(),
    },
    move: {
      show: ({ item, from }, place) => keys.show(item, from, place),
      drop: ({ item, from, at }) => keys.drop(item, from, at),
    },
    messages: { say, place: formatPlace, preposition: 'on' },
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-visit]')
    if (!button || !table.current || lift.onKey(event)) return
    const next = nextVisit(table.current, button, event.key)
    if (!next) return
    stopKey(event)
    next.focus()
  }
  return {
    hintId,
    announcement,
    isLifted: lift.isLifted,
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
