import { job } from '@callout/contracts/jobs/samples'
import { jobChangePreview, jobPreview } from '@callout/contracts/jobs/previewSamples'
import { expect, test } from 'vitest'
import { ask, house } from '../testing/ask.ts'
import { ok, refused } from '../testing/fakeBackend.ts'
import { defaultMessages } from '../errors.ts'
import { filledJob, filledJobSent } from '../testing/filledJob.ts'

const create =
  'mutation ($input: JobInput!, $key: String) { createJob(input: $input, idempotencyKey: $key) { id status notes visits { id } } }'
const update = 'mutation ($input: JobChangeInput!) { updateJob(input: $input) { id lockVersion attachments { id fileName size } } }'
const remove = 'mutation ($input: DeleteJobInput!) { deleteJob(input: $input) { id deletedAt } }'
const least = { customerId: '31', propertyId: '41', categoryId: '3' }
const change = { id: '501', job: least, lockVersion: 2, agreementAccepted: true }

test('a job is booked with everything that was typed, in the names and codes of the wire', async () => {
  const { data, errors, requests } = await ask({ createJob: ok(job) }, create, { input: filledJob, key: 'a1b2c3d4-e5f6' })
  expect(errors).toEqual([])
  expect(requests).toMatchObject([{ method: 'POST', path: '/jobs' }])
  expect(requests[0]?.body).toEqual(filledJobSent)
  expect(data).toEqual({ createJob: { id: '501', status: 'ASSIGNED', notes: 'Gate code 4711', visits: [{ id: '701' }] } })
})

test('the key that keeps a job from being booked twice travels as a header', async () => {
  const { requests } = await ask({ createJob: ok(job) }, create, { input: least, key: 'a1b2c3d4-e5f6' })
  expect(requests[0]?.headers).toMatchObject({ 'Idempotency-Key': 'a1b2c3d4-e5f6' })
  expect(requests[0]?.body).toEqual({ customer_id: 31, property_id: 41, category_id: 3 })
})

test.each([undefined, null])('without a key (%s) there is no header', async (key) => {
  const { requests } = await ask({ createJob: ok(job) }, create, { input: least, key })
  expect(requests[0]?.headers).not.toHaveProperty('Idempotency-Key')
})

test('a booking is sent once, even with its key: who made the key may send it again', async () => {
  const { ask: askHouse, backend } = await house({ createJob: { broken: 'ECONNRESET' } })
  const { errors } = await askHouse(create, { input: least, key: 'a1b2c3d4-e5f6' })
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  expect(backend.calls).toEqual({ createJob: 1 })
})

test('somebody busy at that time is a clash with the visits in the way', async () => {
  const clashes = [{ visit_id: 702, job_number: 'J-0502', staff_id: 21, start_at: 1795183200, end_at: 1795190400 }]
  const { errors } = await ask({ createJob: refused(409, 'Sam Fields is busy.', { reason: 'clash', clashes }) }, create, { input: least })
  expect(errors).toMatchObject([
    {
      message: 'Sam Fields is busy.',
      extensions: {
        code: 'CLASH',
        clashes: [{ visitId: 702, jobNumber: 'J-0502', staffId: 21, startAt: 1795183200, endAt: 1795190400 }],
      },
    },
  ])
})

test('what is wrong with a job is named by field, down to the line item', async () => {
  const problems = [
    { field: 'start_time', message: 'Start time must be before end time' },
    { field: 'recurrence.end_date', message: 'Required' },
    { field: 'line_items.0.amount', message: 'Entered value should be positive number' },
  ]
  const { errors } = await ask({ createJob: refused(422, problems[0]?.message ?? '', { errors: problems }) }, create, { input: least })
  expect(errors).toMatchObject([
    {
      message: 'Start time must be before end time',
      extensions: {
        code: 'INVALID',
        fields: [
          { field: 'startTime', message: 'Start time must be before end time' },
          { field: 'recurrence.endDate', message: 'Required' },
          { field: 'lineItems.0.amount', message: 'Entered value should be positive number' },
        ],
      },
    },
  ])
})

