import { type DayPlan, planDay, type PlanOptions } from '@callout/contracts/jobs/planning/planDay'
import type { PlanPerson, PlanVisit } from '@callout/contracts/jobs/planning/route'
import { useEffect, useState } from 'react'

/** What is to be planned. */
export interface PlanRequest {
  readonly visits: readonly PlanVisit[]
  readonly people: readonly PlanPerson[]
  readonly options: PlanOptions
}

/**
 * The latest plan, computed in a worker; `isStale` while that of the present request is computed. A failed worker falls back to
 * the main thread.
 */
export function usePlan(request: PlanRequest | null): { readonly plan: DayPlan | null; readonly isStale: boolean } {
  const [answer, setAnswer] = useState<{ readonly of: PlanRequest; readonly plan: DayPlan } | null>(null)
  useEffect(() => {
    if (!request) return undefined
    const { visits, people, options } = request
    const finish = (plan: DayPlan): void => setAnswer({ of: request, plan })
    const planHere = (): void => finish(planDay(visits, people, options))
    if (typeof Worker === 'undefined') {
      const timer = setTimeout(planHere)
      return () => clearTimeout(timer)
    }
    const worker = new Worker(new URL('planWorker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<DayPlan>) => finish(data))
    worker.addEventListener('error', planHere)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage([visits, people, options])
    return () => worker.terminate()
  }, [request])
  return { plan: answer?.plan ?? null, isStale: answer?.of !== request }
}
