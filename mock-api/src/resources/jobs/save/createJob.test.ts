import { beforeEach, describe, expect, test } from 'vitest'
import { book, type Booking, booked, getProblem, servedCustomer, weekly } from '../../../testing/booking.ts'
import { REFERENCE_DATE, testApp, type TestApp } from '../../../testing/testApp.ts'

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const refused = async (changes: Partial<Booking>, token = owner) => getProblem(await book(mock, token, changes))
const start = Date.parse('2026-07-01T09:00:00-05:00') / 1000

describe('a new job', () => {
  test('has a number, its visit, its sums and a timeline that begins with it', async () => {
    const job = await booked(mock, owner, { description: 'Annual check', notes: 'Bring the long ladder', priority: 3 })
    expect(job).toMatchObject({
      job_number: 'J-1031',
      title: 'Boiler service',
      description: 'Annual check',
      notes: 'Bring the long ladder',
      priority: 3,
      status: 1,
      dates: ['2026-07-01'],
      start_time: '09:00',
      end_time: '11:00',
      tax_ids: [1],
      subtotal: 90,
      tax_total: 7.43,
      total: 97.43,
      lock_version: 1,
      created_by: { id: 1 },
    })
    expect(job.visits).toMatchObject([{ visit_number: 1, status: 1, staff_ids: [14], start_at: start, end_at: start + 7200 }])
    expect(await mock.call('GET', `/jobs/${job.id}`, { token: owner })).toMatchObject({ responseData: job })
    const { history } = (await mock.call('GET', `/jobs/job_history_update?job_id=${job.id}`, { token: owner })).responseData as {
      history: { event: string; changes: unknown }[]
    }
    expect(history.map(({ event }) => event)).toEqual(['scheduled_and_assigned', 'created'])
    expect(history[0]?.changes).toContainEqual({ field: 'start_at', from: null, to: String(start) })
  })

  test('is found in the list at once', async () => {
    const job = await booked(mock, owner)
    const { responseData } = await mock.call('GET', `/jobs/job_listing?search=${job.job_number}`, { token: owner })
    expect(responseData).toMatchObject({ jobs: [{ id: job.id }], counts: { all: 1, pending: 1 } })
  })

  test('without a title is called after its first line item, without one after its category', async () => {
    expect((await booked(mock, owner)).title).toBe('Boiler service')
    mock.store.companies.update(1, { is_line_item_required: false })
    expect((await booked(mock, owner, { line_items: [], dates: ['2026-07-02'] })).title).toBe('HVAC')
  })

  test('without staff is unassigned, and without a date unscheduled', async () => {
    expect((await booked(mock, owner, { staff_ids: [] })).visits).toMatchObject([{ status: 0 }])
    const later = await booked(mock, owner, { schedule_later: true, dates: [] })
    expect(later).toMatchObject({ schedule_later: true, status: 11, dates: [], start_time: null })
    expect(later.visits).toMatchObject([{ status: 11, staff_ids: [14], start_at: null }])
    const events = mock.store.history.by('job_id', later.id).map(({ event, status }) => [event, status])
    expect(events).toEqual([['created', 11]])
  })

  test('numbers follow each other, and a deleted job takes its number along', async () => {
    const first = await booked(mock, owner)
    await mock.call('DELETE', `/jobs/${first.id}?lock_version=1`, { token: owner })
    expect((await booked(mock, owner)).job_number).toBe('J-1032')
  })

  test('has one visit for each of its dates', async () => {
    const job = await booked(mock, owner, { dates: ['2026-07-03', '2026-07-01', '2026-07-01'] })
    expect(job.visits?.map(({ date, visit_number }) => [date, visit_number])).toEqual([
      ['2026-07-01', 1],
      ['2026-07-03', 2],
    ])
    expect(job.dates).toEqual(['2026-07-01', '2026-07-03'])
  })

  test('takes a tax at the rate of this time', async () => {
    const job = await booked(mock, owner)
    mock.store.taxes.update(1, { rate: 20 })
    expect((await mock.call('GET', `/jobs/${job.id}`, { token: owner })).responseData).toMatchObject({
      taxes: [{ rate: 8.25, amount: 7.43 }],
    })
  })

  test('tells the customer only when it is asked to', async () => {
    const sent = mock.store.outbox.size
    await booked(mock, owner)
    expect(mock.store.outbox.size).toBe(sent)
    await booked(mock, owner, { dates: ['2026-07-02'], notify_customer: true })
    expect(mock.store.outbox.all().at(-1)).toMatchObject({
      to: servedCustomer(mock).customer.email,
      subject: expect.stringContaining('your visit on'),
      body: expect.stringContaining('07/02/2026 at 9:00 AM'),
    })
  })
})

