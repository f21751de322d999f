import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { isBusy, signedIn, TOKEN } from '../../states.ts'
import { bookable, businessHours, lineItemsNeeded, signedInWithout } from '../../workStates.ts'
import { boilerForm } from '../forms/formChange.ts'
import { SAVED, savedJob, savedShown, sentJob, typedJob } from './jobShape.ts'

export const booking = (input: object, body: object, selection = 'id', key?: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: jobEndpoints.createJob,
  operation: {
    query: `mutation CreateJob($input: JobInput!, $key: String) { createJob(input: $input, idempotencyKey: $key) { ${selection} } }`,
    variables: { input, key },
    token: TOKEN,
  },
  sends: { path: '/jobs', body, ...(key !== undefined && { headers: { 'Idempotency-Key': key } }) },
})

const least = { typed: { customerId: '31', propertyId: '41', categoryId: '3' }, sent: { customer_id: 31, property_id: 41, category_id: 3 } }
export const jobFormInteractions: readonly Interaction[] = [
  {
    name: 'booking a job with a file, once',
    given: [signedIn, ...bookable],
    ...booking(
      { ...typedJob, notifyCustomer: true, attachments: [{ fileName: 'note.txt', contentType: 'text/plain', fileBase64: 'SGk=' }] },
      { ...sentJob, notify_customer: true, attachments: [{ file_name: 'note.txt', content_type: 'text/plain', file_base64: 'SGk=' }] },
      SAVED,
      '5f0c6a9e-booking-1',
    ),
    reply: ok(savedJob),
    answer: shows({ createJob: savedShown }),
  },
  {
    name: 'booking a recurring job',
    given: [signedIn, ...bookable, businessHours],
    ...booking(
      {
        ...typedJob,
        isRecurring: true,
        recurrence: { frequency: 'WEEKLY', interval: 2, weekdays: [5], endDate: '2026-12-31', skipClosedDays: true },
      },
      {
        ...sentJob,
        is_recurring: true,
        recurrence: { frequency: 2, interval: 2, weekdays: [5], end_date: '2026-12-31', skip_closed_days: true },
      },
      'id status isRecurring visitsTotal recurrence { frequency interval weekdays endDate skipClosedDays sentence }',
    ),
    reply: ok({
      id: 501,
      status: 1,
      is_recurring: true,
      visits_total: 3,
      recurrence: {
        frequency: 2,
        interval: 2,
        weekdays: [5],
        end_date: '2026-12-31',
        skip_closed_days: true,
        sentence: 'Every 2 weeks on Friday until Dec 31, 2026',
      },
    }),
    answer: shows({
      createJob: {
        id: '501',
        status: 'ASSIGNED',
        isRecurring: true,
        visitsTotal: 3,
        recurrence: {
          frequency: 'WEEKLY',
          interval: 2,
          weekdays: [5],
          endDate: '2026-12-31',
          skipClosedDays: true,
          sentence: 'Every 2 weeks on Friday until Dec 31, 2026',
        },
      },
    }),
  },
  {
    name: 'booking a job whose category brings a form',
    given: [signedIn, ...bookable, boilerForm],
    ...booking(
      { ...least.typed, scheduleLater: true, lineItems: typedJob.lineItems },
      { ...least.sent, schedule_later: true, line_items: sentJob.line_items },
      'forms { formId jobFormId formName isRequired isSubmitted }',
    ),
    reply: ok({
      id: 501,
      forms: [{ form_id: 62, job_form_id: null, form_name: 'Boiler checklist', is_required: true, is_submitted: false }],
    }),
    pinned: ['responseData.forms', 'forms.form_id', 'forms.is_required', 'forms.is_submitted'],
    answer: shows({
      createJob: {
        forms: [{ formId: '62', jobFormId: null, formName: 'Boiler checklist', isRequired: true, isSubmitted: false }],
      },
    }),
  },
  {
    name: 'booking a job that is planned later',
    given: [signedIn, ...bookable],
    ...booking(
      { ...least.typed, scheduleLater: true, lineItems: typedJob.lineItems },
      { ...least.sent, schedule_later: true, line_items: sentJob.line_items },
      'id status scheduleLater visits { id status }',
    ),
    reply: ok({ id: 502, status: 11, schedule_later: true, visits: [{ id: 702, status: 11 }] }),
    answer: shows({ createJob: { id: '502', status: 'UNSCHEDULED', scheduleLater: true, visits: [{ id: '702', status: 'UNSCHEDULED' }] } }),
  },
  {
    name: 'booking somebody who is busy',
    given: [signedIn, ...bookable, isBusy(21)],
    ...booking(typedJob, sentJob),
    reply: refused(409, 'Sam Fields has another visit at that time.', {
      reason: 'clash',
      clashes: [{ visit_id: 702, job_number: 'J-0502', staff_id: 21, start_at: 1795183200, end_at: 1795190400 }],
    }),
    answer: refusedAt('createJob', 'CLASH', 409, 'Sam Fields has another visit at that time.', {
      reason: 'clash',
      clashes: [{ visitId: 702, jobNumber: 'J-0502', staffId: 21, startAt: 1795183200, endAt: 1795190400 }],
    }),
  },
  {
    name: 'booking somebody who is busy all the same',
    given: [signedIn, ...bookable, isBusy(21)],
    ...booking({ ...typedJob, allowClash: true }, { ...sentJob, allow_clash: true }, 'id status'),
    reply: ok({ id: 501, status: 1 }),
    answer: shows({ createJob: { id: '501', status: 'ASSIGNED' } }),
  },
  {
    name: 'booking a job that ends before it starts',
    given: [signedIn, ...bookable],
    ...booking({ ...typedJob, startTime: '11:00', endTime: '09:00' }, { ...sentJob, start_time: '11:00', end_time: '09:00' }),
    reply: refused(422, 'Start time must be before end time', {
      errors: [{ field: 'start_time', message: 'Start time must be before end time' }],
    }),
    answer: refusedAt('createJob', 'INVALID', 422, 'Start time must be before end time', {
      fields: [{ field: 'startTime', message: 'Start time must be before end time' }],
    }),
  },
  {
    name: 'booking a job without a line item',
    given: [signedIn, ...bookable, lineItemsNeeded],
    ...booking({ ...least.typed, scheduleLater: true, lineItems: [] }, { ...least.sent, schedule_later: true, line_items: [] }),
    reply: refused(422, 'Kindly add atleast one line item.', {
      errors: [{ field: 'line_items', message: 'Kindly add atleast one line item.' }],
    }),
    answer: refusedAt('createJob', 'INVALID', 422, 'Kindly add atleast one line item.', {
      fields: [{ field: 'lineItems', message: 'Kindly add atleast one line item.' }],
    }),
  },
  {
    name: 'booking a job without the authority for it',
    given: [signedInWithout('manage_jobs'), ...bookable],
    ...booking(typedJob, sentJob),
    reply: refused(403, 'You don’t have permission to create jobs.'),
    answer: refusedAt('createJob', 'FORBIDDEN', 403, 'You don’t have permission to create jobs.'),
  },
  {
    name: 'booking a job for a customer of another company',
    given: [signedIn, ...bookable, these('customers', { id: 599, first_name: 'Ada', last_name: WORD, of_another_company: true })],
    ...booking({ ...least.typed, customerId: '599', scheduleLater: true }, { ...least.sent, customer_id: 599, schedule_later: true }),
    reply: refused(422, 'This customer doesn’t exist.', { errors: [{ field: 'customer_id', message: 'This customer doesn’t exist.' }] }),
    pinned: ['errors.field'],
    answer: refusedAt('createJob', 'INVALID', 422, 'This customer doesn’t exist.', {
      fields: [{ field: 'customerId', message: 'This customer doesn’t exist.' }],
    }),
  },
]
