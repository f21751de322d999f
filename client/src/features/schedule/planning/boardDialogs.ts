export { PushDialog } from '../move/PushDialog.tsx'
export { GapDialog } from './GapDialog.tsx'
export { PlanDialog } from './PlanDialog.tsx'
export { WeekPlanDialog } from './WeekPlanDialog.tsx'
