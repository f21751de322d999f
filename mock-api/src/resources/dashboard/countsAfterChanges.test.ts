import { clashesOf } from '@callout/contracts/jobs/schedule/clashes'
import { isLate, jobFilter } from '@callout/contracts/jobs/status/status'
import { addDays, instantOf, wallTimeOf, weekdayOf } from '@callout/contracts/time'
import { array, assert, asyncProperty, constantFrom, integer, record as recordOf } from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '@callout/contracts/endpoints'
import type { JobRecord } from '../jobs/records.ts'
import { isTimed, type VisitRecord } from '../jobs/visitRecords.ts'
import { booked } from '../../testing/booking.ts'
import { removeOne } from '../../testing/removeOne.ts'
import { ignoreBooks, REFERENCE_DATE, type TestApp, testApp } from '../../testing/testApp.ts'
import { billsFromVisits } from '../jobs/actions/visitBills.ts'
import { jobFromVisits } from '../jobs/actions/jobFromVisits.ts'

const pick = <R>(records: readonly R[], n: number): R => records[n % records.length] as R
const zones = ['America/Chicago', 'Asia/Kolkata', 'America/Havana', 'America/Santiago', 'Pacific/Apia'] as const
const statuses = [0, 1, 2, 3, 4, 6, 7, 8, 11] as const

/** The job says what its visits are, as every handler has it. */
function renew({ store: { jobs, visits } }: TestApp, jobId: number): void {
  const [job, all] = [jobs.get(jobId) as JobRecord, visits.by('job_id', jobId)]
  jobs.update(jobId, { ...jobFromVisits(all), ...billsFromVisits(job, all) })
}
function changeVisit(mock: TestApp, n: number, patch: Partial<VisitRecord>): void {
  const { visits } = mock.store
  renew(mock, visits.update(pick(visits.all(), n).id, patch).job_id)
}
const slotAt = (start_at: number): Partial<VisitRecord> => ({
  start_at,
  end_at: start_at + 5400,
  date: wallTimeOf(start_at, pick(zones, 0)).date,
})

const changes: Readonly<Record<string, (mock: TestApp, n: number) => unknown>> = {
  'time passes': ({ clock }, n) => clock.change({ advance_seconds: n * 300 }),
  'the clock is put back': ({ clock }, n) => clock.change({ advance_seconds: -n * 300 }),
  'a visit has another status': (mock, n) => changeVisit(mock, n, { status: pick(statuses, n >> 3) }),
  'a visit moves by some quarters of an hour': (mock, n) => changeVisit(mock, n, slotAt(mock.clock.now() + (n - 50) * 900)),
  'a visit moves to the end of the next 48 hours': (mock, n) => changeVisit(mock, n, slotAt(mock.clock.now() + 172_800 + (n - 20) * 300)),
  'a visit is of other people': (mock, n) => changeVisit(mock, n, { staff_ids: [11 + (n % 5), 11 + ((n >> 3) % 5)] }),
  'a visit is added to a job': (mock, n) => {
    const visit = pick(mock.store.visits.all(), n)
    mock.store.visits.insert({ ...visit, ...slotAt(mock.clock.now() + n * 900) })
    renew(mock, visit.job_id)
  },
  'a visit goes': (mock, n) => {
    const visit = pick(mock.store.visits.all(), n)
    if (mock.store.visits.by('job_id', visit.job_id).length < 2) return
    mock.store.visits.remove(visit.id)
    renew(mock, visit.job_id)
  },
  'a job is of another branch': ({ store: { jobs } }, n) => jobs.update(pick(jobs.all(), n).id, { branch_id: 1 + (n % 3) }),
  'a job is billed': ({ store: { jobs } }, n) => jobs.update(pick(jobs.all(), n).id, { invoice_id: n % 2 ? n : null }),
  'a visit is billed': (mock, n) => changeVisit(mock, n, { invoice_id: n % 2 ? n : null }),
  'a job goes': ({ store: { jobs, visits } }, n) => {
    const job = pick(jobs.all(), n)
    for (const { id } of visits.by('job_id', job.id)) visits.remove(id)
    jobs.remove(job.id)
  },
  'an invoice is paid in part': ({ store: { invoices } }, n) => invoices.update(pick(invoices.all(), n).id, { balance_due: n / 100 }),
  'an invoice is of another branch': ({ store: { invoices } }, n) =>
    invoices.update(pick(invoices.all(), n).id, { branch_id: 1 + (n % 3), due_date: addDays(REFERENCE_DATE, n - 50) }),
  'an invoice is paid': ({ store: { invoices } }, n) => invoices.update(pick(invoices.all(), n).id, { status: n % 3 ? 9 : 10 }),
  'a payment comes in': ({ store: { payments }, clock }, n) =>
    payments.insert({ ...pick(payments.all(), n), amount: n / 100, paid_at: clock.now() - n * 1800 }),
  'a payment goes': ({ store: { payments } }, n) => removeOne(payments, n),
  'the zone is another': ({ store: { companies } }, n) => companies.update(1, { timezone: pick(zones, n) }),
  'lateness is another': ({ store: { companies } }, n) => companies.update(1, { late_after_minutes: n }),
  'somebody is renamed': ({ store: { users } }, n) => users.update(11 + (n % 5), { name: `Person ${n}` }),
  'a change is taken back': (mock, n) => {
    const fail = (): void =>
      mock.store.transaction(() => {
        changeVisit(mock, n, { status: 7, date: null, start_at: null, end_at: null })
        throw new Error('no')
      })
    expect(fail).toThrow('no')
  },
}

