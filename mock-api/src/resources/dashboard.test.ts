import type { InputOf } from '@callout/contracts/wire/endpoint'
import { endpoints } from '@callout/contracts/endpoints'
import { addDays, instantOf } from '@callout/contracts/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { invoiceOf } from '../seed/invoices.ts'
import { booked, bookingOf } from '../testing/booking.ts'
import { paymentDefaults } from './invoices/records.ts'
import { ignoreBooks, REFERENCE_DATE, testApp, type TestApp } from '../testing/testApp.ts'

const { getDashboard, listDayCounts, listActiveStaff } = endpoints.dashboard
const { listJobs } = endpoints.jobs

let mock: TestApp
let owner: string
beforeAll(async () => {
  mock = testApp()
  mock.clock.change({ now: instantOf(REFERENCE_DATE, '11:30', 'America/Chicago') })
  owner = await mock.signIn('owner')
})
const listed = async (query: InputOf<typeof listJobs>, token = owner): Promise<number | null | undefined> =>
  (await mock.read(listJobs, { per_page: 100, ...query }, token)).jobs.length
const ofDay = { date_from: REFERENCE_DATE, date_to: REFERENCE_DATE }

describe('the numbers of the day', () => {
  test.each(['owner', 'branch', 'admin', 'staff'])('are those of the rows that the list has for them: %s', async (name) => {
    const token = await mock.signIn(name)
    const { visits_today, jobs } = await mock.read(getDashboard, {}, token)
    expect(visits_today).toEqual({
      total: await listed(ofDay, token),
      unassigned: await listed({ ...ofDay, status: [0] }, token),
      declined: await listed({ ...ofDay, status: [8] }, token),
      in_progress: await listed({ ...ofDay, status: [2, 3, 4, 5] }, token),
      late: await listed({ ...ofDay, is_late: true }, token),
      completed: await listed({ ...ofDay, status: [6] }, token),
      cancelled: await listed({ ...ofDay, status: [7] }, token),
    })
    expect(jobs).toEqual({
      active: await listed({ filter: 11 }, token),
      pending: await listed({ filter: 1 }, token),
      completed: await listed({ filter: 6 }, token),
      unscheduled: await listed({ status: [11] }, token),
    })
  })

  test('are of the branch that is asked for', async () => {
    const { visits_today } = await mock.read(getDashboard, { branch_id: 2 }, owner)
    expect(visits_today?.total).toBe(await listed({ ...ofDay, branch_id: 2 }))
    expect(visits_today?.total).toBeGreaterThan(0)
    expect(visits_today?.total).toBeLessThan(11)
  })

  test('the same day counted day by day', async () => {
    const [day] = await mock.read(listDayCounts, ofDay, owner)
    expect(day?.total).toBe(11)
    for (const token of [owner, await mock.signIn('branch'), await mock.signIn('staff')]) {
      for (const counts of await mock.read(listDayCounts, { month: '2026-06' }, token)) {
        const days = { date_from: counts.date, date_to: counts.date }
        expect([counts.date, counts.total]).toEqual([counts.date, await listed(days, token)])
        expect(counts.completed).toBe(await listed({ ...days, status: [6] }, token))
      }
    }
  })

  test('days are those that were asked for, and not too many', async () => {
    const dates = async (query: object): Promise<string[]> => (await mock.read(listDayCounts, query, owner)).map(({ date }) => date)
    expect(await dates({ month: '2028-02' })).toHaveLength(29)
    expect(await dates({})).toEqual([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(REFERENCE_DATE, days)))
    expect(await dates({ date_from: '2026-01-01', date_to: '2026-03-03' })).toHaveLength(62)
    const refused = async (query: string): Promise<string> =>
      (await mock.call('GET', `/dashboard/day_wise_job_count?${query}`, { token: owner })).responseMessage
    expect(await refused('date_from=2026-01-01&date_to=2026-03-04')).toBe('Ask for at most 62 days.')
    expect(await refused('date_from=2026-01-02&date_to=2026-01-01')).toBe('The last day must not be before the first.')
    expect(await refused('month=2026-13')).toBe('Enter a month as YYYY-MM')
  })
})

