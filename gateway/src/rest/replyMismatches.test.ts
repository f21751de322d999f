import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { jobPage } from '@callout/contracts/jobs/samples/list'
import { taxEndpoints } from '@callout/contracts/taxes/endpoints'
import { tax, taxPage } from '@callout/contracts/taxes/samples'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '../testing/fakeBackend.ts'
import { freePort } from '../testing/freePort.ts'
import { testGateway } from '../testing/testGateway.ts'
import { createReplyMismatches } from './replyMismatches.ts'

const { listTaxes, getTax } = taxEndpoints
const without = (record: object, field: string): object => Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))

describe('the daily log line', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  const DAY_MS = 24 * 60 * 60 * 1000

  test('has the share of replies by field, without values, and resets each day', () => {
    const lines: string[] = []
    const replyMismatches = createReplyMismatches({ log: (line) => lines.push(line) })
    // The first five replies and then one in a thousand: 5 + 20 of 20,000 compared, one of them differs.
    for (let nth = 1; nth <= 20_000; nth += 1) replyMismatches.reply(getTax, nth === 3 ? { ...tax, rate: '8.25' } : tax)
    vi.advanceTimersByTime(DAY_MS)
    expect(lines).toEqual(['`rate` of GET /taxes/{id} came as text in 4 % of replies'])
    replyMismatches.reply(getTax, tax)
    vi.advanceTimersByTime(DAY_MS)
    replyMismatches.reply(listTaxes, { ...taxPage, taxes: [{ ...tax, name: 5 }] })
    replyMismatches.close()
    expect(lines.slice(1)).toEqual(['`taxes.name` of GET /taxes came as a number in 100 % of replies'])
    replyMismatches.reply(getTax, { ...tax, rate: '1' })
    vi.advanceTimersByTime(DAY_MS)
    expect(lines).toHaveLength(2)
  })

  test('leaves out fields that are mostly missing', () => {
    const lines: string[] = []
    const replyMismatches = createReplyMismatches({ log: (line) => lines.push(line) })
    for (let nth = 0; nth < 4; nth += 1) replyMismatches.reply(getTax, without(nth === 0 ? without(tax, 'is_active') : tax, 'is_default'))
    replyMismatches.close()
    expect(lines).toEqual(['`is_active` of GET /taxes/{id} was missing in 25 % of replies'])
  })

  test('has bounded memory', () => {
    const fields = new Set<string>()
    const replyMismatches = createReplyMismatches({
      log: () => undefined,
      onMismatch: ({ call, field }) => void fields.add(`${call} ${field}`),
    })
    const endpoints = Array.from({ length: 600 }, (_, nth) => ({ ...getTax, path: `/taxes/${nth}` }) as const)
    for (let nth = 0; nth < 2000; nth += 1) replyMismatches.reply(endpoints[nth % 600] as Endpoint, { ...tax, rate: '1' })
    expect([...fields].filter((name) => name.endsWith(' rate'))).toHaveLength(500)
    expect([...fields].filter((name) => name.endsWith(' other'))).toHaveLength(100)
    replyMismatches.close()
  })
})

test('the gateway counts and logs differences of its backend', async () => {
  const port = await freePort()
  const jobs = jobPage.jobs.map((job) => ({ ...job, total: '212.85' }))
  const { app, ask, log } = await testGateway({ listJobs: () => ok({ ...jobPage, jobs }) }, { metrics: { port, host: '127.0.0.1' } })
  const { data, errors } = await ask('{ jobs { items { id total } } }')
  expect([errors, (data as { jobs: { items: { total: number }[] } }).jobs.items[0]?.total]).toEqual([[], 212.85])
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toMatch(/^callout_upstream_mismatches\w*\{call="GET \/jobs\/job_listing",field="jobs.total",kind="text"\} 1$/m)
  await app.close()
  const lines = log.map(({ msg }) => String(msg)).filter((msg) => msg.includes('`jobs.total`'))
  expect(lines).toEqual([expect.stringContaining('`jobs.total` of GET /jobs/job_listing came as text in 100 % of replies')])
  expect(lines.join()).not.toContain('212.85')
})