describe('a recurring job', () => {
  test('has a visit for each day of its rule, and the rule in a sentence', async () => {
    const job = await booked(mock, owner, weekly)
    expect(job.visits?.map(({ date }) => date)).toEqual(['2026-07-01', '2026-07-08', '2026-07-15', '2026-07-22', '2026-07-29'])
    expect(job).toMatchObject({
      is_recurring: true,
      dates: ['2026-07-01'],
      recurrence: { frequency: 2, interval: 1, weekdays: [3], sentence: 'Every week on Wednesday until 07/29/2026' },
    })
  })

  test('leaves out the days on which the business is closed', async () => {
    const hours = mock.store.companies.get(1)?.business_hours.map((day) => ({ ...day, is_on: day.day !== 0 })) ?? []
    mock.store.companies.update(1, { business_hours: hours, holidays: [{ date: '2026-07-04', name: 'Independence Day' }] })
    const daily = { is_recurring: true, recurrence: { frequency: 1, end_date: '2026-07-06', skip_closed_days: true } } as const
    expect((await booked(mock, owner, daily)).visits?.map(({ date }) => date)).toEqual([
      '2026-07-01',
      '2026-07-02',
      '2026-07-03',
      '2026-07-06',
    ])
  })

  test('of more than 366 visits, or of none, is refused', async () => {
    const daily = (end_date: string) => ({ is_recurring: true, recurrence: { frequency: 1, end_date, skip_closed_days: true } }) as const
    expect(await refused(daily('2028-12-31'))).toMatchObject({ code: 422, fields: ['recurrence.end_date'] })
    const closed = mock.store.companies.get(1)?.business_hours.map((day) => ({ ...day, is_on: false })) ?? []
    mock.store.companies.update(1, { business_hours: closed })
    expect(await refused(daily('2026-07-10'))).toMatchObject({ code: 422, fields: ['recurrence.end_date'] })
  })
})

test('assigns the owner only while the company has no other staff', async () => {
  const people = mock.store.users.by('company_id', 1)
  const boss = people.find(({ user_type }) => user_type === 'company')
  const ofBoss = { staff_ids: [Number(boss?.id)] }
  const ranked = async () =>
    (await mock.call('GET', '/jobs/category_staffs?category_id=1&branch_id=1', { token: owner })).responseData as {
      staffs: { id: number }[]
    }
  expect(await refused(ofBoss)).toMatchObject({ code: 422, fields: ['staff_ids'] })
  expect((await ranked()).staffs.map(({ id }) => id)).not.toContain(boss?.id)
  for (const { id } of people.filter((user) => user !== boss)) mock.store.users.update(id, { is_active: false })
  expect((await ranked()).staffs.map(({ id }) => id)).toEqual([boss?.id])
  expect((await booked(mock, owner, ofBoss)).staffs?.map(({ id }) => id)).toEqual([boss?.id])
})

describe('a clash', () => {
  const busy = { dates: [REFERENCE_DATE], start_time: '14:30', end_time: '15:00', staff_ids: [13] }

  test('is refused with everything that is in the way', async () => {
    const called = await book(mock, owner, busy)
    expect(called).toMatchObject({
      responseCode: 409,
      responseMessage: 'Marcus Bell has another visit at that time (J-1021).',
      responseData: { reason: 'clash', clashes: [{ job_number: 'J-1021', staff_id: 13 }] },
    })
  })

  test('is saved when the caller insists', async () => {
    expect((await book(mock, owner, { ...busy, allow_clash: true })).responseCode).toBe(200)
  })
})
