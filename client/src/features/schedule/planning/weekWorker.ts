import { planWeek } from '@callout/contracts/jobs/planning/planWeek'
import type { WeekRequest } from './useWeekPlan.ts'

/** Plans off the main thread. */
addEventListener('message', ({ data: { jobs, days, ...options } }: MessageEvent<WeekRequest>) => postMessage(planWeek(jobs, days, options)))
