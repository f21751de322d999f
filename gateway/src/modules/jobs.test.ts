import { customer } from '@callout/contracts/customers/samples'
import { categoryStaff } from '@callout/contracts/jobs/samples/staff'
import { historyPage, noteEntry } from '@callout/contracts/jobs/samples/history'
import { job, managedJob } from '@callout/contracts/jobs/samples/record'
import { jobPage, jobRow } from '@callout/contracts/jobs/samples/list'
import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'

const getJob = (path: string) => ({ ...job, id: Number(path.split('/').at(-1)) })
const getCustomer = (path: string) => ({ ...customer, id: Number(path.split('/').at(-1)) })
const backend = {
  listJobs: ok(jobPage),
  getJob: ({ path }: { path: string }) => ok(getJob(path)),
  getCustomer: ({ path }: { path: string }) => ok(getCustomer(path)),
  listJobHistory: ok(historyPage),
  listCategoryStaff: ok(categoryStaff),
  manageJob: ok(managedJob),
  addJobHistory: ok(noteEntry),
}

test('reads a list with one call', async () => {
  const { data, calls } = await ask(
    backend,
    `{ jobs { totalCount page perPage counts { all active pending completed }
       items { id jobNumber status priority invoiceStatus date startAt total customer { id name phone } property { address } staff { name color } allowedActions } } }`,
  )
  expect(calls).toEqual({ listJobs: 1 })
  expect(data).toMatchObject({
    jobs: {
      totalCount: 3,
      page: 1,
      perPage: 10,
      counts: { all: 3, active: 0, pending: 2, completed: 1 },
      items: [
        {
          id: '501',
          jobNumber: 'J-0501',
          status: 'ASSIGNED',
          priority: 'MEDIUM',
          invoiceStatus: null,
          date: '2026-11-20',
          startAt: 1795183200,
          total: 129.11,
          customer: { id: '31', name: 'Carla Reyes', phone: '5550131' },
          property: { address: '4B, 80 Elm Street, Chicago, IL, 60610, United States' },
          staff: [{ name: 'Sam Fields', color: '#2f9e44' }],
          allowedActions: ['UNSCHEDULE', 'UNASSIGN', 'RESCHEDULE', 'ON_THE_WAY', 'REACHED', 'START', 'CANCEL', 'DECLINE'],
        },
        { id: '502', status: 'COMPLETED', invoiceStatus: 'UNPAID' },
        { id: '503', status: 'UNSCHEDULED', date: null },
      ],
    },
  })
})

test('reads each distinct customer of a list once', async () => {
  const { data, calls } = await ask(backend, '{ jobs { items { customer { name email companyName tags outstandingBalance } } } }')
  expect(calls).toEqual({ listJobs: 1, getCustomer: 2 })
  expect(data).toMatchObject({
    jobs: {
      items: [
        {
          customer: {
            name: 'Carla Reyes',
            email: 'carla@reyes-dental.test',
            companyName: 'Reyes Dental',
            tags: ['vip'],
            outstandingBalance: 120,
          },
        },
        {},
        {},
      ],
    },
  })
})

test('reads each job once for fields that rows lack', async () => {
  const { data, calls } = await ask(
    backend,
    '{ jobs { items { description subtotal visits { id } property { name accessNotes } createdAt } } }',
  )
  expect(calls).toEqual({ listJobs: 1, getJob: 3 })
  expect(data).toMatchObject({
    jobs: {
      items: Array.from({ length: 3 }, () => ({
        description: job.description,
        subtotal: 120.04,
        visits: [{ id: '701' }],
        property: { name: 'Practice', accessNotes: 'Key at the desk.' },
        createdAt: job.created_at,
      })),
    },
  })
})

test('the maker of a job costs no further call, and is null if rows lack it', async () => {
  const rows = [{ ...job, created_by: { id: 7, name: 'Nora Newman' } }, { id: 502 }]
  const { data, calls } = await ask({ listJobs: ok({ jobs: rows }) }, '{ jobs { items { createdBy { id name } } } }')
  expect(calls).toEqual({ listJobs: 1 })
  expect(data).toEqual({ jobs: { items: [{ createdBy: { id: '7', name: 'Nora Newman' } }, { createdBy: null }] } })
})

