import type { BulkOrder } from './bulkOrder.ts'

type Kind = BulkOrder['kind']

export const jobsWord = (count: number): string => (count === 1 ? '1 job' : `${count.toLocaleString('en')} jobs`)

const done: Readonly<Record<Kind, string>> = { assign: 'assigned', reschedule: 'moved', cancel: 'cancelled' }
const verb: Readonly<Record<Kind, string>> = { assign: 'Assign', reschedule: 'Reschedule', cancel: 'Cancel' }

/** "Reschedule 3 jobs". */
export const titleFor = (kind: Kind, count: number): string => `${verb[kind]} ${jobsWord(count)}`

const is = (count: number): string => (count === 1 ? 'is' : 'are')

/** "22 jobs are moved". */
export const doneWords = (kind: Kind, count: number): string => `${jobsWord(count)} ${is(count)} ${done[kind]}`

/** "3 jobs are not moved". */
export const refusedWords = (kind: Kind, count: number): string => `${jobsWord(count)} ${is(count)} not ${done[kind]}`

/** "3 jobs are sent, and nobody says whether they changed". */
export const sentWords = (count: number): string =>
  `${jobsWord(count)} ${is(count)} sent, and nobody says whether ${count === 1 ? 'it' : 'they'} changed`

/** "A stop left 4 jobs as they were". */
export const stoppedWords = (count: number): string =>
  `${jobsWord(count)} ${count === 1 ? 'was' : 'were'} left as ${count === 1 ? 'it was' : 'they were'}`

/** What the Undo of the toast will take back, where that is not all of it. */
export const undoWords = (kind: Kind, count: number, undoable: number): string =>
  undoable === count ? doneWords(kind, count) : `${doneWords(kind, count)}. Undo takes back ${undoable} of them`
