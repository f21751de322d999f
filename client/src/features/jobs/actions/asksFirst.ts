import type { JobAction } from '../jobs.generated.ts'
import type { ActionTarget } from './actionTarget.ts'
import { isFinal } from './undoPlan.ts'

const withForm: readonly JobAction[] = ['SCHEDULE', 'RESCHEDULE', 'ASSIGN', 'FINISH', 'CANCEL', 'DECLINE']
const lossy: readonly JobAction[] = ['UNSCHEDULE', 'UNASSIGN', 'CREATE_INVOICE', 'REOPEN']

/** Whether a dialog comes before the action: because it needs answers, or because something would be lost for good. */
export const asksFirst = (action: JobAction, target: ActionTarget, zone: string): boolean =>
  withForm.includes(action) || (lossy.includes(action) && isFinal(action, target, zone))
