import { endpoints } from '@callout/contracts/endpoints'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Booking, booked, change, changed, everything, getProblem, weekly } from '../../../testing/booking.ts'
import { testApp, type TestApp } from '../../../testing/testApp.ts'

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const newJob = (changes: Partial<Booking> = {}): Promise<Job> => booked(mock, owner, changes)
const refused = async (job: Job, changes: Record<string, unknown>, token = owner) => getProblem(await change(mock, token, job, changes))
const lastEntry = (job: Job) => mock.store.history.by('job_id', job.id).at(-1)
const manage = async (job: Job, visitId: number, body: object): Promise<Job> => {
  const visit = mock.store.visits.get(visitId)
  const action = { job_id: job.id, visit_id: visitId, lock_version: visit?.lock_version, ...body }
  expect(await mock.call('POST', '/jobs/manage_job', { token: owner, body: action })).toMatchObject({ responseCode: 200 })
  return (await mock.call('GET', `/jobs/${job.id}`, { token: owner })).responseData as Job
}
const visitId = (job: Job, place: number): number => job.visits?.[place]?.id as number

describe('a change of the job itself', () => {
  test('changes the job and adds a readable timeline entry', async () => {
    const job = await newJob()
    const after = await changed(mock, owner, job, {
      title: 'Boiler service and filter',
      priority: 3,
      line_items: [
        { ...job.line_items?.[0], total: undefined },
        { name: 'Filter', quantity: 1, amount: 12.5 },
      ],
      discount_type: 0,
      discount_value: 10,
      tax_ids: [],
    })
    expect(after).toMatchObject({ title: 'Boiler service and filter', priority: 3, subtotal: 102.5, total: 92.25, lock_version: 2 })
    expect(after.line_items?.map(({ id }) => id)).toEqual([1, 2])
    expect(after.visits).toEqual(job.visits)
    expect(lastEntry(job)).toMatchObject({
      event: 'edited',
      actor_id: 1,
      visit_id: null,
      changes: [
        { field: 'title', from: 'Boiler service', to: 'Boiler service and filter' },
        { field: 'priority', from: 'Low', to: 'High' },
        { field: 'line_items', from: 'Boiler service × 2', to: 'Boiler service × 2, Filter × 1' },
        { field: 'discount', from: null, to: '10%' },
        { field: 'taxes', from: 'Sales tax 8.25%', to: null },
        { field: 'total', from: '$97.43', to: '$92.25' },
      ],
    })
  })

  test('leaves what it does not name, and empties what it names as empty', async () => {
    const job = await newJob({ ...weekly, notes: 'Ring twice', discount_type: 0, discount_value: 10 })
    const { customer_id, property_id, category_id } = job
    const least = { id: job.id, customer_id, property_id, category_id, agreement_accepted: true, lock_version: job.lock_version }
    const put = async (body: object) =>
      (await mock.call('PUT', `/jobs/${job.id}`, { token: owner, body: { ...least, ...body } })).responseData as Job
    const titled = await put({ title: 'Filter' })
    expect(titled).toEqual({ ...job, title: 'Filter', lock_version: 2, updated_at: titled.updated_at })
    expect(await put({ lock_version: 2, notes: '', discount_value: 0 })).toMatchObject({ title: 'Filter', notes: null, discount_value: 0 })
  })

  test('attaches a form to a series with a finished visit, and changes nothing else', async () => {
    const job = await newJob(weekly)
    mock.store.visits.update(visitId(job, 0), { status: 6 })
    const before = await mock.read(endpoints.jobs.getJob, { id: job.id }, owner)
    const [form] = mock.store.forms.by('company_id', 1)
    const { customer_id, property_id, category_id, lock_version } = job
    const body = { customer_id, property_id, category_id, form_ids: [form?.id], agreement_accepted: true, lock_version }
    const { responseData } = await mock.call('PUT', `/jobs/${job.id}`, { token: owner, body })
    const after = responseData as Job
    const forms = [{ form_id: form?.id, form_name: form?.form_name, job_form_id: null, is_required: false, is_submitted: false }]
    expect(after).toMatchObject({ forms, visits: before.visits, line_items: before.line_items, total: before.total, lock_version: 2 })
  })

  test('that changes nothing leaves no trace', async () => {
    const job = await newJob({ ...weekly, notes: 'Ring twice' })
    const before = everything(mock)
    expect(await changed(mock, owner, job)).toEqual(job)
    expect(everything(mock)).toBe(before)
  })

  test('keeps the rate of a tax that the job has', async () => {
    const job = await newJob()
    mock.store.taxes.update(1, { rate: 20, is_active: false })
    expect(await changed(mock, owner, job, { title: 'Other' })).toMatchObject({ total: 97.43, taxes: [{ rate: 8.25 }] })
  })

  test('tells prices only to those who are shown them', async () => {
    const job = await newJob({ staff_ids: [13] })
    await changed(mock, owner, job, { line_items: [{ id: 1, name: 'Boiler service', quantity: 2, amount: 50 }] })
    mock.store.companies.update(1, { staff_can_see_prices: false })
    const fieldsFor = async (name: string) => {
      const { responseData } = await mock.call('GET', `/jobs/job_history_update?job_id=${job.id}`, { token: await mock.signIn(name) })
      return (responseData as { history: { changes: { field: string }[] }[] }).history[0]?.changes.map(({ field }) => field)
    }
    expect(await fieldsFor('owner')).toEqual(['prices', 'total'])
    expect(await fieldsFor('staff')).toEqual([])
  })

  test('without the authority to see prices changes none', async () => {
    const job = await newJob()
    const user = mock.store.users.by('email', 'admin@demo.test')[0]
    mock.store.users.update(user?.id ?? 0, { authorities: ['manage_jobs', 'view_all_jobs'] })
    const lines = [
      { id: 1, name: 'Boiler service', quantity: 3, amount: 0 },
      { name: 'Visit', service_id: 100, quantity: 1, amount: 0 },
    ]
    await changed(mock, await mock.signIn('admin'), job, { line_items: lines })
    const amounts = mock.store.jobs.get(job.id)?.line_items.map(({ quantity, amount }) => [quantity, amount])
    expect(amounts).toEqual([
      [3, 45],
      [1, mock.store.services.get(100)?.amount],
    ])
  })
})

