import { planDay } from '../planner/planDay.ts'
import type { PlanRequest } from './usePlan.ts'

addEventListener('message', ({ data: { visits, people, options } }: MessageEvent<PlanRequest>) =>
  postMessage(planDay(visits, people, options)),
)
