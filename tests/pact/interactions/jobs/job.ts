import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { job, visit } from '@callout/contracts/jobs/samples/record'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { cancelledJob, finishedJob, noJob, signedIn, TOKEN } from '../../states.ts'

/** Everything that the schema shows of a job without asking for its customer. */
const JOB = `
  id jobNumber title description status priority branchId date startAt endAt timezone
  customer { id name phoneCountryCode phone } property { id name address accessNotes latitude longitude } category { id name } staff { id name color }
  isLate isRecurring scheduleLater visitsDone visitsTotal
  visits {
    id visitNumber date startAt endAt status staff { id name color } arrivalWindowMinutes onTheWayAt reachedAt startedAt finishedAt
    isException isLate notes allowedActions lockVersion
  }
  lineItems { id name description productType quantity unit amount isTaxExempt total }
  discountType discountValue subtotal discountTotal taxTotal taxes { taxId name rate amount } total currencyCode
  invoiceStatus invoice { id invoiceNumber status total balanceDue currencyCode dueDate }
  forms { formId jobFormId formName isRequired isSubmitted }
  jobFinishedNotes cancelReason allowedActions createdBy { id name } createdAt updatedAt lockVersion`

export const readingJob = (id: number, selection: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: jobEndpoints.getJob,
  operation: { query: `query Job($id: ID!) { job(id: $id) { ${selection} } }`, variables: { id: String(id) }, token: TOKEN },
  sends: { path: `/jobs/${id}` },
})

/** What a form about a job is made of; a finished job is shown without it. */
const { notes: _, dates: __, start_time: ___, end_time: ____, recurrence: _____, tax_ids: ______, attachments: _______, ...shownJob } = job
const finished = {
  ...shownJob,
  property: { ...job.property, address: '80 Elm Street, Chicago' },
  status: 6,
  invoice_status: 9,
  visits_done: 1,
  allowed_actions: ['reopen'],
  jobfinished_notes: 'Burner cleaned.',
  discount_type: 0,
  discount_value: 12.5,
  discount_total: 15.01,
  taxes: [{ tax_id: 5, name: 'Sales tax', rate: 8.25, amount: 9.07 }],
  total: 114.1,
  line_items: [
    {
      id: 801,
      service_id: 11,
      name: 'Boiler service',
      description: 'Yearly check',
      product_type: 0,
      quantity: 1.5,
      unit: 'hour',
      amount: 45,
      is_tax_exempt: false,
      total: 67.5,
    },
  ],
  forms: [{ form_id: 9, job_form_id: 77, form_name: 'Sample Authority to Proceed', is_required: true, is_submitted: true }],
  visits: [
    {
      ...visit,
      status: 6,
      on_the_way_at: 1795181000,
      reached_at: 1795182900,
      started_at: 1795183500,
      finished_at: 1795189900,
      allowed_actions: ['reopen'],
    },
  ],
}

/** Parts of the address are read only where the line is missing. */
const unreadOfJob = [
  'responseData.discount_basis',
  'responseData.tax_basis',
  'line_items.service_id',
  'visits.job_id',
  'visits.staff_ids',
  ...[
    'customer_id',
    'suite_no',
    'street1',
    'street2',
    'city',
    'province',
    'country',
    'postal_code',
    'is_billing_address',
    'is_active',
    'tax_id',
  ].map((name) => `property.${name}`),
]

const finishedShown = {
  id: '501',
  jobNumber: 'J-0501',
  title: 'Annual boiler service',
  description: 'Check pressure and clean the burner.',
  status: 'COMPLETED',
  priority: 'MEDIUM',
  branchId: '1',
  date: '2026-11-20',
  startAt: 1795183200,
  endAt: 1795190400,
  timezone: 'America/Chicago',
  customer: { id: '31', name: 'Carla Reyes', phoneCountryCode: '1', phone: '5550131' },
  property: {
    id: '41',
    name: 'Practice',
    address: '80 Elm Street, Chicago',
    accessNotes: 'Key at the desk.',
    latitude: 41.9,
    longitude: -87.64,
  },
  category: { id: '3', name: 'Heating' },
  staff: [{ id: '21', name: 'Sam Fields', color: '#2f9e44' }],
  isLate: false,
  isRecurring: false,
  scheduleLater: false,
  visitsDone: 1,
  visitsTotal: 1,
  visits: [
    {
      id: '701',
      visitNumber: 1,
      date: '2026-11-20',
      startAt: 1795183200,
      endAt: 1795190400,
      status: 'COMPLETED',
      staff: [{ id: '21', name: 'Sam Fields', color: '#2f9e44' }],
      arrivalWindowMinutes: 30,
      onTheWayAt: 1795181000,
      reachedAt: 1795182900,
      startedAt: 1795183500,
      finishedAt: 1795189900,
      isException: false,
      isLate: false,
      notes: 'Bring the long ladder.',
      allowedActions: ['REOPEN'],
      lockVersion: 1,
    },
  ],
  lineItems: [
    {
      id: '801',
      name: 'Boiler service',
      description: 'Yearly check',
      productType: 'SERVICE',
      quantity: 1.5,
      unit: 'hour',
      amount: 45,
      isTaxExempt: false,
      total: 67.5,
    },
  ],
  discountType: 'PERCENTAGE',
  discountValue: 12.5,
  subtotal: 120.04,
  discountTotal: 15.01,
  taxTotal: 9.07,
  taxes: [{ taxId: '5', name: 'Sales tax', rate: 8.25, amount: 9.07 }],
  total: 114.1,
  currencyCode: 'USD',
  invoiceStatus: 'UNPAID',
  invoice: {
    id: '901',
    invoiceNumber: 'INV-0901',
    status: 'UNPAID',
    total: 129.11,
    balanceDue: 129.11,
    currencyCode: 'USD',
    dueDate: '2026-12-04',
  },
  forms: [{ formId: '9', jobFormId: '77', formName: 'Sample Authority to Proceed', isRequired: true, isSubmitted: true }],
  jobFinishedNotes: 'Burner cleaned.',
  cancelReason: null,
  allowedActions: ['REOPEN'],
  createdBy: { id: '1', name: 'Olivia Owens' },
  createdAt: 1794880800,
  updatedAt: 1795010400,
  lockVersion: 2,
}

export const jobInteractions: readonly Interaction[] = [
  {
    name: 'reading a finished job',
    given: [signedIn, finishedJob],
    ...readingJob(501, JOB),
    reply: ok(finished),
    unread: unreadOfJob,
    answer: shows({ job: finishedShown }),
  },
  {
    name: 'reading a cancelled job',
    given: [signedIn, cancelledJob],
    ...readingJob(503, 'id status cancelReason visits { id status }'),
    reply: ok({ id: 503, status: 7, cancel_reason: 'Weather', visits: [{ id: 703, status: 7 }] }),
    answer: shows({ job: { id: '503', status: 'CANCELLED', cancelReason: 'Weather', visits: [{ id: '703', status: 'CANCELLED' }] } }),
  },
  {
    name: 'reading a job that does not exist',
    given: [signedIn, noJob(599)],
    ...readingJob(599, 'id'),
    reply: refused(404, 'This job doesn’t exist.'),
    answer: refusedWith('NOT_FOUND', 404, 'This job doesn’t exist.'),
  },
]
