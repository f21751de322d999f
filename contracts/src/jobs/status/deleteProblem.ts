import { isUnderWay, type JobStatusCode } from './status.ts'

interface Deletable {
  readonly isInvoiced: boolean
  readonly statuses: readonly JobStatusCode[]
}

/** Why a job or visits can't be deleted: a visit is under way, or an invoice exists. Null if they can. */
export function deleteProblem({ isInvoiced, statuses }: Deletable): string | null {
  if (isInvoiced) return 'This job has an invoice, so it can’t be deleted.'
  return statuses.some(isUnderWay) ? 'A visit of this job is in progress, so the job can’t be deleted.' : null
}
