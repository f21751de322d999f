import type { JobAction, JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

/** Most likely next actions, best first. */
const nextSteps: Readonly<Record<JobStatus, readonly JobAction[]>> = {
  UNSCHEDULED: ['SCHEDULE', 'ASSIGN'],
  UNASSIGNED: ['ASSIGN'],
  DECLINED: ['ASSIGN'],
  ASSIGNED: ['ON_THE_WAY', 'REACHED', 'START'],
  ON_THE_WAY: ['REACHED', 'START'],
  REACHED: ['START'],
  STARTED: ['FINISH', 'CREATE_INVOICE'],
  INVOICE_CREATED: ['FINISH'],
  COMPLETED: ['CREATE_INVOICE'],
  CANCELLED: ['REOPEN'],
}

/** The primary action; null if there is none. A finished job with an invoice is done. */
export const nextStepOf = (actions: readonly JobAction[], status: JobStatus | null, hasInvoice: boolean): JobAction | null =>
  (status ? nextSteps[status] : []).find((action) => actions.includes(action) && !(action === 'CREATE_INVOICE' && hasInvoice)) ?? null
