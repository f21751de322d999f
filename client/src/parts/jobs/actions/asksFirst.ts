import type { JobAction } from '../jobs.generated.ts'
import type { ActionTarget } from '../actionTarget.ts'
import { isFinal } from './undoPlan.ts'

const withForm: readonly JobAction[] = ['SCHEDULE', 'RESCHEDULE', 'ASSIGN', 'FINISH', 'CANCEL', 'DECLINE']
const lossy: readonly JobAction[] = ['UNSCHEDULE', 'UNASSIGN', 'CREATE_INVOICE']

/**
 * Whether a dialog comes before the action: because it needs answers, because something would be
 * lost for good, or because it takes back what counted as over.
 */
export const asksFirst = (action: JobAction, target: ActionTarget, zone: string): boolean =>
  withForm.includes(action) || action === 'REOPEN' || (lossy.includes(action) && isFinal(action, target, zone))
