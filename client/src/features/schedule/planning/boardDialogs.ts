/** The board's and the map's dialogs, in one chunk. */
export { PushDialog } from '../move/PushDialog.tsx'
export { GapDialog } from './GapDialog.tsx'
export { PlanDialog } from './PlanDialog.tsx'
export { WeekPlanDialog } from './WeekPlanDialog.tsx'
