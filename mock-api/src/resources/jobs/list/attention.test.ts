import { isLate } from '@callout/contracts/jobs/status/status'
import { instantOf } from '@callout/contracts/time'
import { array, assert, constantFrom, integer, property, record as recordOf } from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '../../../seed/seed.ts'
import { isTimed, type TimedVisit, type VisitRecord } from '../visitRecords.ts'
import { dataFilledBy, memoryStore, type Store } from '../../../db/store.ts'
import { REFERENCE_DATE } from '../../../testing/testApp.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { type AttentionReason, jobsToLookAt } from './attention.ts'

const NOON = instantOf(REFERENCE_DATE, '12:00', 'America/Chicago')
const reasons: readonly AttentionReason[] = ['late', 'unassigned_soon', 'clash', 'not_invoiced']
const pick = <R>(records: readonly R[], n: number): R => records[n % records.length] as R
const inCompany = <R extends { readonly company_id: number }>(records: readonly R[]): R[] =>
  records.filter(({ company_id }) => company_id === 1)

function filled(): Store {
  const store = memoryStore()
  seed(store, { seed: 1, size: 'tiny', referenceDate: REFERENCE_DATE })
  return store
}

interface Scene {
  readonly store: Store
  now: number
}
const viewerOf = ({ store, now }: Scene): Viewer => {
  const company = store.companies.get(1)
  const user = store.users.by('company_id', 1)[0]
  if (!company || !user) throw new Error('The seed has no company 1.')
  return { store, caller: { user, company, sessionId: 1 } as Viewer['caller'], now, publicUrl: '' }
}

const shift = (minutes: number, length = 90): Pick<TimedVisit, 'start_at' | 'end_at'> => ({
  start_at: NOON + minutes * 60,
  end_at: NOON + (minutes + length) * 60,
})
const changeVisit = ({ store }: Scene, n: number, patch: Partial<VisitRecord>): void =>
  void store.visits.update(pick(inCompany(store.visits.all()), n).id, patch)

/** Random changes, in any order: jobs and visits are added and removed one after the other, as within a transaction. */
const changes: Readonly<Record<string, (scene: Scene, n: number) => unknown>> = {
  'time passes': (scene, n) => (scene.now += n * 60),
  'the clock is put back': (scene, n) => (scene.now -= n * 60),
  'a visit is of another status': (scene, n) => changeVisit(scene, n, { status: pick([0, 1, 4, 6, 7, 8], n >> 3) }),
  'a visit moves within the day': (scene, n) => changeVisit(scene, n, shift((n - 50) * 5)),
  'a visit moves to where people look ahead': (scene, n) => changeVisit(scene, n, shift(2880 + (n - 50) * 2)),
  'a visit is unscheduled': (scene, n) => changeVisit(scene, n, { start_at: null, end_at: null, date: null, status: 11 }),
  'a visit is of other people': (scene, n) => changeVisit(scene, n, { staff_ids: pick([[], [11], [11, 12], [12, 13]], n >> 2) }),
  'a visit is added': ({ store }, n) =>
    store.visits.insert({ ...pick(inCompany(store.visits.all()), n), ...shift(n * 3), status: pick([0, 1], n) }),
  'a visit goes': ({ store }, n) => store.visits.remove(pick(inCompany(store.visits.all()), n).id),
  'a job is of another status and time': ({ store }, n) =>
    store.jobs.update(pick(inCompany(store.jobs.all()), n).id, { status: pick([0, 1, 4, 6], n >> 2), start_at: NOON + n * 60 }),
  'a job is finished': ({ store }, n) =>
    store.jobs.update(pick(inCompany(store.jobs.all()), n).id, {
      status: 6,
      invoice_id: null,
      total: n % 4,
      end_at: NOON - (n - 3) * 36_000,
    }),
  'a job is billed': ({ store }, n) => store.jobs.update(pick(inCompany(store.jobs.all()), n).id, { invoice_id: n }),
  'a series has visits to bill': ({ store }, n) =>
    store.jobs.update(pick(inCompany(store.jobs.all()), n).id, {
      billing: n % 2 ? 1 : 0,
      unbilled_visits: n % 3,
      unbilled_end_at: n % 3 ? NOON - n * 36_000 : null,
    }),
  'a job goes before its visits': ({ store }, n) => store.jobs.remove(pick(inCompany(store.jobs.all()), n).id),
  'a job comes after its visits': ({ store }, n) => {
    const job = pick(inCompany(store.jobs.all()), n)
    store.visits.insert({ ...pick(inCompany(store.visits.all()), n), ...shift(n), job_id: store.jobs.nextId, status: 0 })
    store.jobs.insert(job)
  },
  'lateness is another': ({ store }, n) => store.companies.update(1, { late_after_minutes: n }),
  'the records are put in again': ({ store }) =>
    store.restore(dataFilledBy((empty) => seed(empty, { seed: 2, size: 'tiny', referenceDate: REFERENCE_DATE }))),
}

const overlap = (a: TimedVisit, b: TimedVisit): boolean =>
  a.id !== b.id && a.start_at < b.end_at && b.start_at < a.end_at && a.staff_ids.some((id) => b.staff_ids.includes(id))

/** The ids of the jobs by a look at every record. */
function counted({ store, now }: Scene, reason: AttentionReason): number[] {
  const visits = inCompany(store.visits.all())
  const soon = visits.filter(isTimed).filter(({ start_at, end_at }) => start_at - now <= 48 * 3600 && end_at > now)
  const taking = soon.filter(({ status }) => status <= 5)
  const allowed = store.companies.get(1)?.late_after_minutes ?? NaN
  const since = now - 30 * 86_400
  const toBill = inCompany(store.jobs.all()).filter(({ billing, unbilled_visits, unbilled_end_at, status, invoice_id, total, end_at }) =>
    billing === 1
      ? unbilled_visits > 0 && Number(unbilled_end_at) >= since
      : status === 6 && invoice_id === null && total > 0 && Number(end_at) >= since,
  )
  const waiting: readonly { readonly job_id: number }[] = {
    not_invoiced: toBill.map(({ id }) => ({ job_id: id })),
    late: visits.filter(({ status, start_at }) => isLate(status, start_at, now, allowed)),
    unassigned_soon: soon.filter(({ status }) => status === 0 || status === 8),
    clash: taking.filter((visit) => taking.some((item) => overlap(visit, item))),
  }[reason]
  return store.jobs
    .all()
    .filter(({ id }) => waiting.some(({ job_id }) => job_id === id))
    .toSorted((a, b) => (a.start_at ?? Infinity) - (b.start_at ?? Infinity) || a.id - b.id)
    .map(({ id }) => id)
}

const step = recordOf({ change: constantFrom(...Object.keys(changes)), n: integer({ min: 0, max: 99 }) })

test('returns the jobs that a scan of every record finds, after any sequence of changes', { tags: 'nightly' }, () => {
  const seen = new Map<AttentionReason, number>()
  assert(
    property(array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      const scene: Scene = { store: filled(), now: NOON }
      const check = (): void => {
        for (const reason of reasons) {
          const ids = counted(scene, reason)
          expect(jobsToLookAt(viewerOf(scene), reason).map(({ id }) => id)).toEqual(ids)
          seen.set(reason, Math.max(seen.get(reason) ?? 0, ids.length))
        }
      }
      check()
      for (const { change, n } of steps) {
        changes[change]?.(scene, n)
        check()
      }
    }),
    { numRuns: 40 },
  )
  for (const reason of reasons) expect(seen.get(reason)).toBeGreaterThan(2)
})