test('reads a job with one call', async () => {
  const { data, calls } = await ask(
    backend,
    `{ job(id: "501") { id status discountType lineItems { productType quantity amount total } taxes { taxId rate amount } visits { status staff { name } allowedActions }
       property { name accessNotes address } invoice { status balanceDue } forms { formId jobFormId formName } createdAt lockVersion } }`,
  )
  expect(calls).toEqual({ getJob: 1 })
  expect(data).toMatchObject({
    job: {
      id: '501',
      status: 'ASSIGNED',
      discountType: 'PERCENTAGE',
      lineItems: [{ productType: 'SERVICE', quantity: 2, amount: 45, total: 90 }, { productType: 'PRODUCT' }, { productType: 'PRODUCT' }],
      visits: [{ status: 'ASSIGNED', staff: [{ name: 'Sam Fields' }] }],
      property: { name: 'Practice', accessNotes: 'Key at the desk.' },
      invoice: { status: 'UNPAID', balanceDue: 129.11 },
      forms: [{ formId: '9', jobFormId: null }],
      lockVersion: 2,
    },
  })
})

test('reads a job once per operation', async () => {
  expect((await ask(backend, '{ a: job(id: "501") { id } b: job(id: "501") { title } }')).calls).toEqual({ getJob: 1 })
})

test('sends filters, statuses, sort and page with wire names and codes', async () => {
  const query = 'query ($input: JobsInput) { jobs(input: $input) { totalCount } }'
  const input = {
    filter: 'ACTIVE',
    statuses: ['COMPLETED', 'CANCELLED'],
    search: 'Müller & Söhne 7%',
    priority: 'HIGH',
    customerId: '31',
    isLate: true,
    dateFrom: '2026-11-01',
    sortBy: 'START_AT',
    sortDirection: 'DESCENDING',
    page: 2,
    perPage: null,
  }
  const { requests, errors } = await ask(backend, query, { input })
  expect(errors).toEqual([])
  const { pathname, searchParams } = new URL(requests[0]?.path ?? '', 'http://x')
  expect(pathname).toBe('/jobs/job_listing')
  expect([...searchParams]).toEqual([
    ['filter', '11'],
    ['search', 'Müller & Söhne 7%'],
    ['priority', '3'],
    ['customer_id', '31'],
    ['is_late', 'true'],
    ['date_from', '2026-11-01'],
    ['sort_by', 'start_at'],
    ['page', '2'],
    ['status[]', '6'],
    ['status[]', '7'],
    ['sort_dir', 'desc'],
  ])
})

test('sends an action with integer ids and without nulls', async () => {
  const query =
    'mutation ($input: ManageJobInput!) { manageJob(input: $input) { job { id status lockVersion description visits { status } } visit { startedAt } history { event status changes { from to } actor { name } } } }'
  const input = {
    jobId: '501',
    visitId: '701',
    action: 'ASSIGN',
    staffIds: ['21', '22'],
    lockVersion: 1,
    note: null,
    date: '2026-11-20',
    startTime: '09:00',
  }
  const { data, calls, requests } = await ask(backend, query, { input })
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/jobs/manage_job' })
  expect(requests[0]?.body).toEqual({
    job_id: 501,
    visit_id: 701,
    action: 'assign',
    staff_ids: [21, 22],
    lock_version: 1,
    date: '2026-11-20',
    start_time: '09:00',
  })
  expect(calls).toEqual({ manageJob: 1 })
  expect(data).toEqual({
    manageJob: {
      job: { id: '501', status: 'STARTED', lockVersion: 3, description: job.description, visits: [{ status: 'STARTED' }] },
      visit: { startedAt: 1795183500 },
      history: {
        event: 'STATUS_CHANGED',
        status: 'STARTED',
        changes: [{ from: 'Assigned', to: 'Service Started' }],
        actor: { name: 'Sam Fields' },
      },
    },
  })
})

test('adds a note to the timeline', async () => {
  const { data, requests } = await ask(backend, 'mutation { addJobNote(input: { jobId: "501", note: "4711" }) { id event note status } }')
  expect(requests[0]?.body).toEqual({ job_id: 501, note: '4711', event: 'note' })
  expect(data).toEqual({ addJobNote: { id: '1002', event: 'NOTE', note: 'Gate code 4711', status: null } })
})

