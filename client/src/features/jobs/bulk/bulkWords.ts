import { jobNumberOf } from '../../../parts/jobs/jobName.ts'
import type { RefusedRow } from '../../../kit/bulk/RefusedList.tsx'
import { counted } from '../../../kit/list/words.ts'
import type { BulkOrder } from './bulkOrder.ts'

interface RefusedJob {
  readonly job: { readonly id: string; readonly jobNumber: string | null; readonly title: string | null }
  readonly message: string
}

type Kind = BulkOrder['kind']

export const jobNoun = { one: 'job', many: 'jobs' } as const

export const jobsWord = (count: number): string => counted(jobNoun, count)

/** A job that was not changed, as a list of them shows it. */
export const refusedRow = ({ job, message }: RefusedJob): RefusedRow => ({
  id: job.id,
  name: jobNumberOf(job),
  title: job.title,
  message,
})

const done: Readonly<Record<Kind, string>> = { assign: 'assigned', reschedule: 'moved', cancel: 'cancelled' }
const verb: Readonly<Record<Kind, string>> = { assign: 'Assign', reschedule: 'Reschedule', cancel: 'Cancel' }

/** "Reschedule 3 jobs". */
export const titleFor = (kind: Kind, count: number): string => `${verb[kind]} ${jobsWord(count)}`

/** "22 jobs moved". */
export const doneWords = (kind: Kind, count: number): string => `${jobsWord(count)} ${done[kind]}`

/** "3 jobs couldn’t be moved". */
export const refusedWords = (kind: Kind, count: number): string => `${jobsWord(count)} couldn’t be ${done[kind]}`

/** "3 jobs not moved yet": what a run that ended early left. */
export const leftWords = (kind: Kind, count: number): string => `${jobsWord(count)} not ${done[kind]} yet`

/** "3 jobs sent, not confirmed yet". */
export const sentWords = (count: number): string => `${jobsWord(count)} sent, not confirmed yet`

/** "4 jobs unchanged": what a stop left. */
export const stoppedWords = (count: number): string => `${jobsWord(count)} unchanged`

/** What the Undo of the toast will take back, where that is not all of it. */
export const undoWords = (kind: Kind, count: number, undoable: number): string =>
  undoable === count ? doneWords(kind, count) : `${doneWords(kind, count)}. ${undoable} can be undone`