test('a change is the whole job with what it reaches', async () => {
  const input = { ...change, job: filledJob, scope: 'FUTURE', visitId: '701' }
  const { data, requests, errors } = await ask({ updateJob: ok(job) }, update, { input })
  expect(errors).toEqual([])
  expect(requests).toMatchObject([{ method: 'PUT', path: '/jobs/501' }])
  expect(requests[0]?.body).toEqual({ ...filledJobSent, scope: 'future', visit_id: 701, lock_version: 2, agreement_accepted: true })
  expect(data).toEqual({ updateJob: { id: '501', lockVersion: 2, attachments: [{ id: '91', fileName: 'boiler.jpg', size: 48120 }] } })
})

test("somebody else's change in the meantime says who, when, and how far the job is", async () => {
  const data = { reason: 'stale', changed_by: 'Tess Moore', changed_at: 1795183400, current: { ...job, lock_version: 7 } }
  const { errors } = await ask({ updateJob: refused(409, 'Tess Moore has changed this.', data) }, update, { input: change })
  expect(errors).toMatchObject([
    {
      message: 'Tess Moore has changed this.',
      extensions: {
        code: 'STALE',
        changedBy: 'Tess Moore',
        changedAt: 1795183400,
        lockVersion: 7,
        current: { jobNumber: 'J-0501', lockVersion: 7, lineItems: [{ isTaxExempt: false }, {}, {}] },
      },
    },
  ])
})

test('a backend that only says that something has changed leaves the rest open', async () => {
  const { errors } = await ask({ updateJob: refused(409, 'Changed') }, update, { input: change })
  expect(errors[0]?.extensions).toEqual({
    code: 'STALE',
    responseCode: 409,
    reason: null,
    changedBy: null,
    changedAt: null,
    lockVersion: null,
    current: null,
  })
})

test('a job is deleted as a whole, or from one visit on', async () => {
  const { ask: askHouse, backend } = await house({ deleteJob: ok({ id: 501, deleted_at: 1795190400 }) })
  const { data } = await askHouse(remove, { input: { id: '501', lockVersion: 2 } })
  expect(data).toEqual({ deleteJob: { id: '501', deletedAt: 1795190400 } })
  await askHouse(remove, { input: { id: '501', scope: 'THIS', visitId: '701', lockVersion: 2 } })
  expect(backend.requests).toMatchObject([
    { method: 'DELETE', path: '/jobs/501?lock_version=2', body: undefined },
    { method: 'DELETE', path: '/jobs/501?scope=this&visit_id=701&lock_version=2', body: undefined },
  ])
})

test('a delete that does not say when is a delete', async () => {
  expect(await ask({ deleteJob: ok({ id: 501 }) }, remove, { input: { id: '501' } })).toMatchObject({
    data: { deleteJob: { id: '501', deletedAt: null } },
    errors: [],
  })
})

const preview = `query ($input: JobInput!) { jobPreview(input: $input) {
  dates { date startAt endAt } skipped { date reason } count sentence clashes { visitId jobNumber staffId startAt endAt }
  totals { subtotal discountTotal taxTotal taxes { taxId name rate amount } total currencyCode } } }`
const changePreview = `query ($input: JobChangeInput!) { jobChangePreview(input: $input) {
  visitsChanged { visitId before { date startAt endAt staffIds } after { date startAt endAt staffIds } }
  visitsAdded { date startAt endAt staffIds } visitsRemoved { visitId date startAt endAt staffIds } visitsKept { visitId date reason }
  totalsBefore { total } totalsAfter { total discountTotal } clashes { visitId } } }`

