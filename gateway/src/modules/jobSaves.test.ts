import { job } from '@callout/contracts/jobs/samples/record'
import { expect, test } from 'vitest'
import { ask, testGateway } from '../testing/testGateway.ts'
import { ok, refused } from '../testing/fakeBackend.ts'
import { filledJob, filledJobSent } from '../testing/filledJob.ts'

const create =
  'mutation ($input: JobInput!, $key: String) { createJob(input: $input, idempotencyKey: $key) { id status notes visits { id } } }'
const update = 'mutation ($input: JobChangeInput!) { updateJob(input: $input) { id lockVersion attachments { id fileName size } } }'
const remove = 'mutation ($input: DeleteJobInput!) { deleteJob(input: $input) { id deletedAt } }'
const least = { customerId: '31', propertyId: '41', categoryId: '3' }
const change = { id: '501', job: least, lockVersion: 2, agreementAccepted: true }

test('sends every field of a job with wire names and codes', async () => {
  const { data, errors, requests } = await ask({ createJob: ok(job) }, create, { input: filledJob, key: 'a1b2c3d4-e5f6' })
  expect(errors).toEqual([])
  expect(requests).toMatchObject([{ method: 'POST', path: '/jobs' }])
  expect(requests[0]?.body).toEqual(filledJobSent)
  expect(data).toEqual({ createJob: { id: '501', status: 'ASSIGNED', notes: 'Gate code 4711', visits: [{ id: '701' }] } })
})

test('sends the idempotency key as a header', async () => {
  const { requests } = await ask({ createJob: ok(job) }, create, { input: least, key: 'a1b2c3d4-e5f6' })
  expect(requests[0]?.headers).toMatchObject({ 'Idempotency-Key': 'a1b2c3d4-e5f6' })
  expect(requests[0]?.body).toEqual({ customer_id: 31, property_id: 41, category_id: 3 })
})

test.each([undefined, null])('without a key (%s) there is no header', async (key) => {
  const { requests } = await ask({ createJob: ok(job) }, create, { input: least, key })
  expect(requests[0]?.headers).not.toHaveProperty('Idempotency-Key')
})

test('never retries a booking, even with a key', async () => {
  const { ask: askGateway, backend } = await testGateway({ createJob: { broken: 'ECONNRESET' } })
  const { errors } = await askGateway(create, { input: least, key: 'a1b2c3d4-e5f6' })
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  expect(backend.calls).toEqual({ createJob: 1 })
})

test('returns CLASH with the clashing visits', async () => {
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

test('names the invalid fields down to the line item', async () => {
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

test('sends a changed job with its scope', async () => {
  const input = { ...change, job: filledJob, scope: 'FUTURE', visitId: '701' }
  const { data, requests, errors } = await ask({ updateJob: ok(job) }, update, { input })
  expect(errors).toEqual([])
  expect(requests).toMatchObject([{ method: 'PUT', path: '/jobs/501' }])
  expect(requests[0]?.body).toEqual({ ...filledJobSent, scope: 'future', visit_id: 701, lock_version: 2, agreement_accepted: true })
  expect(data).toEqual({ updateJob: { id: '501', lockVersion: 2, attachments: [{ id: '91', fileName: 'boiler.jpg', size: 48120 }] } })
})

test('returns author, time and status of a concurrent change', async () => {
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
      },
    },
  ])
})

test('returns nulls for a conflict without details', async () => {
  const { errors } = await ask({ updateJob: refused(409, 'Changed') }, update, { input: change })
  expect(errors[0]?.extensions).toEqual({
    code: 'STALE',
    responseCode: 409,
    reason: null,
    changedBy: null,
    changedAt: null,
    lockVersion: null,
  })
})

test('deletes a whole job or from one visit on', async () => {
  const { ask: askGateway, backend } = await testGateway({
    deleteJob: ok({ id: 501, deleted_at: 1795190400 }),
    getJob: ok({ id: 501, allowed_scopes: ['this', 'all'] }),
  })
  const { data } = await askGateway(remove, { input: { id: '501', lockVersion: 2 } })
  expect(data).toEqual({ deleteJob: { id: '501', deletedAt: 1795190400 } })
  await askGateway(remove, { input: { id: '501', scope: 'THIS', visitId: '701', lockVersion: 2 } })
  expect(backend.requests).toMatchObject([
    { method: 'DELETE', path: '/jobs/501?lock_version=2', body: undefined },
    { method: 'GET', path: '/jobs/501' },
    { method: 'DELETE', path: '/jobs/501?scope=this&visit_id=701&lock_version=2', body: undefined },
  ])
})

