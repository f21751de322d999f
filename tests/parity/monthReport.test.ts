import { figuresOf, partRows } from '@callout/client/src/features/earnings/report/measures.ts'
import { loadMonth, type MonthData } from '@callout/client/src/features/earnings/report/loadMonth.ts'
import { createApollo } from '@callout/client/src/lib/api/createApollo.ts'
import { endpoints } from '@callout/contracts/endpoints'
import { instantOf } from '@callout/contracts/time'
import { buildApp } from '@callout/gateway/app'
import { API_PREFIX } from '@callout/mock-api/http/rows'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** The report of the seeded company beside its records, and beside the lists that its figures open. */
const { getEarnings, listEarnings } = endpoints.earnings
const { listJobs } = endpoints.jobs
const [FROM, TO] = ['2026-05-01', '2026-05-31']
const ZONE = 'America/Chicago'
const LATE_AFTER = 1

let mock: TestApp
let gateway: FastifyInstance
let owner: string
let month: MonthData

beforeAll(async () => {
  mock = testApp()
  mock.store.companies.update(1, { late_after_minutes: LATE_AFTER })
  owner = await mock.signIn('owner')
  const address = await mock.app.listen({ host: '127.0.0.1', port: 0 })
  gateway = await buildApp({ restBaseUrl: `${address}${API_PREFIX}` })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${owner}` }
    const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: String(body) })
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': 'application/json' } })
  })
  month = await loadMonth(
    createApollo(() => undefined),
    { days: { from: FROM, to: TO }, branchId: null },
    new AbortController().signal,
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await gateway.close()
  await mock.app.close()
})

const cents = (amount: number | null | undefined): number => Math.round((amount ?? NaN) * 100)
const inMay = (date: string | null): boolean => date !== null && date >= FROM && date <= TO

test('the figures of the month are those of the records', () => {
  const [start, end] = [instantOf(FROM, '00:00', ZONE), instantOf('2026-06-01', '00:00', ZONE)]
  const payments = mock.store.payments.by('company_id', 1).filter(({ paid_at }) => paid_at >= start && paid_at < end)
  const received = payments.reduce((sum, { amount }) => sum + cents(amount), 0)

  const done = mock.store.jobs
    .all()
    .filter(
      ({ id, company_id, status }) =>
        company_id === 1 && status === 6 && mock.store.visits.by('job_id', id).some(({ date }) => inMay(date)),
    )
  const ticket = done.reduce((sum, { total }) => sum + cents(total), 0) / done.length

  const visits = mock.store.visits.all().filter(({ company_id, status, date }) => company_id === 1 && status === 6 && inMay(date))
  const minutesLate = visits.flatMap(({ start_at, reached_at }) => (reached_at === null ? [] : (reached_at - Number(start_at)) / 60))
  const onTime = minutesLate.filter((minutes) => minutes <= LATE_AFTER).length

  expect(done.length).toBeGreaterThan(3)
  expect(onTime).toBeGreaterThan(0)
  expect(onTime).toBeLessThan(minutesLate.length)
  const figures = figuresOf(month, null)
  expect(cents(figures.received.value)).toBe(received)
  expect(figures.jobs.value).toBe(done.length)
  expect(cents(figures.ticket.value)).toBe(Math.round(ticket))
  expect(figures.onTime.value).toBeCloseTo(onTime / minutesLate.length, 10)
})

test.each([
  ['staff', 'staff_id'],
  ['category', 'category_id'],
  ['branch', 'branch_id'],
] as const)('the figures by %s are those of the lists that they open', async (dimension, filter) => {
  const rows = partRows(month, null, dimension)
  expect(rows.length).toBeGreaterThan(1)
  const received = rows.reduce((all, { figures }) => all + cents(figures.received.value), 0)
  expect(received).toBe(cents(figuresOf(month, null).received.value))
  for (const { part, figures } of rows.filter((row) => row.part.id !== null)) {
    const of = { [filter]: Number(part.id) }
    const payments = await mock.read(listEarnings, { period: '1M', date: TO, ...of }, owner)
    expect(cents(figures.received.value)).toBe(cents(payments.total))
    const { jobs } = await mock.read(listJobs, { status: [6], date_from: FROM, date_to: TO, per_page: 100, ...of }, owner)
    expect(figures.jobs.value).toBe(jobs.length)
    const totals = jobs.reduce((all, { total }) => all + cents(total), 0)
    expect(figures.ticket.value).toBe(jobs.length === 0 ? null : Math.round(totals / jobs.length) / 100)
  }
})

test('each job has one category and one branch; the earnings of a technician and of a branch are their parts', async () => {
  for (const dimension of ['category', 'branch'] as const) {
    const jobs = partRows(month, null, dimension).reduce((all, { figures }) => all + Number(figures.jobs.value), 0)
    expect(jobs).toBe(figuresOf(month, null).jobs.value)
  }
  const asked = (['staff', 'branch'] as const).flatMap((dimension) =>
    partRows(month, null, dimension).filter(({ part }) => part.id !== null),
  )
  for (const { part, figures } of asked) {
    const { total } = await mock.read(getEarnings, { period: '1M', date: TO, [`${part.dimension}_id`]: Number(part.id) }, owner)
    expect(cents(figures.received.value)).toBe(cents(total))
  }
})