test('a preview says when the visits would be, what they come to, and who is busy', async () => {
  const { data, requests, errors } = await ask({ createJob: ok(jobPreview) }, preview, { input: filledJob })
  expect(errors).toEqual([])
  expect(requests).toMatchObject([{ method: 'POST', path: '/jobs' }])
  expect(requests[0]?.body).toEqual({ ...filledJobSent, preview: true })
  expect(data).toEqual({
    jobPreview: {
      dates: [
        { date: '2026-11-20', startAt: 1795183200, endAt: 1795190400 },
        { date: '2026-12-04', startAt: 1796392800, endAt: 1796400000 },
      ],
      skipped: [{ date: '2026-12-25', reason: 'Christmas Day' }],
      count: 2,
      sentence: 'Every 2 weeks on Friday until Dec 31, 2026',
      clashes: [{ visitId: '702', jobNumber: 'J-0502', staffId: '21', startAt: 1795183200, endAt: 1795190400 }],
      totals: {
        subtotal: 120.04,
        discountTotal: 12,
        taxTotal: 9.07,
        taxes: [{ taxId: '5', name: 'Sales tax', rate: 8.25, amount: 9.07 }],
        total: 117.11,
        currencyCode: 'USD',
      },
    },
  })
})

test('a preview of a change tells each visit before and after', async () => {
  const input = { ...change, agreementAccepted: null, scope: 'ALL' }
  const { data, requests, errors } = await ask({ updateJob: ok(jobChangePreview) }, changePreview, { input })
  expect(errors).toEqual([])
  expect(requests).toMatchObject([{ method: 'PUT', path: '/jobs/501' }])
  expect(requests[0]?.body).toEqual({ customer_id: 31, property_id: 41, category_id: 3, scope: 'all', lock_version: 2, preview: true })
  const slot = { date: '2026-11-20', startAt: 1795183200, endAt: 1795190400, staffIds: ['21'] }
  expect(data).toEqual({
    jobChangePreview: {
      visitsChanged: [{ visitId: '701', before: slot, after: { ...slot, startAt: 1795186800, endAt: 1795194000 } }],
      visitsAdded: [{ date: '2026-12-18', startAt: 1797602400, endAt: 1797609600, staffIds: ['21'] }],
      visitsRemoved: [{ ...slot, visitId: '703', date: '2026-12-04' }],
      visitsKept: [{ visitId: '704', date: '2026-11-20', reason: 'COMPLETED' }],
      totalsBefore: { total: 129.11 },
      totalsAfter: { total: 117.11, discountTotal: 12 },
      clashes: [],
    },
  })
})

test('what a backend leaves out of its previews is null', async () => {
  const { skipped: _, sentence: __, clashes: ___, ...dates } = jobPreview
  expect(await ask({ createJob: ok(dates) }, preview, { input: least })).toMatchObject({
    data: { jobPreview: { skipped: null, sentence: null, clashes: null } },
    errors: [],
  })
  const { visits_added: ____, clashes: _____, ...visits } = jobChangePreview
  expect(await ask({ updateJob: ok({ ...visits, visits_kept: [{ visit_id: 1 }] }) }, changePreview, { input: change })).toMatchObject({
    data: { jobChangePreview: { visitsAdded: null, clashes: null, visitsKept: [{ visitId: '1', date: null, reason: null }] } },
    errors: [],
  })
})

const bad = [{ message: defaultMessages.UPSTREAM_BAD_REPLY, extensions: { code: 'UPSTREAM_BAD_REPLY' } }]
const drift = 'an upstream reply left the contract'

test.each([
  ['a preview that was saved', { createJob: ok(job) }, preview, { input: least }, 'POST /jobs'],
  ['a preview with the id of a saved job', { createJob: ok({ ...jobPreview, id: 501 }) }, preview, { input: least }, 'POST /jobs'],
  ['a change that was saved', { updateJob: ok(job) }, changePreview, { input: change }, 'PUT /jobs/{id}'],
  [
    'a preview of a change with an id',
    { updateJob: ok({ ...jobChangePreview, id: 501 }) },
    changePreview,
    { input: change },
    'PUT /jobs/{id}',
  ],
  ['a booking that was only looked at', { createJob: ok(jobPreview) }, create, { input: least }, 'POST /jobs'],
  ['a change that was only looked at', { updateJob: ok(jobChangePreview) }, update, { input: change }, 'PUT /jobs/{id}'],
])('%s is never shown as what was asked for', async (_, replies, query, variables, call) => {
  const { ask: askHouse, log } = await house(replies)
  const { data, errors } = await askHouse(query, variables)
  expect(data).toBeNull()
  expect(errors).toMatchObject(bad)
  expect(log.find(({ msg }) => msg === drift)).toMatchObject({ call })
})
