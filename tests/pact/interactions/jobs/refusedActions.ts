import { type Interaction, refused, refusedAt } from '../../interaction.ts'
import { EXPIRED_TOKEN, isBusy, jobInStatus, signedIn, subscriptionEnded } from '../../states.ts'
import { acting } from './manageJob.ts'

const ID = 'job { id }'

/** What `manage_job` refuses. */
export const refusedActionInteractions: readonly Interaction[] = [
  {
    name: 'finishing a visit that has not begun',
    given: [signedIn, jobInStatus(1)],
    ...acting({ action: 'FINISH', jobFinishedNotes: 'Done.' }, { action: 'finish', jobfinished_notes: 'Done.' }, ID),
    reply: refused(422, 'This visit is Assigned, so it can’t be finished.', {
      errors: [{ field: 'action', message: 'This visit is Assigned, so it can’t be finished.' }],
    }),
    answer: refusedAt('manageJob', 'INVALID', 422, 'This visit is Assigned, so it can’t be finished.', {
      fields: [{ field: 'action', message: 'This visit is Assigned, so it can’t be finished.' }],
    }),
  },
  {
    name: 'starting a visit that somebody else has changed',
    given: [signedIn, jobInStatus(3, { lock_version: 2 })],
    ...acting({ action: 'START' }, { action: 'start' }, ID),
    reply: refused(409, 'Sam Fields changed this in the meantime.', {
      reason: 'stale',
      changed_by: 'Sam Fields',
      changed_at: 1795183400,
      current: { id: 701, status: 4, lock_version: 2 },
    }),
    unread: ['current.id', 'current.status'],
    answer: refusedAt('manageJob', 'STALE', 409, 'Sam Fields changed this in the meantime.', {
      reason: 'stale',
      changedBy: 'Sam Fields',
      changedAt: 1795183400,
      lockVersion: 2,
    }),
  },
  {
    name: 'assigning a visit to somebody who is busy',
    given: [signedIn, jobInStatus(0, { staff_ids: [] }), isBusy(21)],
    ...acting({ action: 'ASSIGN', staffIds: ['21'] }, { action: 'assign', staff_ids: [21] }, ID),
    reply: refused(409, 'Sam Fields has another visit at that time.', {
      reason: 'clash',
      clashes: [{ visit_id: 702, job_number: 'J-0502', staff_id: 21, start_at: 1795183200, end_at: 1795190400 }],
    }),
    answer: refusedAt('manageJob', 'CLASH', 409, 'Sam Fields has another visit at that time.', {
      reason: 'clash',
      clashes: [{ visitId: 702, jobNumber: 'J-0502', staffId: 21, startAt: 1795183200, endAt: 1795190400 }],
    }),
  },
  {
    name: 'starting a visit after the subscription has ended',
    given: [subscriptionEnded],
    ...acting({ action: 'START' }, { action: 'start' }, ID, EXPIRED_TOKEN),
    reply: refused(402, 'Your subscription has expired.'),
    answer: refusedAt('manageJob', 'SUBSCRIPTION_REQUIRED', 402, 'Your subscription has expired.'),
  },
]
