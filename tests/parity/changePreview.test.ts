import type { AddressInfo } from 'node:net'
import { type ChangePreview, previewChange } from '@callout/client/src/features/jobs/editing/changePreview.ts'
import { type EditedJob, editValues } from '@callout/client/src/features/jobs/editing/editedJob.ts'
import { JobToEditDocument } from '@callout/client/src/features/jobs/editing/editing.generated.ts'
import { changedJobInput } from '@callout/client/src/features/jobs/editing/sentChange.ts'
import { recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { ChangeProblem } from '@callout/contracts/jobs/visits/changePlan'
import type { VisitState } from '@callout/contracts/jobs/visits/sortedVisits'
import { wallTimeOf } from '@callout/contracts/time'
import { buildApp } from '@callout/gateway/app'
import { jobFromVisits } from '@callout/mock-api/resources/jobs/actions/jobFromVisits'
import { closedDaysOf } from '@callout/mock-api/resources/jobs/save/plannedSlots'
import { book, type Booking } from '@callout/mock-api/testing/booking'
import { testApp } from '@callout/mock-api/testing/testApp'
import fc from 'fast-check'
import { print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'

const JOBS = 200
const SEED = 20_261_122

type FormValues = ReturnType<typeof editValues>
type Reach = Parameters<typeof editValues>[1]
type Visit = NonNullable<EditedJob['visits']>[number]

const mock = testApp()
let gateway: Awaited<ReturnType<typeof buildApp>>
let token: string

interface Reply {
  readonly data: { readonly job: EditedJob } | null
  readonly errors?: readonly { readonly message: string }[]
}
async function ask(query: string, variables: object): Promise<Reply> {
  const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers: { authorization: token }, payload: { query, variables } })
  return reply.json<Reply>()
}

beforeAll(async () => {
  await mock.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = mock.app.server.address() as AddressInfo
  gateway = await buildApp({ restBaseUrl: `http://127.0.0.1:${port}/api/v1` })
  token = await mock.signIn('owner')
})
afterAll(async () => {
  await gateway.close()
  await mock.app.close()
})

/** Days around and after the day of the seed, so that some of a series are over. */
const day = fc.tuple(fc.constantFrom(6, 7), fc.integer({ min: 10, max: 28 })).map(([month, date]) => `2026-0${month}-${date}`)
const times = fc.constantFrom(['08:00', '10:00'] as const, ['13:30', '15:00'] as const)
const staff = fc.constantFrom<string[]>([], ['13'], ['14'], ['13', '15'])
const rule = fc.record({
  frequency: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'WEEKLY' as const, 'MONTHLY' as const),
  interval: fc.integer({ min: 1, max: 3 }),
  endDate: fc.integer({ min: 10, max: 28 }).map((date) => `2026-08-${date}`),
  skipClosedDays: fc.boolean(),
})

type Time = Pick<FormValues, 'scheduleLater' | 'dates' | 'startTime' | 'endTime' | 'isRecurring' | 'recurrence'>
const recurring = (part: {
  frequency: Time['recurrence']['frequency']
  interval: number
  endDate: string
  skipClosedDays: boolean
}): Time['recurrence'] => ({
  weekdays: [],
  monthDay: null,
  ...part,
})
/** A time at random: later, on chosen days, or by a rule. */
const time: fc.Arbitrary<Time> = fc
  .tuple(fc.integer({ min: 0, max: 5 }), times, fc.uniqueArray(day, { minLength: 1, maxLength: 4 }), rule)
  .map(([kind, [startTime, endTime], dates, part]) => ({
    scheduleLater: kind === 0,
    dates: kind > 2 ? dates.slice(0, 1) : dates,
    startTime,
    endTime,
    isRecurring: kind > 2,
    recurrence: recurring(part),
  }))
/** What happened to a visit since: nothing, a step, or a move by hand, after which its place in the series may be unknown. */
const life = fc.constantFrom(0, 0, 0, 2, 4, 6, 7, 'moved' as const, 'moved from somewhere' as const)

const bookingOf = ({ scheduleLater, dates, startTime, endTime, isRecurring, recurrence }: Time, staffIds: readonly string[]) =>
  ({
    schedule_later: scheduleLater,
    dates: scheduleLater ? [] : dates,
    start_time: startTime,
    end_time: endTime,
    is_recurring: isRecurring && !scheduleLater,
    recurrence: {
      frequency: recurrenceFrequency[recurrence.frequency].code,
      interval: Number(recurrence.interval),
      end_date: recurrence.endDate,
      skip_closed_days: recurrence.skipClosedDays,
    },
    staff_ids: staffIds.map(Number),
    allow_clash: true,
  }) satisfies Partial<Booking>

