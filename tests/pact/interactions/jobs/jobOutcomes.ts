import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { noteEntry } from '@callout/contracts/jobs/samples/history'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { WORD } from '../../recordStates.ts'
import { emptyTimeline, jobInStatus, ownerSignedIn, signedIn, TOKEN } from '../../states.ts'
import { bookable, bookedJob } from '../../workStates.ts'
import { readingJob } from './job.ts'
import { changing } from './jobChange.ts'
import { deleting } from './jobDeletion.ts'
import { booking } from './jobForm.ts'
import { sentJob, typedJob } from './jobShape.ts'
import { acting } from './manageJob.ts'
import { noting, reading } from './timeline.ts'

export const noSuchJob: Pick<Interaction, 'reply' | 'answer'> = {
  reply: refused(404, 'This job doesn’t exist.'),
  answer: refusedWith('NOT_FOUND', 404, 'This job doesn’t exist.'),
}
/** The same where the field can be null. */
export const noSuchJobAt = (field: string): Pick<Interaction, 'reply' | 'answer'> => ({
  ...noSuchJob,
  answer: refusedAt(field, 'NOT_FOUND', 404, 'This job doesn’t exist.'),
})
const isStale = (field: string): Pick<Interaction, 'reply' | 'answer'> => ({
  reply: refused(409, 'Dana Okoye changed this in the meantime.', {
    reason: 'stale',
    changed_by: 'Dana Okoye',
    changed_at: 1795183400,
    current: { lock_version: 2 },
  }),
  answer: refusedAt(field, 'STALE', 409, 'Dana Okoye changed this in the meantime.', {
    reason: 'stale',
    changedBy: 'Dana Okoye',
    changedAt: 1795183400,
    lockVersion: 2,
  }),
})

const TOO_EARLY = 'Start time must be before end time'
const endsTooEarly = (field: string): Pick<Interaction, 'reply' | 'answer'> => ({
  reply: refused(422, TOO_EARLY, { errors: [{ field: 'start_time', message: TOO_EARLY }] }),
  answer: refusedAt(field, 'INVALID', 422, TOO_EARLY, { fields: [{ field: 'startTime', message: TOO_EARLY }] }),
})

/** A job that differs from all others, and costs 67.50 without discount and tax. */
const plain = {
  typed: { ...typedJob, title: WORD, taxIds: [], discountType: 'AMOUNT', discountValue: 1.5, allowClash: true },
  sent: { ...sentJob, title: WORD, tax_ids: [], discount_type: 1, discount_value: 1.5, allow_clash: true },
}
const bookingOnce: Interaction = {
  name: 'booking a job under a key',
  given: [signedIn, ...bookable],
  ...booking(plain.typed, plain.sent, 'title total lockVersion', 'key-of-one-booking'),
  reply: ok({ id: 501, title: WORD, total: 66, lock_version: 1 }),
  pinned: ['responseData.title', 'responseData.total', 'responseData.lock_version'],
  answer: shows({ createJob: { title: WORD, total: 66, lockVersion: 1 } }),
}
const found: Omit<Interaction, 'name' | 'given'> = {
  row: jobEndpoints.listJobs,
  operation: {
    query: 'query Jobs($input: JobsInput) { jobs(input: $input) { totalCount items { title status priority date total } } }',
    variables: { input: { search: WORD } },
    token: TOKEN,
  },
  sends: { path: '/jobs/job_listing', query: { search: WORD } },
  reply: ok({
    jobs: [{ id: 501, title: WORD, status: 1, priority: 3, date: '2026-11-20', total: 66 }],
    pagination: { total_count: 1 },
  }),
  pinned: ['responseData.jobs', 'jobs.title', 'jobs.status', 'jobs.priority', 'jobs.date', 'jobs.total', 'pagination.total_count'],
  answer: shows({ jobs: { totalCount: 1, items: [{ title: WORD, status: 'ASSIGNED', priority: 'HIGH', date: '2026-11-20', total: 66 }] } }),
}

const changingAll: Interaction = {
  name: 'changing what a job costs and when it takes place',
  given: [signedIn, ...bookable, bookedJob()],
  ...changing(
    {
      typed: { ...plain.typed, startTime: '13:00', endTime: '15:00', notes: 'Gate code 4712' },
      sent: { ...plain.sent, start_time: '13:00', end_time: '15:00', notes: 'Gate code 4712' },
    },
    { typed: { agreementAccepted: true, scope: 'ALL' }, sent: { agreement_accepted: true, scope: 'all' } },
    'title notes startTime endTime total lockVersion',
  ),
  reply: ok({
    id: 501,
    title: WORD,
    notes: 'Gate code 4712',
    start_time: '13:00',
    end_time: '15:00',
    total: 66,
    lock_version: 2,
  }),
  pinned: ['title', 'notes', 'start_time', 'end_time', 'total', 'lock_version'].map((name) => `responseData.${name}`),
  answer: shows({
    updateJob: { title: WORD, notes: 'Gate code 4712', startTime: '13:00', endTime: '15:00', total: 66, lockVersion: 2 },
  }),
}

const deletingJob: Interaction = {
  name: 'deleting a job that can be told from all others',
  given: [ownerSignedIn, ...bookable, bookedJob()],
  ...deleting(501, { lockVersion: 1 }, { lock_version: '1' }),
  reply: ok({ id: 501, deleted_at: 1795190400 }),
  pinned: ['responseData.id'],
  answer: shows({ deleteJob: { id: '501', deletedAt: 1795190400 } }),
}

