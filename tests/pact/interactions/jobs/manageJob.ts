import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { historyEntry } from '@callout/contracts/jobs/samples/history'
import { visit } from '@callout/contracts/jobs/samples/record'
import { type Answer, type Interaction, ok, shows } from '../../interaction.ts'
import { jobInStatus, OWNER_TOKEN, ownerSignedIn, signedIn, TOKEN } from '../../states.ts'

const RESULT = `
  job { id status allowedActions lockVersion }
  visit {
    id visitNumber date startAt endAt status staff { id name color } arrivalWindowMinutes isException isLate notes allowedActions lockVersion
  }
  history { id visitId event status label actor { id name } createdAt }`

/** One action, as variables and as the body that they become. */
export const acting = (
  variables: object,
  body: object,
  selection = RESULT,
  token = TOKEN,
): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: jobEndpoints.manageJob,
  operation: {
    query: `mutation ManageJob($input: ManageJobInput!) { manageJob(input: $input) { ${selection} } }`,
    variables: { input: { jobId: '501', visitId: '701', lockVersion: 1, ...variables } },
    token,
  },
  sends: { path: '/jobs/manage_job', body: { job_id: 501, visit_id: 701, lock_version: 1, ...body } },
})

/** A reply with what `RESULT` reads: the status afterwards, what can be done then, and the entry of the timeline. */
const done = (status: number, allowed_actions: readonly string[], event: string, label: string) => {
  const { job_id: _, staff_ids: __, ...shown } = visit
  const { changes: ___, job_id: ____, note: _____, actor, ...entry } = historyEntry
  return ok({
    job: { id: 501, status, allowed_actions, lock_version: 3 },
    visit: { ...shown, status, allowed_actions, lock_version: 2 },
    history: { ...entry, event, status, label, actor: { id: actor.id, name: actor.name } },
  })
}

const doneShown = (status: string, allowedActions: readonly string[], event: string, label: string): Answer =>
  shows({
    manageJob: {
      job: { id: '501', status, allowedActions, lockVersion: 3 },
      visit: {
        id: '701',
        visitNumber: 1,
        date: '2026-11-20',
        startAt: 1795183200,
        endAt: 1795190400,
        status,
        staff: [{ id: '21', name: 'Sam Fields', color: '#2f9e44' }],
        arrivalWindowMinutes: 30,
        isException: false,
        isLate: false,
        notes: 'Bring the long ladder.',
        allowedActions,
        lockVersion: 2,
      },
      history: {
        id: '1001',
        visitId: '701',
        event,
        status,
        label,
        actor: { id: '21', name: 'Sam Fields' },
        createdAt: 1795183500,
      },
    },
  })

