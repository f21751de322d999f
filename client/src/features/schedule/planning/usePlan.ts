import { type DayPlan, planDay, type PlanOptions } from '@callout/contracts/jobs/planning/planDay'
import type { PlanPerson, PlanVisit } from '@callout/contracts/jobs/planning/route'
import { useInWorker, type WorkerTask } from './useInWorker.ts'

/** What is to be planned. */
export interface PlanRequest {
  readonly visits: readonly PlanVisit[]
  readonly people: readonly PlanPerson[]
  readonly options: PlanOptions
}

const dayTask: WorkerTask<PlanRequest, DayPlan> = {
  startWorker: () => new Worker(new URL('planWorker.ts', import.meta.url), { type: 'module' }),
  compute: ({ visits, people, options }) => planDay(visits, people, options),
}

/** The latest plan; `isStale` while that of the present request is computed. */
export function usePlan(request: PlanRequest | null): { readonly plan: DayPlan | null; readonly isStale: boolean } {
  const { output, isStale } = useInWorker(request, dayTask)
  return { plan: output, isStale }
}
