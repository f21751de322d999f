import { endpoints } from '@callout/contracts/endpoints'
import { clashesOf } from '@callout/contracts/jobs/schedule/clashes'
import { isLate, isUnderWay } from '@callout/contracts/jobs/status/status'
import { addDays, instantOf } from '@callout/contracts/time'
import { array, assert, asyncProperty, constantFrom, integer, record as recordOf } from 'fast-check'
import { expect, test } from 'vitest'
import { jobGroup, type JobRecord } from '../jobs/records.ts'
import type { CompanyRecord, UserRecord } from '../profile/records.ts'
import { companyDay, isTimed, type VisitRecord } from '../jobs/visitRecords.ts'
import { ignoreBooks, REFERENCE_DATE, type TestApp, testApp } from '../../testing/testApp.ts'

const pick = <R>(records: readonly R[], n: number): R => records[n % records.length] as R
const days = [REFERENCE_DATE, addDays(REFERENCE_DATE, 1)] as const

/** The visits of the two days that are asked for. */
const getVisits = ({ store }: TestApp): VisitRecord[] => days.flatMap((day) => store.visits.by('company_day', companyDay(1, day)))
const getVisit = (mock: TestApp, n: number): VisitRecord => pick(getVisits(mock), n)
const changeVisit = (mock: TestApp, n: number, patch: Partial<VisitRecord>) => mock.store.visits.update(getVisit(mock, n).id, patch)
/** A job that is gone comes back. */
function changeJob(mock: TestApp, n: number, patch: Partial<JobRecord>): void {
  const { jobs } = mock.store
  const { job_id } = getVisit(mock, n)
  jobs.put({ ...(jobs.get(job_id) ?? pick(jobs.by('job_number', jobGroup(1)), n)), ...patch, id: job_id })
}
const changePerson = (mock: TestApp, n: number, patch: Partial<UserRecord>) => mock.store.users.update(11 + (n % 5), patch)

const changes: Readonly<Record<string, (mock: TestApp, n: number) => unknown>> = {
  'time passes': ({ clock }, n) => clock.change({ advance_seconds: n * 120 }),
  'the clock is put back': ({ clock }, n) => clock.change({ advance_seconds: -n * 120 }),
  'a visit has another status': (mock, n) => changeVisit(mock, n, { status: pick([1, 2, 3, 4, 6, 7, 8], n >> 3) }),
  'a visit begins about now': (mock, n) => {
    const start_at = mock.clock.now() + (n - 50) * 60
    changeVisit(mock, n, { start_at, end_at: start_at + 5400 })
  },
  'a visit is of the other day': (mock, n) => changeVisit(mock, n, { date: pick(days, n >> 1) }),
  'a visit is of other people': (mock, n) => changeVisit(mock, n, { staff_ids: [...new Set([11 + (n % 5), 11 + ((n >> 3) % 5)])] }),
  'a visit comes': (mock, n) => mock.store.visits.insert({ ...getVisit(mock, n), staff_ids: [11 + (n % 5)] }),
  'a visit goes': (mock, n) => getVisits(mock).length > 3 && mock.store.visits.remove(getVisit(mock, n).id),
  'a job has another customer': (mock, n) => changeJob(mock, n, { customer_name: `Customer ${n}` }),
  'a job is of another branch': (mock, n) => changeJob(mock, n, { branch_id: 1 + (n % 3) }),
  'a job is of other people': (mock, n) => changeJob(mock, n, { staff_ids: [11 + (n % 5)] }),
  'a job goes, and its visits are left': (mock, n) => mock.store.jobs.remove(getVisit(mock, n).job_id),
  'somebody is renamed': (mock, n) => changePerson(mock, n, { name: pick(['Ángel', 'angela', 'Zoe', 'Ängel', 'zac'], n >> 3) }),
  'somebody is off for days or hours': (mock, n) => {
    const hours = { start_time: n % 2 === 0 ? null : '08:00', end_time: n % 2 === 0 ? null : '12:00' }
    changePerson(mock, n, { time_off: [{ id: 1, date_from: days[0], date_to: pick(days, n >> 1), ...hours, note: null }] })
  },
  'somebody has a weekday off': (mock, n) => {
    const open = mock.store.users.get(11 + (n % 5))?.working_hours ?? []
    changePerson(mock, n, { working_hours: open.map((hours) => ({ ...hours, is_on: hours.day !== (n >> 3) % 7 })) })
  },
  'somebody is of another branch': (mock, n) => changePerson(mock, n, { branch_id: 1 + (n % 3) }),
  'a colleague leaves or is back': ({ store }, n) => store.users.update(14 + (n % 2), { is_active: n % 3 === 0 }),
  'somebody is elsewhere': (mock, n) => changePerson(mock, n, { latitude: n, longitude: n - 100 }),
  'the branch head has another branch': ({ store }, n) =>
    store.users.update(store.users.by('email', 'branch@demo.test')[0]?.id ?? 0, { branch_id: 1 + (n % 3) }),
  'lateness is another': ({ store }, n) => store.companies.update(1, { late_after_minutes: n }),
  'a change is taken back': (mock, n) => {
    const fail = (): void =>
      mock.store.transaction(() => {
        changeVisit(mock, n, { status: 6, staff_ids: [11] })
        changeJob(mock, n, { customer_name: 'Nobody' })
        throw new Error('no')
      })
    expect(fail).toThrow('no')
  },
}

