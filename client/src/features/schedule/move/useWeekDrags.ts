import { type RefObject, useEffect, useRef } from 'react'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { beginDrags } from './drag.ts'
import type { WeekPlace } from './weekMoves.ts'

/** Size of the sticky headers in pixels, as in the style sheet. */
const STILL = { x: 168, y: 36 }

interface Item {
  readonly kind: 'move'
  readonly of: BoardVisitFragment
  readonly from: WeekPlace
}

interface WeekDrags {
  find(visitId: string): BoardVisitFragment | undefined
  drop(of: BoardVisitFragment, from: WeekPlace, to: WeekPlace | null): void
  formatPlace(place: WeekPlace): string
}

const fieldIn = (element: Element | null | undefined): HTMLElement | null => element?.closest<HTMLElement>('td[data-date]') ?? null

export const placeOfField = ({ dataset }: HTMLElement): WeekPlace => ({ laneId: dataset['lane'] ?? '', date: dataset['date'] ?? '' })

export function useWeekDrags(scroller: RefObject<HTMLElement | null>, drags: WeekDrags): void {
  const latest = useRef(drags)
  useEffect(() => {
    latest.current = drags
  })
  useEffect(() => {
    const root = scroller.current
    if (!root) return undefined
    let over: HTMLElement | null = null
    return beginDrags<Item, WeekPlace>({
      root,
      scroller: root,
      still: STILL,
      take: (element) => {
        const of = latest.current.find(element.dataset['visit'] ?? '')
        const field = fieldIn(element)
        return of && field ? { kind: 'move', of, from: placeOfField(field) } : null
      },
      ghostOf: () => 'held',
      getText: (place) => latest.current.formatPlace(place),
      placeAt: ({ x, y }) => {
        const field = fieldIn(document.elementFromPoint(x, y))
        return field && root.contains(field) ? placeOfField(field) : null
      },
      draw: (place) => {
        const field =
          place &&
          [...root.querySelectorAll<HTMLElement>(`td[data-date="${place.date}"]`)].find(({ dataset }) => dataset['lane'] === place.laneId)
        if (field === over) return
        if (over) delete over.dataset['over']
        if (field) field.dataset['over'] = ''
        over = field ?? null
      },
      drop: ({ of, from }, place) => latest.current.drop(of, from, place),
    })
  }, [scroller])
}