test.each([undefined, null, [], ['all'], 'this'])(
  'where the job allows the reach %j, no single visit is deleted',
  async (allowed_scopes) => {
    const { ask: askGateway, backend } = await testGateway({ deleteJob: ok({ id: 501 }), getJob: ok({ id: 501, allowed_scopes }) })
    for (const scope of ['THIS', 'FUTURE']) {
      const { errors } = await askGateway(remove, { input: { id: '501', scope, visitId: '701' } })
      expect(errors).toMatchObject([{ message: 'The service deletes a job with all of its visits only.', extensions: { code: 'REFUSED' } }])
    }
    expect(await askGateway(remove, { input: { id: '501', scope: 'ALL' } })).toMatchObject({
      data: { deleteJob: { id: '501' } },
      errors: [],
    })
    expect(backend.calls).toEqual({ getJob: 2, deleteJob: 1 })
  },
)

test.each([
  [
    ['this', 'future', 'all'],
    ['THIS', 'FUTURE', 'ALL'],
  ],
  [['all'], ['ALL']],
  [[], []],
  [undefined, null],
  [['this', 'some'], ['THIS']],
])('reads the scopes %j of a change as %j', async (allowed_scopes, allowedScopes) => {
  const { data, errors } = await ask({ getJob: ok({ id: 501, allowed_scopes }) }, '{ job(id: 501) { allowedScopes } }')
  expect([data, errors]).toEqual([{ job: { allowedScopes } }, []])
})

test('deletes without a scope', async () => {
  expect(await ask({ deleteJob: ok({ id: 501 }) }, remove, { input: { id: '501' } })).toMatchObject({
    data: { deleteJob: { id: '501', deletedAt: null } },
    errors: [],
  })
})

test.each([
  ['null', null],
  ['{}', {}],
  ['another wrapping', { data: { job } }],
  ['a row without its id', { title: 'Boiler' }],
  ['a text', 'saved'],
])('a save that was answered 200 is done, although its data is %s', async (_, data) => {
  expect(await ask({ createJob: ok(data) }, create, { input: least })).toMatchObject({ data: { createJob: null }, errors: [] })
  expect(await ask({ updateJob: ok(data) }, update, { input: change })).toMatchObject({ data: { updateJob: null }, errors: [] })
})

test('reads a saved job that is wrapped in its name', async () => {
  expect(await ask({ createJob: ok({ job }) }, create, { input: least })).toMatchObject({ data: { createJob: { id: '501' } }, errors: [] })
})

test('sends the time of an offline action and its key', async () => {
  const act = 'mutation ($input: ManageJobInput!, $key: String) { manageJob(input: $input, idempotencyKey: $key) { job { id } } }'
  const input = { jobId: '501', visitId: '701', action: 'START', lockVersion: 3, occurredAt: 1795183200, latitude: 30.2, longitude: -97.7 }
  const step = await ask({ manageJob: ok({ job }) }, act, { input, key: 'step-0001' })
  expect(step.errors).toEqual([])
  expect(step.requests[0]?.headers).toMatchObject({ 'Idempotency-Key': 'step-0001' })
  expect(step.requests[0]?.body).toEqual({
    job_id: 501,
    visit_id: 701,
    action: 'start',
    lock_version: 3,
    occurred_at: 1795183200,
    latitude: 30.2,
    longitude: -97.7,
  })
  const add = 'mutation ($input: AddJobNoteInput!, $key: String) { addJobNote(input: $input, idempotencyKey: $key) { id } }'
  const note = await ask({ addJobHistory: ok({ id: 9001 }) }, add, {
    input: { jobId: '501', note: 'Hi', occurredAt: 1795183200 },
    key: 'note-0001',
  })
  expect(note.requests[0]?.headers).toMatchObject({ 'Idempotency-Key': 'note-0001' })
  expect(note.requests[0]?.body).toMatchObject({ note: 'Hi', occurred_at: 1795183200 })
})
