import { planDay } from '@callout/contracts/jobs/planning/planDay'
import type { PlanRequest } from './usePlan.ts'

/** Plans off the main thread. */
addEventListener('message', ({ data: { visits, people, options } }: MessageEvent<PlanRequest>) =>
  postMessage(planDay(visits, people, options)),
)
