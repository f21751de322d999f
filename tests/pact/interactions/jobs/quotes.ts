import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { sentQuote, signedIn, TOKEN } from '../../states.ts'
import { bookable } from '../../workStates.ts'
import { readingJob } from './job.ts'
import { booking } from './jobForm.ts'

const LINE = 'id name quantity amount'
const QUOTE = `quote {
  validUntil message version sentAt alternatives { name lineItems { ${LINE} } } optionalLines { ${LINE} } approval { kind name at note }
}`

const boiler = { name: 'New boiler', quantity: 1, amount: 2400 }
const thermostat = { name: 'Thermostat', quantity: 1, amount: 90 }

const quote = {
  valid_until: '2999-12-31',
  message: 'As discussed.',
  version: 1,
  alternatives: [{ name: 'Good', line_items: [{ id: 1, ...boiler }] }],
  optional_lines: [{ id: 2, ...thermostat }],
  sent_at: null,
  approval: null,
}
const sentAt = 1794967200
const shown = {
  validUntil: '2999-12-31',
  message: 'As discussed.',
  version: 1,
  sentAt: null,
  alternatives: [{ name: 'Good', lineItems: [{ id: '1', ...boiler }] }],
  optionalLines: [{ id: '2', ...thermostat }],
  approval: null,
}
const sent = { alternatives: [{ name: 'Good', line_items: [boiler] }], optional_lines: [thermostat] }
const typed = { alternatives: [{ name: 'Good', lineItems: [boiler] }], optionalLines: [thermostat] }
const approval = { kind: 'phone', name: 'Carla Reyes', at: 1795010400, note: 'Called back.' }

export const quoteInteractions: readonly Interaction[] = [
  {
    name: 'making a quote',
    given: [signedIn, ...bookable],
    ...booking(
      {
        customerId: '31',
        propertyId: '41',
        categoryId: '3',
        scheduleLater: true,
        lineItems: [boiler],
        quote: { ...typed, validUntil: '2999-12-31', message: 'As discussed.', version: 1 },
      },
      {
        customer_id: 31,
        property_id: 41,
        category_id: 3,
        schedule_later: true,
        line_items: [boiler],
        quote: { ...sent, valid_until: '2999-12-31', message: 'As discussed.', version: 1 },
      },
      `id status ${QUOTE}`,
    ),
    reply: ok({ id: 504, status: 11, quote }),
    pinned: ['responseData.status', 'quote.valid_until', 'quote.message', 'quote.version', 'alternatives.name'],
    answer: shows({ createJob: { id: '504', status: 'UNSCHEDULED', quote: shown } }),
  },
  {
    name: 'reading a quote',
    given: [signedIn, sentQuote],
    ...readingJob(504, `id status ${QUOTE}`),
    reply: ok({ id: 504, status: 11, quote: { ...quote, sent_at: sentAt } }),
    answer: shows({ job: { id: '504', status: 'UNSCHEDULED', quote: { ...shown, sentAt } } }),
  },
  {
    name: 'approving a quote by phone',
    given: [signedIn, sentQuote],
    row: jobEndpoints.updateJob,
    operation: {
      query: `mutation UpdateJob($input: JobChangeInput!) { updateJob(input: $input) { id ${QUOTE} } }`,
      variables: {
        input: {
          id: '504',
          agreementAccepted: true,
          job: {
            customerId: '31',
            propertyId: '41',
            categoryId: '3',
            quote: { ...typed, version: 1, sentAt, approval: { ...approval, kind: 'PHONE' } },
          },
        },
      },
      token: TOKEN,
    },
    sends: {
      path: '/jobs/504',
      body: {
        agreement_accepted: true,
        customer_id: 31,
        property_id: 41,
        category_id: 3,
        quote: { ...sent, version: 1, sent_at: sentAt, approval },
      },
    },
    reply: ok({ id: 504, quote: { ...quote, valid_until: null, message: null, sent_at: sentAt, approval } }),
    pinned: ['approval.kind', 'approval.name', 'approval.note', 'quote.version'],
    answer: shows({
      updateJob: { id: '504', quote: { ...shown, validUntil: null, message: null, sentAt, approval: { ...approval, kind: 'PHONE' } } },
    }),
  },
  {
    name: 'listing the one quote without an answer, where another job fits the search',
    given: [signedIn, sentQuote, these('jobs', { id: 505, title: 'As J-0504', status: 1, staff_ids: [] })],
    row: jobEndpoints.listJobs,
    operation: {
      query: 'query Jobs($input: JobsInput) { jobs(input: $input) { items { id status quote { version } } ignored } }',
      variables: { input: { quote: 'OPEN', search: 'J-0504' } },
      token: TOKEN,
    },
    sends: { path: '/jobs/job_listing', query: { quote: 'open', search: 'J-0504' } },
    reply: ok({ jobs: [{ id: 504, status: 11, quote: { version: 1 } }] }),
    pinned: ['responseData.jobs', 'jobs.id'],
    answer: shows({ jobs: { items: [{ id: '504', status: 'UNSCHEDULED', quote: { version: 1 } }], ignored: [] } }),
  },
]
