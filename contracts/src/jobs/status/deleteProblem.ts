import { isUnderWay, type JobStatusCode } from './status.ts'

interface Deletable {
  readonly isInvoiced: boolean
  /** Of the visits that would go, or of the job they belong to. */
  readonly statuses: readonly JobStatusCode[]
}

/** Why a job, or some of its visits, cannot be deleted; null where they can: nobody is on the way, and no invoice names it. */
export function deleteProblem({ isInvoiced, statuses }: Deletable): string | null {
  if (isInvoiced) return 'This job has an invoice, so it can’t be deleted.'
  return statuses.some(isUnderWay) ? 'A visit of this job is in progress, so the job can’t be deleted.' : null
}