/** The day of everybody whom this person is shown, by a look at every record. */
function looked({ store, clock }: TestApp, email: string, date: string, branch: number | undefined) {
  const [viewer] = store.users.by('email', email) as [UserRecord]
  const { late_after_minutes } = store.companies.get(1) as CompanyRecord
  const isHead = viewer.user_type === 'branch_head'
  const isLateNow = ({ status, start_at }: VisitRecord): boolean => isLate(status, start_at, clock.now(), late_after_minutes)
  const branchId = isHead ? viewer.branch_id : branch
  const active = store.users.all().filter(({ company_id, is_active }) => company_id === 1 && is_active)
  const staff = active.filter(({ user_type }) => user_type !== 'company')
  const shown = (staff.length > 0 ? staff : active).filter(({ id, branch_id }) =>
    viewer.user_type === 'staff' ? id === viewer.id : branchId === undefined || branch_id === branchId,
  )
  const rows = shown.map(({ id, name, color, availability_status, working_hours, time_off, latitude, longitude }) => {
    const visits = store.visits
      .all()
      .filter(({ date: day, staff_ids, status }) => day === date && staff_ids.includes(id) && status !== 7 && status !== 8)
      .filter(({ job_id }) => {
        const job = store.jobs.get(job_id)
        if (!job) return false
        if (isHead) return job.branch_id === viewer.branch_id
        return viewer.user_type === 'staff' ? job.staff_ids.includes(viewer.id) : true
      })
      .toSorted((a, b) => Number(a.start_at) - Number(b.start_at) || a.id - b.id)
    const known = (is: (visit: VisitRecord) => boolean) => {
      const visit = visits.find(is)
      const job = visit && store.jobs.get(visit.job_id)
      if (!visit || !job) return null
      const { id: visitId, job_id, status, start_at, end_at } = visit
      const { job_number, customer_name } = job
      return { id: visitId, job_id, job_number, status, customer_name, start_at, end_at, is_late: isLateNow(visit) }
    }
    const taking = visits.filter(isTimed).filter(({ status }) => status <= 5)
    const clashes = clashesOf(
      taking.map((visit) => ({ ...visit, visit_id: visit.id })),
      [],
    )
    const isAway = time_off.some(({ date_from, date_to, start_time }) => date_from <= date && date <= date_to && start_time === null)
    const isClosed = working_hours.some(({ day, is_on }) => day === new Date(`${date}T12:00Z`).getUTCDay() && !is_on)
    return {
      id,
      name,
      color,
      avatar_url: null,
      availability_status: isAway || isClosed ? 3 : availability_status,
      latitude,
      longitude,
      location_at: null,
      current_visit: known(({ status }) => isUnderWay(status)),
      next_visit: known(({ status }) => status === 1),
      visits_done: visits.filter(({ status }) => status === 6).length,
      visits_total: visits.length,
      clash_count: new Set(clashes.flatMap(({ requested, other }) => [requested.id, other.id])).size,
      late_count: visits.filter(isLateNow).length,
    }
  })
  return rows.toSorted(
    (a, b) =>
      b.late_count * 100 + b.clash_count - (a.late_count * 100 + a.clash_count) || a.name.localeCompare(b.name, 'en') || a.id - b.id,
  )
}

test('whatever has happened, the team of a day is what a look at every record shows, to everybody', async () => {
  const mock = testApp()
  ignoreBooks(mock)
  mock.clock.change({ now: instantOf(REFERENCE_DATE, '11:30', 'America/Chicago') })
  const names = ['owner', 'branch', 'staff'] as const
  const tokens = new Map<string, string>()
  for (const name of names) tokens.set(name, await mock.signIn(name))
  const check = async (name: string, date: string, branch_id: number | undefined): Promise<void> => {
    const asked = { date, per_page: 100, ...(branch_id === undefined ? {} : { branch_id }) }
    const { staffs } = await mock.read(endpoints.dashboard.listActiveStaff, asked, tokens.get(name))
    expect(staffs).toEqual(looked(mock, `${name}@demo.test`, date, branch_id))
  }
  for (const name of names) for (const date of days) await check(name, date, undefined)
  const step = recordOf({
    change: constantFrom(...Object.keys(changes)),
    n: integer({ min: 0, max: 99 }),
    name: constantFrom('owner', ...names),
    date: constantFrom(...days),
    branch: constantFrom(undefined, undefined, 1, 2),
  })
  await assert(
    asyncProperty(array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      for (const { change, n, name, date, branch } of steps) {
        changes[change]?.(mock, n)
        await check(name, date, name === 'owner' ? branch : undefined)
      }
    }),
    { numRuns: 60, endOnFailure: true },
  )
})