describe('attention', () => {
  /** A mock of its own at nine in the morning, Chicago time, and its owner. */
  async function morning(): Promise<{ ownMock: TestApp; token: string; numbers: (attention: string) => Promise<unknown[]> }> {
    const ownMock = testApp()
    ownMock.clock.change({ now: instantOf(REFERENCE_DATE, '09:00', 'America/Chicago') })
    const token = await ownMock.signIn('owner')
    for (const { id } of ownMock.store.jobs.all().filter(({ company_id }) => company_id === 1)) {
      ownMock.store.visits.by('job_id', id).forEach((visit) => ownMock.store.visits.remove(visit.id))
      ownMock.store.jobs.remove(id)
    }
    const numbers = async (attention: string): Promise<unknown[]> => {
      const { responseData } = await ownMock.call('GET', `/jobs/job_listing?attention=${attention}`, { token })
      return (responseData as { jobs: { title: string }[] }).jobs.map(({ title }) => title)
    }
    return { ownMock, token, numbers }
  }

  test('late, unassigned within 48 hours, and clashes in these: each finds its own', async () => {
    const { ownMock, token, numbers } = await morning()
    const at = (title: string, date: string, start_time: string, end_time: string, staff_ids: number[]) =>
      booked(ownMock, token, { title, dates: [date], start_time, end_time, staff_ids, allow_clash: true })
    const tomorrow = addDays(REFERENCE_DATE, 1)
    await at('late', REFERENCE_DATE, '08:40', '09:30', [14])
    await at('not late yet', REFERENCE_DATE, '08:46', '09:30', [13])
    await at('nobody', tomorrow, '10:00', '11:00', [])
    await at('nobody, in 48 hours', addDays(REFERENCE_DATE, 2), '09:00', '10:00', [])
    await at('nobody, later', addDays(REFERENCE_DATE, 2), '09:15', '10:00', [])
    await at('first of two', tomorrow, '13:00', '14:00', [14])
    await at('second of two', tomorrow, '13:30', '14:30', [14, 13])
    await at('right after', tomorrow, '14:30', '15:00', [13])
    expect(await numbers('late')).toEqual(['late'])
    expect(await numbers('unassigned_soon')).toEqual(['nobody, in 48 hours', 'nobody'])
    expect(new Set(await numbers('clash'))).toEqual(new Set(['first of two', 'second of two']))
    const { attention } = await ownMock.read(getDashboard, {}, token)
    expect(attention?.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      'late_visit: late',
      'unassigned_soon: nobody',
      'unassigned_soon: nobody, in 48 hours',
      'clash: first of two',
      'clash: second of two',
    ])
  })

  test('finished and not invoiced, until there is an invoice', async () => {
    const { ownMock, token, numbers } = await morning()
    const job = await booked(ownMock, token, { title: 'done', dates: [REFERENCE_DATE], start_time: '07:00', end_time: '08:00' })
    const free = await booked(ownMock, token, {
      title: 'free',
      line_items: [{ name: 'A look', quantity: 1, amount: 0 }],
      dates: ['2026-06-18'],
    })
    const old = await booked(ownMock, token, { title: 'old', dates: ['2026-05-17'] })
    for (const { id } of [job, free, old]) ownMock.store.jobs.update(id, { status: 6 })
    expect(await numbers('not_invoiced')).toEqual(['done'])
    ownMock.store.jobs.update(job.id, { invoice_id: 1, invoice_status: 9 })
    expect(await numbers('not_invoiced')).toEqual([])
    const titles = async (status: number | string): Promise<unknown> =>
      (
        (await ownMock.call('GET', `/jobs/job_listing?invoice_status=${status}`, { token })).responseData as { jobs: { title: string }[] }
      ).jobs.map(({ title }) => title)
    expect([await titles(9), await titles(10), await titles('none')]).toEqual([['done'], [], ['free', 'old']])
  })
})

