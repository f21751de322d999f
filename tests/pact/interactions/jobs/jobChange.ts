import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { jobChangePreview } from '@callout/contracts/jobs/previewSamples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { noJob, signedIn, TOKEN } from '../../states.ts'
import { bookable, bookedJob } from '../../workStates.ts'
import { SAVED, savedJob, savedShown, sentJob, typedJob } from './jobShape.ts'

const ofJob = { typed: { id: '501', lockVersion: 1 }, sent: { lock_version: 1 } }

const changing = (
  job: { readonly typed: object; readonly sent: object },
  change: { readonly typed: object; readonly sent: object },
  selection = 'id',
  id = 501,
): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: jobEndpoints.updateJob,
  operation: {
    query: `mutation UpdateJob($input: JobChangeInput!) { updateJob(input: $input) { ${selection} } }`,
    variables: { input: { ...ofJob.typed, ...change.typed, id: String(id), job: { ...typedJob, ...job.typed } } },
    token: TOKEN,
  },
  sends: { path: `/jobs/${id}`, body: { ...sentJob, ...job.sent, ...ofJob.sent, ...change.sent } },
})

const TOTALS = 'subtotal discountTotal taxTotal taxes { taxId name rate amount } total currencyCode'
const PLAN = 'date startAt endAt staffIds'

const previewing = (
  dates: readonly string[],
  startTime = '09:00',
  endTime = '11:00',
): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: jobEndpoints.updateJob,
  operation: {
    query: `query JobChangePreview($input: JobChangeInput!) {
      jobChangePreview(input: $input) {
        visitsChanged { visitId before { ${PLAN} } after { ${PLAN} } } visitsAdded { ${PLAN} } visitsRemoved { visitId ${PLAN} }
        visitsKept { visitId ${PLAN} reason } totalsBefore { ${TOTALS} } totalsAfter { ${TOTALS} } clashes { visitId }
      }
    }`,
    variables: { input: { ...ofJob.typed, scope: 'ALL', job: { ...typedJob, dates, startTime, endTime } } },
    token: TOKEN,
  },
  sends: {
    path: '/jobs/501',
    body: { ...sentJob, ...ofJob.sent, dates, start_time: startTime, end_time: endTime, scope: 'all', preview: true },
  },
})

const agreed = { typed: { agreementAccepted: true }, sent: { agreement_accepted: true } }
const same = { typed: {}, sent: {} }
const totalsShown = {
  subtotal: 120.04,
  discountTotal: 12.5,
  taxTotal: 9.07,
  taxes: [{ taxId: '5', name: 'Sales tax', rate: 8.25, amount: 9.07 }],
  total: 117.11,
  currencyCode: 'USD',
}
const totals = { ...jobChangePreview.totals_after, discount_total: 12.5 }
/** Nothing happens to any visit. */
const nothing = {
  visits_changed: [],
  visits_added: [],
  visits_removed: [],
  visits_kept: [],
  clashes: [],
  totals_before: totals,
  totals_after: totals,
}
const nothingShown = {
  visitsChanged: [],
  visitsAdded: [],
  visitsRemoved: [],
  visitsKept: [],
  clashes: [],
  totalsBefore: totalsShown,
  totalsAfter: totalsShown,
}
const plan = { date: '2026-11-20', startAt: 1795183200, endAt: 1795190400, staffIds: ['21'] }