function liveThrough(jobId: number, lives: readonly (number | 'moved' | 'moved from somewhere')[]): void {
  const isRecurring = mock.store.jobs.get(jobId)?.is_recurring ?? false
  mock.store.visits.by('job_id', jobId).forEach((visit, index) => {
    const happened = lives[index % lives.length]
    if (visit.start_at === null || happened === 0) return
    if (typeof happened === 'number') mock.store.visits.update(visit.id, { status: happened as 2 | 4 | 6 | 7 })
    else if (isRecurring) mock.store.visits.update(visit.id, { is_exception: true, series_date: happened === 'moved' ? visit.date : null })
  })
  mock.store.jobs.update(jobId, jobFromVisits(mock.store.visits.by('job_id', jobId)))
}

const getPlace = ({ date, startAt, endAt, staff: people }: Visit) => ({
  date,
  start_at: startAt,
  end_at: endAt,
  staff_ids: (people ?? []).map(({ id }) => Number(id)),
})
const placedAs = ({ date, start_at, end_at, staff_ids }: VisitState) => ({ date, start_at, end_at, staff_ids: [...staff_ids] })

function expectAsPlanned({ plan, staffIds }: ChangePreview, before: EditedJob, after: EditedJob, what: string): void {
  const left = new Map((after.visits ?? []).map((visit) => [Number(visit.id), getPlace(visit)]))
  const expected = new Map((before.visits ?? []).map((visit) => [Number(visit.id), getPlace(visit)]))
  for (const { id } of plan?.removed ?? []) expected.delete(id)
  for (const { visit_id, after: then } of plan?.changed ?? []) expected.set(visit_id, placedAs(then))
  const added = [...left].filter(([id]) => !expected.has(id)).map(([, place]) => place)
  expect(added, `added: ${what}`).toEqual((plan?.added ?? []).map((slot) => ({ ...slot, staff_ids: staffIds })))
  expect(new Map([...left].filter(([id]) => expected.has(id))), `left: ${what}`).toEqual(expected)
}

const round = fc.record({
  booked: time,
  staffThen: staff,
  lives: fc.array(life, { minLength: 1, maxLength: 5 }),
  scope: fc.constantFrom('ALL' as const, 'ALL' as const, 'THIS' as const, 'FUTURE' as const),
  visit: fc.nat(),
  requested: time,
  isTimeTyped: fc.boolean(),
  staffNow: staff,
})

function previewOrProblem(preview: () => ChangePreview): ChangePreview | ChangeProblem {
  try {
    return preview()
  } catch (error) {
    if (error instanceof ChangeProblem) return error
    throw error
  }
}

/** Whether there was something to compare: a job that could be booked, and a change that could be made. */
async function isAsPlanned({
  booked,
  staffThen,
  lives,
  scope,
  visit,
  requested,
  isTimeTyped,
  staffNow,
}: ReturnType<(typeof round)['generate']>['value']) {
  const called = await book(mock, token, bookingOf(booked, staffThen))
  if (called.responseCode !== 200) return false
  const { id } = called.responseData as { id: number }
  liveThrough(id, lives)
  const query = print(JobToEditDocument)
  const before = (await ask(query, { id })).data?.job as EditedJob
  const zone = before.timezone ?? 'UTC'
  const visits = before.visits ?? []
  const reach: Reach = { scope, visitId: scope === 'ALL' ? null : (visits[visit % visits.length]?.id ?? null) }
  const oneDay = { scheduleLater: false, isRecurring: false, dates: requested.dates.slice(0, 1) }
  const typed = { ...(isTimeTyped && { ...requested, ...(scope === 'THIS' && oneDay) }), staffIds: staffNow }
  const base = editValues(before, reach, { zone, seesPrices: true })
  const values: FormValues = { ...base, ...typed, allowClash: true }
  const company = mock.store.companies.get(1)
  if (!company) throw new Error('There is no company')
  const settings = { timezone: zone, closedDays: closedDaysOf(company), today: wallTimeOf(mock.clock.now(), zone).date }
  const what = JSON.stringify({ reach, values, visits })
  const preview = previewOrProblem(() => previewChange(before, values, reach, settings))
  const input = {
    id,
    job: changedJobInput(before, reach, base, values),
    ...reach,
    lockVersion: before.lockVersion,
    agreementAccepted: true,
  }
  const saved = await ask('mutation ($input: JobChangeInput!) { updateJob(input: $input) { id } }', { input })
  expect(saved.errors?.[0]?.message, what).toBe(preview instanceof ChangeProblem ? preview.message : undefined)
  if (preview instanceof ChangeProblem) return false
  expectAsPlanned(preview, before, (await ask(query, { id })).data?.job as EditedJob, what)
  return true
}

test('what the form says of a change is what the save does, over many jobs with a past', { tags: 'nightly' }, async () => {
  let changes = 0
  for (const sample of fc.sample(round, { seed: SEED, numRuns: JOBS })) if (await isAsPlanned(sample)) changes += 1
  expect(changes).toBeGreaterThan(JOBS / 2)
})
