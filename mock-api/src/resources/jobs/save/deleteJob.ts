import { deleteProblem } from '@callout/contracts/jobs/status/deleteProblem'
import type { JobDeletion } from '@callout/contracts/jobs/jobBody'
import { getPlace, rankOf } from '@callout/contracts/jobs/visits/sortedVisits'
import { statusLabel } from '@callout/contracts/jobs/status/status'
import type { Deleted, z } from '@callout/contracts/wire/zod'
import { invalid } from '../../../http/apiError.ts'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import { isOpen, jobFromVisits } from '../actions/jobFromVisits.ts'
import { billsFromVisits } from '../actions/visitBills.ts'
import { withFiles } from './jobFiles.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { removeJob, removeVisits } from './removal.ts'
import { requireAuthority } from '../../../http/requireAuthority.ts'
import { requireVersion } from '../view/version.ts'
import { visibleJob } from '../view/visibility.ts'
import { formatVisit } from '../actions/visitText.ts'

type Input = z.output<typeof JobDeletion>

/** Visits that the scope reaches; for `future` the named one and those whose place in the series is not before it. */
function visitsInScope(visits: readonly VisitRecord[], { scope, visit_id }: Input): readonly VisitRecord[] {
  if (scope === 'all') return visits
  const named = visits.find(({ id }) => id === visit_id)
  if (!named) throw invalid({ field: 'visit_id', message: 'Choose a visit of this job' })
  if (scope === 'this') return [named]
  const from = getPlace(named) ?? ''
  return visits.filter((visit) => visit === named || rankOf(visit) >= from)
}

/** An invoice of the whole job, or one of a visit that would go. */
const isInvoiced = (job: JobRecord, inScope: readonly VisitRecord[], { scope }: Input): boolean =>
  job.invoice_id !== null || inScope.some((visit) => visit.invoice_id !== null && (scope === 'all' || isOpen(visit)))

function refuse(job: JobRecord, inScope: readonly VisitRecord[], input: Input): void {
  const { scope } = input
  const problem = deleteProblem({ isInvoiced: isInvoiced(job, inScope, input), statuses: inScope.map(({ status }) => status) })
  if (problem !== null) throw invalid({ field: 'id', message: problem })
  const [first] = inScope
  if (scope !== 'all' && first && !inScope.some(isOpen))
    throw invalid({ field: 'visit_id', message: `This visit is ${statusLabel(first.status)}, so it can’t be deleted.` })
}

function shortenJob(viewer: Viewer, job: JobRecord, removed: readonly VisitRecord[]): void {
  const { store, caller, now } = viewer
  removeVisits(viewer, removed)
  const visits = store.visits.by('job_id', job.id)
  const { status, ...fromVisits } = jobFromVisits(visits)
  const bills = billsFromVisits(job, visits)
  store.jobs.update(job.id, {
    status,
    ...fromVisits,
    ...bills,
    updated_at: now,
    updated_by: caller.user.id,
    lock_version: job.lock_version + 1,
  })
  store.history.insert({
    company_id: job.company_id,
    job_id: job.id,
    visit_id: null,
    event: 'edited',
    status,
    changes: removed.map((visit) => ({ field: 'visits', from: formatVisit(store, caller.company, visit), to: null })),
    note: null,
    actor_id: caller.user.id,
    created_at: now,
  })
}

/**
 * Answers `DELETE /jobs/{id}`. Scope `all` deletes the job with its visits; otherwise the open visits in scope, and the job with its
 * last visit. `deleted_at` is null if the job stays.
 */
export function deleteJob(viewer: Viewer, input: Input): Promise<z.input<typeof Deleted>> {
  const { store, caller, now } = viewer
  requireAuthority(caller, 'delete_jobs', 'delete jobs')
  return withFiles(store, input.id, [], () =>
    store.transaction(() => {
      const job = visibleJob(store, caller, input.id)
      requireVersion(viewer, job, undefined, input.lock_version)
      const visits = store.visits.by('job_id', job.id)
      const inScope = visitsInScope(visits, input)
      refuse(job, inScope, input)
      const removed = input.scope === 'all' ? visits : inScope.filter(isOpen)
      if (removed.length < visits.length) {
        shortenJob(viewer, job, removed)
        return { id: job.id, deleted_at: null }
      }
      removeJob(viewer, job)
      return { id: job.id, deleted_at: now }
    }),
  )
}
