import { deleteProblem } from '@callout/contracts/jobs/deleteProblem'
import { jobStatus } from '@callout/contracts/jobs/status'
import type { DeletableJob } from './deletes.ts'

/** Why this job cannot be deleted, as far as its row tells; null where it can. The backend has the last word. */
export const deleteProblemOf = ({ invoiceStatus, status }: DeletableJob): string | null =>
  deleteProblem({ isInvoiced: invoiceStatus !== null, statuses: status ? [jobStatus[status].code] : [] })