describe('a change is refused', () => {
  test('without the agreement', async () => {
    const job = await newJob()
    expect(await refused(job, { agreement_accepted: false })).toEqual({
      code: 422,
      message: 'Please agree to these to update the job.',
      fields: ['agreement_accepted'],
    })
  })

  test('a change without a version is accepted', async () => {
    const job = await newJob()
    expect(await changed(mock, owner, job, { lock_version: undefined, title: 'Unseen' })).toMatchObject({ title: 'Unseen' })
  })

  test('an old version is refused with what is current', async () => {
    const job = await newJob()
    const after = await changed(mock, owner, job, { title: 'First' })
    const called = await change(mock, await mock.signIn('admin'), job, { title: 'Second' })
    expect(called).toMatchObject({
      responseCode: 409,
      responseData: { reason: 'stale', current: { id: job.id, title: 'First', lock_version: after.lock_version } },
    })
    expect(called.responseData).toMatchObject({ changed_by: 'Rachel Whitfield', changed_at: mock.clock.now() })
  })

  test('for staff, and for a job of another company', async () => {
    const job = await newJob({ staff_ids: [13] })
    expect(await refused(job, { title: 'x' }, await mock.signIn('staff'))).toMatchObject({ code: 403 })
    expect(await refused(job, { title: 'x' }, await mock.signIn('individual'))).toMatchObject({ code: 404 })
  })

  test('for a line item or a file that the job does not have', async () => {
    const job = await newJob()
    expect((await refused(job, { line_items: [{ id: 9, name: 'x', quantity: 1, amount: 1 }] })).fields).toEqual(['line_items.0.id'])
    const before = everything(mock)
    expect((await refused(job, { dates: ['2026-07-09'], attachments: [{ id: 9 }] })).fields).toEqual(['attachments.0.id'])
    expect(everything(mock)).toBe(before)
  })

  test('for a visit of another job', async () => {
    const job = await newJob()
    expect((await refused(job, { scope: 'this', visit_id: 1, start_time: '08:00' })).fields).toEqual(['visit_id'])
  })

  test('for the lines, the discount and the taxes of a job with an invoice, and for nothing else of it', async () => {
    const job = await newJob({ dates: ['2026-06-16'] })
    await manage(job, visitId(job, 0), { action: 'start' })
    const invoiced = await manage(job, visitId(job, 0), { action: 'create_invoice' })
    for (const changes of [{ line_items: [{ name: 'x', quantity: 1, amount: 1 }] }, { discount_value: 10 }, { tax_ids: [] }])
      expect(await refused(invoiced, changes)).toEqual({
        code: 422,
        message: 'This job has an invoice. Its line items can’t be changed.',
        fields: ['line_items'],
      })
    expect(await changed(mock, owner, invoiced, { title: 'Other', discount_type: 1 })).toMatchObject({ title: 'Other', total: job.total })
  })

  test('for the visits of a job that is over, whose words may change still', async () => {
    const job = await newJob()
    const cancelled = await manage(job, visitId(job, 0), { action: 'cancel', cancel_reason_id: 1 })
    expect(await refused(cancelled, { dates: ['2026-07-05'] })).toEqual({
      code: 422,
      message: 'This job is Cancelled, so its visits can’t be changed.',
      fields: ['dates'],
    })
    expect(await refused(cancelled, { staff_ids: [13] })).toMatchObject({ fields: ['staff_ids'] })
    expect(await changed(mock, owner, cancelled, { description: 'Moved away' })).toMatchObject({ description: 'Moved away', status: 7 })
  })
})
