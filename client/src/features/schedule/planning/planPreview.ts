import type { DayPlan } from '../planner/planDay.ts'
import { createContext, startTransition, useContext, useEffect, useLayoutEffect } from 'react'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { UNASSIGNED } from '../board/laneName.ts'
import type { PlanPreview, Proposal } from '../board/proposals.ts'
import { type DayRuler, minuteOf } from '../board/dayRuler.ts'
import type { PlanOrder } from './planBulk.ts'

interface PreviewHost {
  readonly place: 'schedule' | 'map'
  readonly show: (preview: PlanPreview | null) => void
}

const PlanPreviewContext = createContext<PreviewHost | null>(null)
export const PlanPreviewProvider = PlanPreviewContext.Provider

/** Where the preview of a plan is shown behind its dialog; null: nowhere. */
export const usePreviewPlace = (): PreviewHost['place'] | null => useContext(PlanPreviewContext)?.place ?? null

export function usePlanPreview(preview: PlanPreview | null): void {
  const show = useContext(PlanPreviewContext)?.show
  useEffect(() => startTransition(() => show?.(preview)), [show, preview])
  // Before the focus returns to the opener, which the preview may hide.
  useLayoutEffect(() => () => show?.(null), [show])
}

interface PreviewedDay {
  readonly visits: ReadonlyMap<string, BoardVisitFragment>
  readonly ruler: DayRuler
}

/** Where the order puts its visits on the board. Visits that the user has just excluded stay out until the next plan. */
export function previewOf(
  plan: DayPlan,
  { slots, unassigned }: Pick<PlanOrder, 'slots' | 'unassigned'>,
  { visits, ruler }: PreviewedDay,
  excluded: ReadonlySet<string>,
): PlanPreview {
  const planned = new Map(plan.visits.map((item) => [item.visit.id, item]))
  return new Map(
    [...slots.keys(), ...unassigned].flatMap((id): [string, Proposal][] => {
      const item = planned.get(id)
      const { startAt = null, endAt = null } = visits.get(id)?.visit ?? {}
      if (excluded.has(id)) return []
      if (item && slots.has(id)) return [[id, { from: item.from, to: item.from + item.visit.minutes, laneIds: [item.personId] }]]
      if (startAt === null) return []
      const from = minuteOf(ruler, startAt)
      const to = endAt === null ? from + 60 : minuteOf(ruler, endAt)
      return [[id, { from, to, laneIds: unassigned.has(id) ? [UNASSIGNED] : [] }]]
    }),
  )
}
