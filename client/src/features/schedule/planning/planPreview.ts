import type { DayPlan } from '@callout/contracts/jobs/planning/planDay'
import { createContext, startTransition, useContext, useEffect } from 'react'
import type { BoardVisitFragment } from '../shared/board.generated.ts'
import { UNASSIGNED, type PlanPreview, type Proposal } from '../board/boardStore.ts'
import { type DayRuler, minuteOf } from '../board/dayRuler.ts'
import type { PlanOrder } from './planBulk.ts'

type ShowPreview = (preview: PlanPreview | null) => void

const PlanPreviewContext = createContext<ShowPreview | null>(null)
export const PlanPreviewProvider = PlanPreviewContext.Provider

/** Whether there is a board that shows the preview of a plan. */
export const useHasPreview = (): boolean => useContext(PlanPreviewContext) !== null

/** Shows a plan on the board for as long as the caller is mounted. */
export function usePlanPreview(preview: PlanPreview | null): void {
  const show = useContext(PlanPreviewContext)
  useEffect(() => startTransition(() => show?.(preview)), [show, preview])
  useEffect(() => () => show?.(null), [show])
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
