import type { JobChangePreview, JobPreview } from '@callout/contracts/jobs/preview'
import type { Job, Visit } from '@callout/contracts/jobs/schemas'
import { jobStatusOf } from '@callout/contracts/jobs/status'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Random, randomOf } from '../../seed/random.ts'
import { book, type Booking, change } from '../../testing/booking.ts'
import { testApp, type TestApp } from '../../testing/testApp.ts'
import { jobFromVisits } from './jobFromVisits.ts'

/** Many calls are made here, on machines of any speed. */
vi.setConfig({ testTimeout: 60_000 })

const ROUNDS = 200
let mock: TestApp
let owner: string
beforeAll(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const dayOf = (random: Random): string => `2026-0${random.pick([6, 7])}-${String(random.int(10, 28))}`
const slotOf = (random: Random) =>
  random.pick([
    { start_time: '08:00', end_time: '10:00' },
    { start_time: '13:30', end_time: '15:00' },
  ])
const staffOf = (random: Random): number[] => random.pick([[], [13], [14], [13, 15]])

/** A time at random: later, on chosen days, or by a rule. */
function timeOf(random: Random): Partial<Booking> {
  const kind = random.int(0, 5)
  if (kind === 0) return { schedule_later: true, dates: [], is_recurring: false }
  const slot = { schedule_later: false, ...slotOf(random) }
  if (kind <= 2) return { ...slot, is_recurring: false, dates: Array.from({ length: random.int(1, 4) }, () => dayOf(random)) }
  const frequency = random.pick([1, 2, 2, 3] as const)
  const recurrence = {
    frequency,
    interval: random.int(1, 3),
    end_date: `2026-08-${random.int(10, 28)}`,
    skip_closed_days: random.chance(0.5),
  }
  return { ...slot, is_recurring: true, dates: [dayOf(random)], recurrence }
}

type Placed = Pick<Visit, 'date' | 'start_at' | 'end_at' | 'staff_ids'>
const placed = ({ date, start_at, end_at, staff_ids }: Placed) => ({ date, start_at, end_at, staff_ids })
const visitsOf = (job: Job): Visit[] => job.visits ?? []

/** Gives some of the visits a past, or a place of their own. */
function livedIn(job: Job, random: Random): void {
  for (const { id, start_at } of visitsOf(job)) {
    if (start_at === null || !random.chance(0.4)) continue
    const isMoved = random.chance(0.3) && Boolean(job.is_recurring)
    mock.store.visits.update(id, isMoved ? { is_exception: true } : { status: random.pick([2, 4, 6, 7]) })
  }
  mock.store.jobs.update(job.id, jobFromVisits(mock.store.visits.by('job_id', job.id)))
}

/** A job that was booked as its preview had told; undefined where both were refused with the same words. */
async function bookedAsTold(random: Random): Promise<Job | undefined> {
  const booking = { ...timeOf(random), staff_ids: staffOf(random), allow_clash: true }
  const told = await book(mock, owner, { ...booking, preview: true })
  const called = await book(mock, owner, booking)
  expect(called.responseMessage).toBe(told.responseMessage)
  if (called.responseCode !== 200) return undefined
  const job = called.responseData as Job
  const slots = visitsOf(job).flatMap(({ date, start_at, end_at }) => (date === null ? [] : [{ date, start_at, end_at }]))
  expect(slots).toEqual((told.responseData as JobPreview).dates)
  return job
}

function expectAsTold(preview: JobChangePreview, before: readonly Visit[], after: readonly Visit[]): void {
  const left = new Map(after.map((visit) => [visit.id, visit]))
  const known = new Set(before.map(({ id }) => id))
  const touched = new Set([...preview.visits_changed, ...preview.visits_removed].map(({ visit_id }) => visit_id))
  for (const { visit_id, after: then } of preview.visits_changed) expect(placed(left.get(visit_id) as Visit)).toEqual(then)
  for (const { visit_id } of preview.visits_removed) expect(left.has(visit_id)).toBe(false)
  expect(after.filter(({ id }) => !known.has(id)).map(placed)).toEqual(preview.visits_added)
  const untouched = before.filter(({ id }) => !touched.has(id))
  expect(untouched.map(({ id }) => left.get(id)?.lock_version)).toEqual(untouched.map(({ lock_version }) => lock_version))
  const over = before.filter(({ status }) => [2, 4, 6, 7].includes(status))
  expect(over.map(({ id }) => left.get(id))).toEqual(over)
}

test('what a preview tells is what a save does, and what is over never changes', async () => {
  let changes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const random = randomOf(1, 'preview', round)
    const created = await bookedAsTold(random)
    if (!created) continue
    livedIn(created, random)
    const job = (await mock.call('GET', `/jobs/${created.id}`, { token: owner })).responseData as Job
    const scope = random.pick(['all', 'all', 'this', 'future'])
    const time = scope === 'this' ? { dates: [dayOf(random)], ...slotOf(random), schedule_later: false } : timeOf(random)
    const body = { ...time, scope, visit_id: random.pick(visitsOf(job)).id, staff_ids: staffOf(random), allow_clash: true }
    const told = await change(mock, owner, job, { ...body, preview: true })
    const called = await change(mock, owner, job, body)
    expect(called.responseMessage, `round ${round}`).toBe(told.responseMessage)
    if (called.responseCode !== 200) continue
    const after = called.responseData as Job
    expectAsTold(told.responseData as JobChangePreview, visitsOf(job), visitsOf(after))
    expect([after.status, after.visits_total]).toEqual([jobStatusOf(visitsOf(after).map(({ status }) => status)), visitsOf(after).length])
    changes++
  }
  expect(changes).toBeGreaterThan(ROUNDS / 2)
})
