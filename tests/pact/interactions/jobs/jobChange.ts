import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { noJob, signedIn, TOKEN } from '../../states.ts'
import { bookable, bookedJob } from '../../workStates.ts'
import { SAVED, savedJob, savedShown, sentJob, typedJob } from './jobShape.ts'

const ofJob = { typed: { id: '501', lockVersion: 1 }, sent: { lock_version: 1 } }

export const changing = (
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

const agreed = { typed: { agreementAccepted: true }, sent: { agreement_accepted: true } }
const same = { typed: {}, sent: {} }
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
          description: '',
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
    name: 'changing a job that somebody else has changed',
    given: [signedIn, ...bookable, bookedJob({ lock_version: 2 })],
    ...changing(same, agreed),
    reply: refused(409, 'Sam Fields changed this in the meantime.', {
      reason: 'stale',
      changed_by: 'Sam Fields',
      changed_at: 1795183400,
      current: { lock_version: 2 },
    }),
    answer: refusedAt('updateJob', 'STALE', 409, 'Sam Fields changed this in the meantime.', {
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
    answer: refusedAt('updateJob', 'INVALID', 422, 'Please agree to these to update the job.', {
      fields: [{ field: 'agreementAccepted', message: 'Please agree to these to update the job.' }],
    }),
  },
  {
    name: 'changing a job that does not exist',
    given: [signedIn, ...bookable, noJob(599)],
    ...changing(same, agreed, 'id', 599),
    reply: refused(404, 'This job doesn’t exist.'),
    answer: refusedAt('updateJob', 'NOT_FOUND', 404, 'This job doesn’t exist.'),
  },
]
