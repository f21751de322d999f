import { type DayPlan, planDay, type PlanOptions } from '../planner/planDay.ts'
import type { PlanPerson, PlanVisit } from '../planner/route.ts'
import { useInWorker, type WorkerTask } from './useInWorker.ts'

export interface PlanRequest {
  /** The absent person whose visits are taken over; null: none. */
  readonly absentId: string | null
  readonly visits: readonly PlanVisit[]
  readonly people: readonly PlanPerson[]
  readonly options: PlanOptions
}

const dayTask: WorkerTask<PlanRequest, DayPlan> = {
  startWorker: () => new Worker(new URL('planWorker.ts', import.meta.url), { type: 'module' }),
  compute: ({ visits, people, options }) => planDay(visits, people, options),
}

/** The latest plan for the same absent person; `isStale` while that of the present request is computed. */
export function usePlan(request: PlanRequest | null): { readonly plan: DayPlan | null; readonly isStale: boolean } {
  const { input, output, isStale } = useInWorker(request, dayTask)
  return { plan: input?.absentId === request?.absentId ? output : null, isStale }
}