test('pages the timeline', async () => {
  const { data, requests } = await ask(
    backend,
    '{ jobHistory(jobId: "501", page: 1) { totalCount items { id event status label visitId } } }',
  )
  expect(requests[0]?.path).toBe('/jobs/job_history_update?job_id=501&page=1')
  expect(data).toEqual({
    jobHistory: {
      totalCount: 2,
      items: [
        { id: '1001', event: 'STATUS_CHANGED', status: 'STARTED', label: 'Service Started', visitId: '701' },
        { id: '1000', event: 'CREATED', status: 'UNSCHEDULED', label: 'Job created', visitId: null },
      ],
    },
  })
})

test('returns ranked staff with their conflicts', async () => {
  const { data, requests } = await ask(
    backend,
    '{ rankedStaff(input: { categoryId: "3", date: "2026-11-20", startTime: "09:00", endTime: "11:00" }) { id score isAvailable clashes { visitId jobNumber } } }',
  )
  expect(requests[0]?.path).toBe('/jobs/category_staffs?category_id=3&date=2026-11-20&start_time=09%3A00&end_time=11%3A00')
  expect(data).toEqual({
    rankedStaff: [
      { id: '21', score: 92, isAvailable: true, clashes: [] },
      { id: '22', score: 20, isAvailable: false, clashes: [{ visitId: '702', jobNumber: 'J-0502' }] },
    ],
  })
})

test('rejects an invalid id without a call', async () => {
  for (const id of ['job_listing', '..', '1/../2', '', '-1e3', '1?x=1']) {
    const { errors, calls } = await ask(backend, 'query ($id: ID!) { job(id: $id) { id } }', { id })
    expect(errors[0]?.extensions?.['code']).toBe('NOT_FOUND')
    expect(calls).toEqual({})
  }
})

const allOfJob = `id jobNumber title description status priority branchId date startAt endAt timezone isLate isRecurring scheduleLater visitsDone visitsTotal
  customer { id name phone email tags } property { id name address accessNotes latitude } category { id name } staff { id name color }
  visits { id status staff { id } notes allowedActions lockVersion } lineItems { id } discountType discountValue subtotal discountTotal taxTotal taxes { taxId } total currencyCode
  invoiceStatus invoice { id } forms { formId } jobFinishedNotes cancelReason allowedActions createdBy { id } createdAt updatedAt lockVersion`

test('returns nulls from a backend that sends the spec’s fields only', async () => {
  const bare = {
    listJobs: ok({ jobs: [{ id: 1, status: 0 }] }),
    getJob: ok({ id: 1, status: 0, visits: [{ id: 2, status: 0, staff_ids: [21] }] }),
  }
  const list = await ask(bare, `{ jobs { totalCount page counts { all } items { ${allOfJob} } } }`)
  expect(list.errors).toEqual([])
  expect(list.data).toMatchObject({
    jobs: {
      totalCount: null,
      page: null,
      counts: null,
      items: [
        { id: '1', status: 'UNASSIGNED', customer: null, allowedActions: null, lockVersion: null, visits: [{ staff: [{ id: '21' }] }] },
      ],
    },
  })
  expect(list.calls).toEqual({ listJobs: 1, getJob: 1 })
  const item = await ask(bare, `{ job(id: "1") { ${allOfJob} } }`)
  expect(item.errors).toEqual([])
  expect(item.calls).toEqual({ getJob: 1 })
})

test('joins an address from its parts', async () => {
  const property = { id: 41, street1: '80 Elm Street', city: 'Chicago', province: 'IL', postal_code: '60610' }
  const { data } = await ask({ getJob: ok({ ...job, property }) }, '{ job(id: 501) { property { address name } } }')
  expect(data).toEqual({ job: { property: { address: '80 Elm Street, Chicago, IL 60610', name: null } } })
})

test('cuts instants of more than ten digits to seconds', async () => {
  const { data } = await ask({ listJobs: ok({ jobs: [{ ...jobRow, start_at: 1795183200123 }] }) }, '{ jobs { items { startAt } } }')
  expect(data).toEqual({ jobs: { items: [{ startAt: 1795183200 }] } })
})