/** All dashboard numbers, counted by a full scan. */
function looked({ store: { jobs, visits, invoices, payments, companies }, clock }: TestApp, branch: number | undefined, date: string) {
  const now = clock.now()
  const { timezone, late_after_minutes } = companies.get(1) as { timezone: string; late_after_minutes: number }
  const ofBranch = ({ company_id, branch_id }: { company_id: number; branch_id: number }): boolean =>
    company_id === 1 && (branch === undefined || branch_id === branch)
  const shown = jobs.all().filter(ofBranch)
  const all = visits.all().filter(({ company_id }) => company_id === 1)
  const isOf = (job: JobRecord, is: (visit: VisitRecord) => boolean): boolean => all.some((visit) => visit.job_id === job.id && is(visit))
  const isVisitLate = ({ status, start_at }: VisitRecord): boolean => isLate(status, start_at, now, late_after_minutes)
  const soon = all
    .filter(isTimed)
    .filter(({ start_at, end_at, status }) => start_at <= now + 172_800 && end_at > now && ![6, 7].includes(status))
  const taking = soon.filter(({ status }) => status <= 5)
  const clashing = new Set(
    clashesOf(
      taking.map((visit) => ({ ...visit, visit_id: visit.id })),
      [],
    ).flatMap(({ requested, other }) => [requested.id, other.id]),
  )
  const titles = (is: (job: JobRecord) => boolean): number[] =>
    shown
      .filter(is)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
  const on = (day: string): VisitRecord[] => all.filter((visit) => visit.date === day && shown.some(({ id }) => id === visit.job_id))
  const having = (some: readonly { readonly status: number }[], requested: readonly number[]): number =>
    some.filter(({ status }) => requested.includes(status)).length
  const countsOf = (day: string) => ({
    total: on(day).length,
    unassigned: having(on(day), [0]),
    declined: having(on(day), [8]),
    in_progress: having(on(day), jobFilter.ACTIVE.statuses),
    completed: having(on(day), [6]),
    cancelled: having(on(day), [7]),
  })
  const cents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
  const unpaid = invoices.all().filter((invoice) => ofBranch(invoice) && invoice.status === 9 && invoice.voided_at === null)
  const overdue = unpaid.filter(({ due_date }) => due_date < wallTimeOf(now, timezone).date)
  const received = (from: string, to: string): number =>
    cents(
      payments
        .all()
        .filter(
          ({ company_id, invoice_id }) => company_id === 1 && (branch === undefined || invoices.get(invoice_id)?.branch_id === branch),
        )
        .filter(({ paid_at }) => paid_at >= instantOf(from, '00:00', timezone) && paid_at < instantOf(addDays(to, 1), '00:00', timezone))
        .map(({ amount }) => amount),
    )
  const sunday = addDays(date, -weekdayOf(date))
  return {
    visits_today: { ...countsOf(date), late: on(date).filter(isVisitLate).length },
    jobs: {
      active: having(shown, jobFilter.ACTIVE.statuses),
      pending: having(shown, jobFilter.PENDING.statuses),
      completed: having(shown, jobFilter.COMPLETED.statuses),
      unscheduled: having(shown, [11]),
    },
    invoices: {
      unpaid_count: unpaid.length,
      unpaid_total: cents(unpaid.map(({ balance_due }) => balance_due)),
      overdue_count: overdue.length,
      overdue_total: cents(overdue.map(({ balance_due }) => balance_due)),
    },
    earnings: [received(date, date), received(sunday, date), received(addDays(sunday, -7), addDays(date, -7))],
    days: [date, addDays(date, 1)].map((day) => ({ date: day, assigned: having(on(day), [1]), ...countsOf(day) })),
    late: titles((job) => isOf(job, isVisitLate)),
    unassigned_soon: titles((job) => isOf(job, (visit) => [0, 8].includes(visit.status) && soon.some(({ id }) => id === visit.id))),
    clash: titles((job) => isOf(job, ({ id }) => clashing.has(id))),
    not_invoiced: titles(
      ({ id, is_recurring, status, invoice_id, total, end_at }) =>
        total > 0 &&
        (is_recurring
          ? all.some(
              (visit) =>
                visit.job_id === id && visit.status === 6 && visit.invoice_id === null && Number(visit.end_at) >= now - 30 * 86_400,
            )
          : status === 6 && invoice_id === null && end_at !== null && end_at >= now - 30 * 86_400),
    ),
    visits_of_13: all.filter(({ date: day, staff_ids, status }) => day === date && staff_ids.includes(13) && status !== 7 && status !== 8)
      .length,
  }
}