const starting: Interaction = {
  name: 'starting a visit, which raises both versions',
  given: [signedIn, jobInStatus(3)],
  ...acting({ action: 'START' }, { action: 'start' }, 'job { id status lockVersion } visit { id status lockVersion } history { status }'),
  reply: ok({
    job: { id: 501, status: 4, lock_version: 2 },
    visit: { id: 701, status: 4, lock_version: 2 },
    history: { id: 1001, status: 4 },
  }),
  pinned: ['job.id', 'job.status', 'job.lock_version', 'visit.id', 'visit.status', 'visit.lock_version', 'history.status'],
  answer: shows({
    manageJob: {
      job: { id: '501', status: 'STARTED', lockVersion: 2 },
      visit: { id: '701', status: 'STARTED', lockVersion: 2 },
      history: { status: 'STARTED' },
    },
  }),
}

const noted: Interaction = {
  name: 'adding a note to a timeline that has none',
  given: [signedIn, emptyTimeline],
  ...noting(504, 'event note'),
  reply: ok({ id: noteEntry.id, event: 'note', note: 'Gate code 4711' }),
  pinned: ['responseData.event', 'responseData.note'],
  answer: shows({ addJobNote: { event: 'NOTE', note: 'Gate code 4711' } }),
}

/** What is so after a call was made. */
export const jobOutcomeInteractions: readonly Interaction[] = [
  bookingOnce,
  { name: 'finding a job after it was booked twice under one key', given: bookingOnce.given, after: [bookingOnce, bookingOnce], ...found },
  changingAll,
  {
    name: 'reading a job after it was changed',
    given: changingAll.given,
    after: [changingAll],
    ...readingJob(501, 'title notes startAt startTime endTime total lockVersion visits { startAt endAt }'),
    reply: ok({
      id: 501,
      title: WORD,
      notes: 'Gate code 4712',
      start_at: 1795201200,
      start_time: '13:00',
      end_time: '15:00',
      total: 66,
      lock_version: 2,
      visits: [{ id: 701, start_at: 1795201200, end_at: 1795208400 }],
    }),
    pinned: [
      ...['title', 'notes', 'start_at', 'start_time', 'end_time', 'total', 'lock_version', 'visits'].map((name) => `responseData.${name}`),
      'visits.start_at',
      'visits.end_at',
    ],
    answer: shows({
      job: {
        title: WORD,
        notes: 'Gate code 4712',
        startAt: 1795201200,
        startTime: '13:00',
        endTime: '15:00',
        total: 66,
        lockVersion: 2,
        visits: [{ startAt: 1795201200, endAt: 1795208400 }],
      },
    }),
  },
  {
    ...changingAll,
    name: 'changing a job twice with what was read before',
    after: [changingAll],
    pinned: ['current.lock_version'],
    ...isStale('updateJob'),
  },
  deletingJob,
  {
    name: 'reading a job after it was deleted',
    given: [signedIn, ...deletingJob.given],
    after: [deletingJob],
    ...readingJob(501, 'id'),
    ...noSuchJob,
  },
  starting,
  {
    name: 'reading a job after its visit was started',
    given: starting.given,
    after: [starting],
    ...readingJob(501, 'status lockVersion visits { status lockVersion }'),
    reply: ok({ id: 501, status: 4, lock_version: 2, visits: [{ id: 701, status: 4, lock_version: 2 }] }),
    pinned: ['responseData.status', 'responseData.lock_version', 'responseData.visits', 'visits.status', 'visits.lock_version'],
    answer: shows({ job: { status: 'STARTED', lockVersion: 2, visits: [{ status: 'STARTED', lockVersion: 2 }] } }),
  },
  {
    name: 'acting on a visit twice with what was read before',
    given: starting.given,
    after: [starting],
    ...acting({ action: 'FINISH', jobFinishedNotes: 'Done.' }, { action: 'finish', jobfinished_notes: 'Done.' }, 'job { id }'),
    pinned: ['current.lock_version'],
    ...isStale('manageJob'),
  },
  noted,
  {
    name: 'reading a timeline after a note was added',
    given: noted.given,
    after: [noted],
    ...reading(504, 'event note'),
    reply: ok({
      history: [{ id: noteEntry.id, event: 'note', note: 'Gate code 4711' }],
      pagination: { current_page: 1, per_page: 20, total_count: 1, total_pages: 1 },
    }),
    pinned: ['responseData.history', 'history.event', 'history.note', 'pagination.total_count'],
    answer: shows({ jobHistory: { items: [{ event: 'NOTE', note: 'Gate code 4711' }], totalCount: 1, page: 1, perPage: 20 } }),
  },
  {
    name: 'changing a job so that it ends before it starts',
    given: changingAll.given,
    ...changing(
      { typed: { startTime: '11:00', endTime: '09:00' }, sent: { start_time: '11:00', end_time: '09:00' } },
      { typed: { agreementAccepted: true }, sent: { agreement_accepted: true } },
    ),
    ...endsTooEarly('updateJob'),
  },
  {
    name: 'moving a visit so that it ends before it starts',
    given: [signedIn, jobInStatus(1)],
    ...acting(
      { action: 'RESCHEDULE', date: '2026-11-23', startTime: '11:00', endTime: '09:00' },
      { action: 'reschedule', date: '2026-11-23', start_time: '11:00', end_time: '09:00' },
      'job { id }',
    ),
    ...endsTooEarly('manageJob'),
  },
  {
    name: 'deleting a job that somebody else has changed',
    given: [ownerSignedIn, ...bookable, bookedJob({ lock_version: 2 })],
    ...deleting(501, { lockVersion: 1 }, { lock_version: '1' }),
    pinned: ['current.lock_version'],
    ...isStale('deleteJob'),
  },
]