export const jobChangeInteractions: readonly Interaction[] = [
  {
    name: 'changing a job as a whole',
    given: [signedIn, ...bookable, bookedJob()],
    ...changing(
      {
        typed: {
          lineItems: [{ ...typedJob.lineItems[0], id: '801', quantity: 2 }],
          attachments: [{ fileName: 'note.txt', contentType: 'text/plain', fileBase64: 'SGk=' }],
          description: null,
        },
        sent: {
          line_items: [{ ...sentJob.line_items[0], id: 801, quantity: 2 }],
          attachments: [{ file_name: 'note.txt', content_type: 'text/plain', file_base64: 'SGk=' }],
          description: undefined,
        },
      },
      { typed: { ...agreed.typed, scope: 'ALL' }, sent: { ...agreed.sent, scope: 'all' } },
      SAVED,
    ),
    reply: ok({ ...savedJob, lock_version: 2 }),
    answer: shows({ updateJob: { ...savedShown, lockVersion: 2 } }),
  },
  {
    name: 'changing one visit of a job',
    given: [signedIn, ...bookable, bookedJob({ next_visit_id: 703 })],
    ...changing(
      { typed: { startTime: '13:00', endTime: '15:00' }, sent: { start_time: '13:00', end_time: '15:00' } },
      { typed: { ...agreed.typed, scope: 'THIS', visitId: '703' }, sent: { ...agreed.sent, scope: 'this', visit_id: 703 } },
      'id status lockVersion',
    ),
    reply: ok({ id: 501, status: 1, lock_version: 2 }),
    answer: shows({ updateJob: { id: '501', status: 'ASSIGNED', lockVersion: 2 } }),
  },
  {
    name: 'previewing a change of the time, which a completed visit does not follow',
    given: [signedIn, ...bookable, bookedJob({ completed_visit_id: 700 })],
    ...previewing(['2026-06-16', '2026-11-20'], '13:00', '15:00'),
    reply: ok({ ...nothing, visits_changed: jobChangePreview.visits_changed, visits_kept: jobChangePreview.visits_kept }),
    answer: shows({
      jobChangePreview: {
        ...nothingShown,
        visitsChanged: [{ visitId: '701', before: plan, after: { ...plan, startAt: 1795186800, endAt: 1795194000 } }],
        visitsKept: [{ ...plan, visitId: '704', reason: 'COMPLETED' }],
      },
    }),
  },
  {
    name: 'previewing a change that adds a day',
    given: [signedIn, ...bookable, bookedJob()],
    ...previewing(['2026-11-20', '2026-12-18']),
    reply: ok({ ...nothing, visits_added: jobChangePreview.visits_added }),
    answer: shows({
      jobChangePreview: {
        ...nothingShown,
        visitsAdded: [{ date: '2026-12-18', startAt: 1797602400, endAt: 1797609600, staffIds: ['21'] }],
      },
    }),
  },
  {
    name: 'previewing a change that takes a day away',
    given: [signedIn, ...bookable, bookedJob({ next_visit_id: 703 })],
    ...previewing(['2026-11-20']),
    reply: ok({ ...nothing, visits_removed: jobChangePreview.visits_removed }),
    answer: shows({ jobChangePreview: { ...nothingShown, visitsRemoved: [{ ...plan, visitId: '703', date: '2026-12-04' }] } }),
  },
  {
    name: 'changing a job that somebody else has changed',
    given: [signedIn, ...bookable, bookedJob({ lock_version: 2 })],
    ...changing(same, agreed),
    reply: refused(409, 'Sam Fields has changed this in the meantime.', {
      reason: 'stale',
      changed_by: 'Sam Fields',
      changed_at: 1795183400,
      current: { lock_version: 2 },
    }),
    answer: refusedWith('STALE', 409, 'Sam Fields has changed this in the meantime.', {
      reason: 'stale',
      changedBy: 'Sam Fields',
      changedAt: 1795183400,
      lockVersion: 2,
    }),
  },
  {
    name: 'changing a job without agreeing to it',
    given: [signedIn, ...bookable, bookedJob()],
    ...changing(same, same),
    reply: refused(422, 'Please agree to these to update the job.', {
      errors: [{ field: 'agreement_accepted', message: 'Please agree to these to update the job.' }],
    }),
    answer: refusedWith('INVALID', 422, 'Please agree to these to update the job.', {
      fields: [{ field: 'agreementAccepted', message: 'Please agree to these to update the job.' }],
    }),
  },
  {
    name: 'changing a job that does not exist',
    given: [signedIn, ...bookable, noJob(599)],
    ...changing(same, agreed, 'id', 599),
    reply: refused(404, 'There is no such job.'),
    answer: refusedWith('NOT_FOUND', 404, 'There is no such job.'),
  },
]
