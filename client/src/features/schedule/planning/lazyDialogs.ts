import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'

const dialogs = () => import('./boardDialogs.ts')

export const GapDialog = lazyWithPreload(async () => (await dialogs()).GapDialog)
export const PlanDialog = lazyWithPreload(async () => (await dialogs()).PlanDialog)
export const PushDialog = lazyWithPreload(async () => (await dialogs()).PushDialog)
export const WeekPlanDialog = lazyWithPreload(async () => (await dialogs()).WeekPlanDialog)
