import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { jobInStatus, OWNER_TOKEN, ownerSignedIn } from '../../states.ts'
import { acting } from './manageJob.ts'

/** Names of the visit statuses in the product, with their words in error messages. */
const statuses = {
  0: ['UNASSIGNED', 'Unassigned'],
  1: ['ASSIGNED', 'Assigned'],
  2: ['ON_THE_WAY', 'Staff On The Way'],
  3: ['REACHED', 'Staff Reached'],
  4: ['STARTED', 'Service Started'],
  5: ['INVOICE_CREATED', 'Invoice Created'],
  6: ['COMPLETED', 'Completed'],
  7: ['CANCELLED', 'Cancelled'],
  8: ['DECLINED', 'Declined'],
  11: ['UNSCHEDULED', 'Unscheduled'],
} as const
type Status = keyof typeof statuses

interface Transitions {
  readonly action: string
  /** Of an error message: "can’t be …". */
  readonly done: string
  readonly variables?: object
  readonly body?: object
  /** Status before and after; the visit has staff. */
  readonly legal: readonly (readonly [from: Status, to: Status])[]
  readonly refused: readonly Status[]
}

const slot = { date: '2026-11-23', startTime: '09:00', endTime: '10:30', allowClash: true }
const sentSlot = { date: '2026-11-23', start_time: '09:00', end_time: '10:30', allow_clash: true }

/** Wire.md section 5, by hand. Of refused transitions those from the ends of a visit's life, and from those right beside the legal ones. */
// oxfmt-ignore
const table: readonly Transitions[] = [
  { action: 'schedule', done: 'scheduled', variables: slot, body: sentSlot, legal: [[11, 1]], refused: [0, 1, 6, 7] },
  { action: 'unschedule', done: 'unscheduled', legal: [[0, 11], [1, 11]], refused: [2, 6, 7, 11] },
  { action: 'assign', done: 'assigned', variables: { staffIds: ['21'], allowClash: true }, body: { staff_ids: [21], allow_clash: true }, legal: [[0, 1], [8, 1]], refused: [1, 4, 6, 7] },
  { action: 'unassign', done: 'unassigned', legal: [[1, 0]], refused: [2, 6, 7] },
  { action: 'reschedule', done: 'rescheduled', variables: slot, body: sentSlot, legal: [[1, 1], [2, 1]], refused: [3, 6, 7] },
  { action: 'on_the_way', done: 'set on the way', legal: [[1, 2]], refused: [0, 3, 6, 7] },
  { action: 'reached', done: 'marked as reached', legal: [[1, 3], [2, 3]], refused: [0, 4, 6, 7] },
  { action: 'start', done: 'started', legal: [[1, 4], [2, 4], [3, 4]], refused: [0, 5, 6, 7] },
  { action: 'create_invoice', done: 'invoiced', legal: [[4, 5], [6, 6]], refused: [3, 5, 7] },
  { action: 'finish', done: 'finished', variables: { jobFinishedNotes: 'Done.' }, body: { jobfinished_notes: 'Done.' }, legal: [[4, 6], [5, 6]], refused: [0, 3, 6, 7] },
  { action: 'cancel', done: 'cancelled', variables: { cancelReasonId: '5', reason: 'Storm' }, body: { cancel_reason_id: 5, reason: 'Storm' }, legal: [[0, 7], [1, 7], [2, 7], [3, 7], [4, 7], [11, 7]], refused: [5, 6, 7, 8] },
  { action: 'decline', done: 'declined', variables: { reason: 'No van' }, body: { reason: 'No van' }, legal: [[1, 8]], refused: [0, 2, 6, 7] },
  { action: 'reopen', done: 'reopened', legal: [[7, 11], [6, 4]], refused: [4, 5, 8] },
]

const calling = ({ action, variables, body }: Transitions, from: Status): Pick<Interaction, 'given' | 'row' | 'operation' | 'sends'> => ({
  given: [ownerSignedIn, jobInStatus(from)],
  ...acting({ action: action.toUpperCase(), ...variables }, { action, ...body }, 'job { id status } visit { id status }', OWNER_TOKEN),
})

const getStep = (transitions: Transitions, [from, to]: readonly [Status, Status]): Interaction => ({
  name: `${transitions.action}, from status ${from} to ${to}`,
  ...calling(transitions, from),
  reply: ok({ job: { id: 501, status: to }, visit: { id: 701, status: to } }),
  pinned: ['job.status', 'visit.status'],
  answer: shows({ manageJob: { job: { id: '501', status: statuses[to][0] }, visit: { id: '701', status: statuses[to][0] } } }),
})

function rejectionOf(transitions: Transitions, from: Status): Interaction {
  const message = `This visit is ${statuses[from][1]}, so it can’t be ${transitions.done}.`
  return {
    name: `${transitions.action}, refused in status ${from}`,
    ...calling(transitions, from),
    reply: refused(422, message, { errors: [{ field: 'action', message }] }),
    answer: refusedAt('manageJob', 'INVALID', 422, message, { fields: [{ field: 'action', message }] }),
  }
}

/** The status after every action, and what an action is refused in. */
export const transitionInteractions: readonly Interaction[] = table.flatMap((transitions) => [
  ...transitions.legal.map((step) => getStep(transitions, step)),
  ...transitions.refused.map((from) => rejectionOf(transitions, from)),
])