export const manageJobInteractions: readonly Interaction[] = [
  {
    name: 'assigning a visit',
    given: [signedIn, jobInStatus(0, { staff_ids: [] })],
    ...acting({ action: 'ASSIGN', staffIds: ['21'] }, { action: 'assign', staff_ids: [21] }),
    reply: done(1, ['start'], 'scheduled_and_assigned', 'Scheduled and assigned'),
    answer: doneShown('ASSIGNED', ['START'], 'SCHEDULED_AND_ASSIGNED', 'Scheduled and assigned'),
  },
  {
    name: 'rescheduling a visit',
    given: [signedIn, jobInStatus(1)],
    ...acting(
      {
        action: 'RESCHEDULE',
        date: '2026-11-23',
        startTime: '09:00',
        endTime: '10:30',
        isException: false,
        notifyCustomer: true,
        allowClash: true,
      },
      {
        action: 'reschedule',
        date: '2026-11-23',
        start_time: '09:00',
        end_time: '10:30',
        is_exception: false,
        notify_customer: true,
        allow_clash: true,
      },
    ),
    reply: done(1, ['start'], 'scheduled_and_assigned', 'Scheduled and assigned'),
    answer: doneShown('ASSIGNED', ['START'], 'SCHEDULED_AND_ASSIGNED', 'Scheduled and assigned'),
  },
  {
    name: 'rescheduling a visit and notifying the customer by text message',
    given: [signedIn, jobInStatus(1)],
    ...acting(
      {
        action: 'RESCHEDULE',
        date: '2026-11-23',
        startTime: '09:00',
        endTime: '10:30',
        notifyCustomer: true,
        notifyBy: 'SMS',
        allowClash: true,
      },
      {
        action: 'reschedule',
        date: '2026-11-23',
        start_time: '09:00',
        end_time: '10:30',
        notify_customer: true,
        notify_by: 'sms',
        allow_clash: true,
      },
      'job { id } deliveries { notificationMedium to status statusDesc }',
    ),
    reply: ok({
      job: { id: 501 },
      deliveries: [{ notification_medium: 'sms', to: '+15550100142', status: 1, status_desc: 'Sent' }],
    }),
    answer: shows({
      manageJob: {
        job: { id: '501' },
        deliveries: [{ notificationMedium: 'SMS', to: '+15550100142', status: 'SENT', statusDesc: 'Sent' }],
      },
    }),
  },
  {
    name: 'starting a visit',
    given: [signedIn, jobInStatus(3)],
    ...acting(
      { action: 'START' },
      { action: 'start' },
      'job { id status } visit { id status startedAt } history { changes { field from to } }',
    ),
    reply: ok({
      job: { id: 501, status: 4 },
      visit: { id: 701, status: 4, started_at: 1795183500 },
      history: { id: 1001, changes: [{ field: 'status', from: 'Staff Reached', to: 'Service Started' }] },
    }),
    answer: shows({
      manageJob: {
        job: { id: '501', status: 'STARTED' },
        visit: { id: '701', status: 'STARTED', startedAt: 1795183500 },
        history: { changes: [{ field: 'status', from: 'Staff Reached', to: 'Service Started' }] },
      },
    }),
  },
  {
    name: 'taking back a step',
    given: [signedIn, jobInStatus(2)],
    ...acting(
      { action: 'STEP_BACK' },
      { action: 'step_back' },
      'job { id status } visit { id status onTheWayAt } history { changes { field from to } }',
    ),
    reply: ok({
      job: { id: 501, status: 1 },
      visit: { id: 701, status: 1, on_the_way_at: null },
      history: { id: 1001, changes: [{ field: 'status', from: 'Staff On The Way', to: 'Assigned' }] },
    }),
    answer: shows({
      manageJob: {
        job: { id: '501', status: 'ASSIGNED' },
        visit: { id: '701', status: 'ASSIGNED', onTheWayAt: null },
        history: { changes: [{ field: 'status', from: 'Staff On The Way', to: 'Assigned' }] },
      },
    }),
  },
  {
    name: 'finishing a visit',
    given: [signedIn, jobInStatus(4)],
    ...acting({ action: 'FINISH', jobFinishedNotes: 'Burner cleaned.' }, { action: 'finish', jobfinished_notes: 'Burner cleaned.' }),
    reply: done(6, ['reopen'], 'status_changed', 'Completed'),
    answer: doneShown('COMPLETED', ['REOPEN'], 'STATUS_CHANGED', 'Completed'),
  },
  {
    name: 'creating an invoice that is due after other days than usual',
    given: [ownerSignedIn, jobInStatus(4)],
    ...acting(
      { action: 'CREATE_INVOICE', dueDays: 30 },
      { action: 'create_invoice', due_days: 30 },
      'job { id invoice { id invoiceNumber dueDate } }',
      OWNER_TOKEN,
    ),
    reply: ok({ job: { id: 501, invoice: { id: 901, invoice_number: 'INV-901', due_date: '2026-12-20' } } }),
    answer: shows({ manageJob: { job: { id: '501', invoice: { id: '901', invoiceNumber: 'INV-901', dueDate: '2026-12-20' } } } }),
  },
  {
    name: 'cancelling a visit',
    given: [signedIn, jobInStatus(1)],
    ...acting(
      { action: 'CANCEL', cancelReasonId: '5', reason: 'Storm warning', note: 'Called at noon' },
      { action: 'cancel', cancel_reason_id: 5, reason: 'Storm warning', note: 'Called at noon' },
    ),
    reply: done(7, ['reopen'], 'status_changed', 'Cancelled'),
    answer: doneShown('CANCELLED', ['REOPEN'], 'STATUS_CHANGED', 'Cancelled'),
  },
  {
    name: 'declining a visit',
    given: [signedIn, jobInStatus(1)],
    ...acting(
      { action: 'DECLINE', reason: 'No van' },
      { action: 'decline', reason: 'No van' },
      'job { id status } visit { id status } history { note }',
    ),
    reply: ok({
      job: { id: 501, status: 8 },
      visit: { id: 701, status: 8 },
      history: { id: 1001, note: 'No van' },
    }),
    answer: shows({
      manageJob: { job: { id: '501', status: 'DECLINED' }, visit: { id: '701', status: 'DECLINED' }, history: { note: 'No van' } },
    }),
  },
]
