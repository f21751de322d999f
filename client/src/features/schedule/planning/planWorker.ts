import { planDay } from '../planner/planDay.ts'
import type { PlanRequest } from './usePlan.ts'

/** Plans off the main thread. */
addEventListener('message', ({ data: { visits, people, options } }: MessageEvent<PlanRequest>) =>
  postMessage(planDay(visits, people, options)),
)