/** The same by the calls. */
async function known(mock: TestApp, token: string, branch: number | undefined, date: string) {
  const { getDashboard, listDayCounts, listActiveStaff } = endpoints.dashboard
  const ofBranch = branch === undefined ? {} : { branch_id: branch }
  const { visits_today, jobs, invoices, earnings } = await mock.read(getDashboard, { ...ofBranch, date, period: '1W' }, token)
  const ids = async (attention: 'late' | 'unassigned_soon' | 'clash' | 'not_invoiced'): Promise<number[]> => {
    const page = { attention, sort_by: 'start_at', sort_dir: 'asc', per_page: 100 } as const
    const { jobs: rows, counts } = await mock.read(endpoints.jobs.listJobs, { ...ofBranch, ...page }, token)
    expect(counts?.all).toBe(rows.length)
    const starts = rows.map(({ start_at }) => start_at ?? Infinity)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    return rows.map(({ id }) => id).toSorted((a, b) => a - b)
  }
  const { staffs } = await mock.read(listActiveStaff, { date, per_page: 100 }, token)
  return {
    visits_today,
    jobs,
    invoices,
    earnings: [earnings?.today, earnings?.period_total, earnings?.previous_total],
    days: await mock.read(listDayCounts, { ...ofBranch, date_from: date, date_to: addDays(date, 1) }, token),
    late: await ids('late'),
    unassigned_soon: await ids('unassigned_soon'),
    clash: await ids('clash'),
    not_invoiced: await ids('not_invoiced'),
    visits_of_13: staffs.find(({ id }) => id === 13)?.visits_total,
  }
}

let mock: TestApp
let owner: string
beforeAll(async () => {
  mock = testApp()
  ignoreBooks(mock)
  mock.clock.change({ now: instantOf(REFERENCE_DATE, '11:30', 'America/Chicago') })
  owner = await mock.signIn('owner')
})

const step = recordOf({ change: constantFrom(...Object.keys(changes)), n: integer({ min: 0, max: 99 }) })

/** Puts a payment of a cent more than the one before at every so many seconds of two weeks. */
function payOften({ store: { payments } }: TestApp, from: number, everySeconds: number): void {
  const some = pick(payments.all(), 0)
  const count = Math.floor((14 * 86_400) / everySeconds)
  for (let index = 0; index < count; index += 1)
    payments.insert({ ...some, company_id: 1, amount: (index + 1) / 100, paid_at: from + index * everySeconds })
}

test('whatever has happened, the numbers are those of a look at every record', async () => {
  payOften(mock, mock.clock.now() - 13 * 86_400, 3000)
  const check = async (branch: number | undefined): Promise<void> => {
    expect(await known(mock, owner, branch, REFERENCE_DATE)).toEqual(looked(mock, branch, REFERENCE_DATE))
  }
  await check(undefined)
  await assert(
    asyncProperty(array(step, { minLength: 2, maxLength: 8 }), constantFrom(undefined, undefined, 1, 2), async (steps, branch) => {
      for (const { change, n } of steps) {
        changes[change]?.(mock, n)
        await check(branch)
      }
    }),
    { numRuns: process.env['NIGHTLY'] === undefined ? 5 : 100, endOnFailure: true },
  )
})

// Midnight comes twice in Havana on November 1, and not at all in Santiago on September 6.
test.each([
  ['America/Havana', '2026-10-31'],
  ['America/Santiago', '2026-09-05'],
])('a day of %s with a midnight of its own has the payments from its beginning to that of the next one', async (timezone, date) => {
  const ownMock = testApp()
  ignoreBooks(ownMock)
  const token = await ownMock.signIn('owner')
  ownMock.store.companies.update(1, { timezone })
  payOften(ownMock, instantOf(date, '12:00', timezone) - 6 * 86_400, 3600)
  for (const day of [date, addDays(date, 1), addDays(date, 2)])
    expect((await known(ownMock, token, undefined, day)).earnings).toEqual(looked(ownMock, undefined, day).earnings)
})

test('what begins within 48 hours comes in by the clock alone', async () => {
  const ownMock = testApp()
  ignoreBooks(ownMock)
  ownMock.clock.change({ now: instantOf(REFERENCE_DATE, '09:00', 'America/Chicago') })
  const token = await ownMock.signIn('owner')
  const { id } = await booked(ownMock, token, {
    dates: [addDays(REFERENCE_DATE, 2)],
    start_time: '09:15',
    end_time: '10:00',
    staff_ids: [],
  })
  const isKnown = async (): Promise<boolean> => (await known(ownMock, token, undefined, REFERENCE_DATE)).unassigned_soon.includes(id)
  expect(await isKnown()).toBe(false)
  ownMock.clock.change({ advance_seconds: 899 })
  expect(await isKnown()).toBe(false)
  ownMock.clock.change({ advance_seconds: 1 })
  expect(await isKnown()).toBe(true)
})

test('after the seed was put in again, the numbers are those of the new records', async () => {
  await mock.control('POST', '/reset', {})
  const token = await mock.signIn('owner')
  expect(await known(mock, token, undefined, REFERENCE_DATE)).toEqual(looked(mock, undefined, REFERENCE_DATE))
})
