import { planWeek } from '../planner/planWeek.ts'
import type { WeekRequest } from './useWeekPlan.ts'

addEventListener('message', ({ data: { jobs, days, ...options } }: MessageEvent<WeekRequest>) => postMessage(planWeek(jobs, days, options)))