test('reads everything for a form about a job with one call', async () => {
  const { data, calls } = await ask(
    backend,
    `{ job(id: "501") { notes scheduleLater dates startTime endTime discountBasis taxBasis taxIds branchId
       recurrence { frequency interval weekdays monthDay endDate skipClosedDays sentence }
       attachments { id fileName fileUrl contentType size } lineItems { id serviceId } } }`,
  )
  expect(calls).toEqual({ getJob: 1 })
  expect(data).toEqual({
    job: {
      notes: 'Gate code 4711',
      scheduleLater: false,
      dates: ['2026-11-20'],
      startTime: '09:00',
      endTime: '11:00',
      discountBasis: 'GROSS',
      taxBasis: 'GROSS',
      taxIds: ['5'],
      branchId: '1',
      recurrence: {
        frequency: 'WEEKLY',
        interval: 2,
        weekdays: [5],
        monthDay: null,
        endDate: '2026-12-31',
        skipClosedDays: true,
        sentence: 'Every 2 weeks on Friday until Dec 31, 2026',
      },
      attachments: [
        { id: '91', fileName: 'boiler.jpg', fileUrl: 'https://files.test/91/boiler.jpg', contentType: 'image/jpeg', size: 48120 },
      ],
      lineItems: [
        { id: '801', serviceId: '11' },
        { id: '802', serviceId: '12' },
        { id: '803', serviceId: '13' },
      ],
    },
  })
})

test('reads those fields of a list row with one call for the job', async () => {
  const { data, calls } = await ask(
    { ...backend, listJobs: ok({ jobs: [jobRow] }) },
    '{ jobs { items { notes dates startTime endTime recurrence { sentence } discountBasis taxBasis taxIds attachments { id } } } }',
  )
  expect(calls).toEqual({ listJobs: 1, getJob: 1 })
  expect(data).toMatchObject({ jobs: { items: [{ notes: 'Gate code 4711', taxIds: ['5'], attachments: [{ id: '91' }] }] } })
})

test('returns nulls if the backend lacks them', async () => {
  const { data, errors } = await ask(
    { getJob: ok({ id: 501, status: 1, recurrence: { frequency: 1 } }) },
    '{ job(id: 501) { notes dates startTime recurrence { frequency interval weekdays sentence } discountBasis taxIds attachments { id } visits { id } } }',
  )
  expect(errors).toEqual([])
  expect(data).toEqual({
    job: {
      notes: null,
      dates: null,
      startTime: null,
      recurrence: { frequency: 'DAILY', interval: null, weekdays: null, sentence: null },
      discountBasis: null,
      taxIds: null,
      attachments: null,
      visits: null,
    },
  })
})

const byIds = { id: 501, customer_id: 31, property_id: 41, category_id: 3, staff_ids: [21], dates: ['2026-11-20'], start_time: '09:00' }

test('looks up only selected names, and each customer once', async () => {
  const rows = ok({ jobs: [byIds, { ...byIds, id: 502 }] })
  expect((await ask({ ...backend, listJobs: rows }, '{ jobs { items { id title } } }')).calls).toEqual({ listJobs: 1 })
  const { calls } = await ask({ ...backend, listJobs: rows }, '{ jobs { items { customer { name } property { address } } } }')
  expect(calls).toEqual({ listJobs: 1, getCustomer: 1 })
})

test('leaves out names beyond the lookup limit', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => ({ ...byIds, id: index + 1, customer_id: 1000 + index }))
  const { data, errors, calls } = await ask(
    { ...backend, listJobs: ok({ jobs: rows }) },
    '{ jobs(input: { perPage: 100 }) { items { customer { id name } } } }',
  )
  const { items } = (data as { jobs: { items: { customer: { id: string; name: string | null } }[] } }).jobs
  expect([errors, calls, items.length]).toEqual([[], { listJobs: 1, getCustomer: 50 }, 80])
  expect(items.filter(({ customer: { name } }) => name).length).toBe(50)
})

test('joins a customer’s first and last name', async () => {
  const rows = ok({ jobs: [{ id: 1, customer: { id: 31, first_name: 'Maria', last_name: 'Lopez' } }] })
  const { data, calls } = await ask({ ...backend, listJobs: rows }, '{ jobs { items { customer { name } } } }')
  expect([data, calls]).toEqual([{ jobs: { items: [{ customer: { name: 'Maria Lopez' } }] } }, { listJobs: 1 }])
})