describe('money', () => {
  test('what is unpaid and overdue, what came in, and how that compares', async () => {
    const ownMock = testApp()
    ignoreBooks(ownMock)
    const token = await ownMock.signIn('owner')
    const company = ownMock.store.companies.get(1)
    const job = ownMock.store.jobs.all().find(({ company_id }) => company_id === 1)
    if (!company || !job) throw new Error('The seed has no company')
    for (const { id } of ownMock.store.payments.all()) ownMock.store.payments.remove(id)
    for (const { id } of ownMock.store.invoices.all()) ownMock.store.invoices.remove(id)
    const draft = {
      ...invoiceOf(job, company, 1, 0, instantOf('2026-06-01', '09:00', 'UTC'), { paid: 'unpaid', seed: 1, now: 0 }),
      branch_id: 1,
    }
    const invoice = (id: number, balance_due: number, due_date: string, branch_id = 1): void =>
      void ownMock.store.invoices.put({ ...draft, id, balance_due, due_date, branch_id })
    invoice(1, 0.1, '2026-06-16')
    invoice(2, 0.2, '2026-06-17')
    invoice(3, 100, '2026-06-18', 2)
    const paid = (id: number, amount: number, day: string, invoice_id = 1): void =>
      void ownMock.store.payments.put({
        id,
        company_id: 1,
        invoice_id,
        job_id: job.id,
        amount,
        ...paymentDefaults,
        payment_method: 0,
        reference: null,
        receipt_number: `R${id}`,
        received_by: 1,
        paid_at: instantOf(day, '12:00', company.timezone),
      })
    paid(1, 30, REFERENCE_DATE)
    paid(2, 20, '2026-06-14')
    paid(3, 40, '2026-06-10', 3)
    paid(4, 1000, '2026-06-03')
    const read = (query: object, as = token) => ownMock.read(getDashboard, query, as)
    expect((await read({ period: '1W' })).invoices).toEqual({ unpaid_count: 3, unpaid_total: 100.3, overdue_count: 1, overdue_total: 0.1 })
    // Sunday 14 to Wednesday 17 June against 7 to 10 June.
    expect((await read({ period: '1W' })).earnings).toEqual({ today: 30, period_total: 50, previous_total: 40, change_percent: 25 })
    // 1 to 17 June; May has none.
    expect((await read({})).earnings).toEqual({ today: 30, period_total: 1090, previous_total: 0, change_percent: null })
    expect((await read({ period: 'All' })).earnings).toEqual({ today: 30, period_total: 1090, previous_total: null, change_percent: null })
    expect((await read({ period: '1D', branch_id: 2 })).earnings).toMatchObject({ today: 0, period_total: 0 })
    const head = await read({ period: 'All' }, await ownMock.signIn('branch'))
    expect([head.invoices?.unpaid_total, head.earnings?.period_total]).toEqual([100, 40])
    for (const name of ['staff', 'admin']) {
      const { invoices, earnings } = await read({}, await ownMock.signIn(name))
      expect([invoices, earnings]).toEqual([null, null])
    }
  })
})

describe('who is at work', () => {
  test('each with the visit that runs, the next one, what is done, what clashes and what is late', async () => {
    const ownMock = testApp()
    ownMock.clock.change({ now: instantOf('2026-07-01', '10:00', 'America/Chicago') })
    const token = await ownMock.signIn('owner')
    const at = (start_time: string, end_time: string) =>
      booked(ownMock, token, { ...bookingOf(ownMock), start_time, end_time, staff_ids: [14], allow_clash: true })
    const first = await at('09:00', '11:00')
    const late = await at('09:30', '10:00')
    const later = await at('13:00', '14:00')
    await ownMock.read(endpoints.jobs.manageJob, { job_id: first.id, action: 'start', lock_version: first.lock_version ?? 0 }, token)
    const { staffs } = await ownMock.read(listActiveStaff, { per_page: 100 }, token)
    const person = staffs[0]
    expect(person).toMatchObject({ id: 14, visits_done: 0, visits_total: 3, clash_count: 2, late_count: 1 })
    expect(person?.current_visit).toMatchObject({ job_id: first.id, status: 4, is_late: false })
    expect(person?.next_visit).toMatchObject({ job_id: late.id, is_late: true })
    expect(
      (await ownMock.read(listActiveStaff, { date: '2026-07-02' }, token)).staffs.every(({ visits_total }) => visits_total === 0),
    ).toBe(true)
    expect(later.id).toBeGreaterThan(late.id)
  })

  test('the owner is one of the team while alone, and later on days with own visits', async () => {
    const ownMock = testApp()
    ownMock.clock.change({ now: instantOf('2026-07-01', '10:00', 'America/Chicago') })
    const token = await ownMock.signIn('owner')
    const [boss] = ownMock.store.users.by('email', 'owner@demo.test')
    const id = Number(boss?.id)
    const staff = ownMock.store.users.by('company_id', 1).filter((user) => user.id !== id)
    const isShownOn = async (date: string) =>
      (await ownMock.read(listActiveStaff, { date, per_page: 100 }, token)).staffs.some((person) => person.id === id)
    for (const user of staff) ownMock.store.users.update(user.id, { is_active: false })
    expect(await isShownOn('2026-07-02')).toBe(true)
    await booked(ownMock, token, { ...bookingOf(ownMock), dates: ['2026-07-02'], staff_ids: [id], allow_clash: true })
    for (const user of staff) ownMock.store.users.update(user.id, { is_active: true })
    expect(await isShownOn('2026-07-02')).toBe(true)
    expect(await isShownOn('2026-07-03')).toBe(false)
  })

  test('staff see themselves, heads their branch, and the owner who goes out', async () => {
    const ids = async (name: string): Promise<number[]> =>
      (await mock.read(listActiveStaff, { per_page: 100 }, await mock.signIn(name))).staffs.map(({ id }) => id).toSorted((a, b) => a - b)
    expect(await ids('staff')).toEqual([13])
    expect(await ids('branch')).toEqual([12, 15])
    expect(await ids('owner')).toEqual([11, 12, 13, 14, 15])
    expect(await ids('individual')).toHaveLength(1)
  })
})
