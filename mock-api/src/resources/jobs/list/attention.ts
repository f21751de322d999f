import type { CodeOf } from '@callout/contracts/codes'
import type { jobAttention } from '@callout/contracts/jobs/codes'
import { Kept, type Lasting } from '../../../kept.ts'
import { jobGroup, type JobRecord, unbilledEnd } from '../../../store/collections/jobs.ts'
import { countWhile } from '../../../store/sortedList.ts'
import type { Viewer } from '../../../viewer.ts'
import { waitingJobs } from './waitingJobs.ts'

/** What has waited longer for an invoice than 30 days is not looked at any more, in seconds. */
const BILLED_WITHIN = 30 * 86_400

function notInvoiced({ store, caller, now }: Viewer): Lasting<JobRecord[]> {
  const since = now - BILLED_WITHIN
  const waiting = store.jobs.sorted('not_invoiced', caller.company.id)
  const tooOld = countWhile(waiting, (job) => (unbilledEnd(job) ?? Infinity) < since)
  const value = waiting.slice(tooOld).filter((job) => unbilledEnd(job) !== null)
  const [first] = value
  return { value, until: ((first && unbilledEnd(first)) ?? Infinity) + BILLED_WITHIN + 1 }
}

const kept = new Kept<JobRecord[]>()

/** Those that wait for an invoice; the same list for as long as no job has changed and the clock has not. */
export function jobsToInvoice(viewer: Viewer): readonly JobRecord[] {
  const { store, caller } = viewer
  const { id } = caller.company
  const madeOf = [store.jobs.generation, store.jobs.revision('job_number', jobGroup(id))]
  return kept.of(viewer, `${id}`, madeOf, () => notInvoiced(viewer))
}

/** The company's jobs that somebody should look at for that reason. */
export const jobsToLookAt = (viewer: Viewer, reason: CodeOf<typeof jobAttention>): readonly JobRecord[] =>
  reason === 'not_invoiced' ? jobsToInvoice(viewer) : waitingJobs(viewer, reason).slice()
