import { jobStatusOf } from '@callout/contracts/jobs/status/status'
import { countsAsWork, findChoice, quoteState } from '@callout/contracts/jobs/quote'
import { totalsOf } from '@callout/contracts/jobs/money/totals'
import { instantOf } from '@callout/contracts/time'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { memoryStore, type Store } from '../db/store.ts'
import { collections } from '../resources/collections.ts'
import type { VisitRecord } from '../resources/jobs/visitRecords.ts'
import { companyIds } from './profile/accounts.ts'
import { seed } from './seed.ts'
import type { SizeName } from './sizes.ts'

/** Whole companies are made here, on machines of any speed. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const REFERENCE_DATE = '2026-06-17'
const NOW = instantOf(REFERENCE_DATE, '11:30', 'America/Chicago')

function seeded(size: SizeName, number = 1, referenceDate = REFERENCE_DATE, now = NOW): Store {
  const store = memoryStore()
  seed(store, { seed: number, size, referenceDate, now })
  return store
}
const names = Object.keys(collections) as (keyof typeof collections)[]
const getText = (store: Store): string => JSON.stringify(names.map((name) => [name, store[name].all()]))
const mainJobs = (store: Store) => store.jobs.all().filter(({ company_id }) => company_id === companyIds.main)
const mainVisits = (store: Store) => store.visits.all().filter(({ company_id }) => company_id === companyIds.main)

describe('seeds repeat', () => {
  test('the same seed and date give the same bytes', () => {
    expect(getText(seeded('tiny')) === getText(seeded('tiny'))).toBe(true)
  })

  test('another seed gives other people, another date other days', () => {
    expect(seeded('tiny', 2).customers.get(1)?.name).not.toBe(seeded('tiny', 1).customers.get(1)?.name)
    expect(mainJobs(seeded('tiny', 1, '2026-06-18')).some(({ date }) => date === '2026-06-18')).toBe(true)
  })
})

test.each([
  // 23:30 in Austin and 21:30 in Portland.
  ['2026-06-18T04:30:00Z', '2026-06-17', '2026-06-17'],
  // 00:30 in Austin, and 22:30 of the day before in Portland.
  ['2026-06-18T05:30:00Z', '2026-06-18', '2026-06-17'],
])('without a date each account has the day of its own zone: at %s', (instant, inAustin, inPortland) => {
  const store = memoryStore()
  seed(store, { seed: 1, size: 'tiny', now: Date.parse(instant) / 1000 })
  const isBusy = (company: number, day: string): boolean =>
    store.visits.all().filter(({ company_id, date }) => company_id === company && date === day).length >= 4
  const days = ['2026-06-16', '2026-06-17', '2026-06-18', '2026-06-19']
  expect(days.filter((day) => isBusy(companyIds.main, day))).toEqual([inAustin])
  expect(days.find((day) => isBusy(companyIds.individual, day))).toBe(inPortland)
})

describe('odd', () => {
  test('has words without an end, from right to left and emoji, sums of millions that add up, and a customer without a property', () => {
    const store = seeded('odd')
    const jobs = mainJobs(store)
    const titles = jobs.map(({ title }) => title).join(' ')
    for (const kind of [/\S{80}/, /\p{Script=Arabic}/u, /\p{Script=Hebrew}/u, /\p{Emoji_Presentation}/u]) expect(titles).toMatch(kind)
    expect(jobs.some(({ total }) => total > 1_000_000)).toBe(true)
    for (const { line_items, subtotal } of jobs)
      expect(Math.round(line_items.reduce((sum, { total }) => sum + total * 100, 0)) / 100).toBe(subtotal)
    const customers = store.customers.all().filter(({ company_id }) => company_id === companyIds.main)
    expect(customers.some(({ id }) => store.properties.count('customer_id', id) === 0)).toBe(true)
    expect(jobs.every(({ customer_id, customer_name }) => store.customers.get(customer_id)?.name === customer_name)).toBe(true)
    expect(jobs.some(({ staff_ids }) => staff_ids.length === 0)).toBe(true)
  })
})

describe('tiny', () => {
  test('has every status, and each special case', () => {
    const store = seeded('tiny')
    const jobs = mainJobs(store)
    expect([...new Set(jobs.map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 11])
    expect(jobs).toHaveLength(30)
    expect(jobs.filter(({ is_recurring }) => is_recurring)).toHaveLength(1)
    expect(jobs.some(({ visits_total, is_recurring }) => visits_total > 1 && !is_recurring)).toBe(true)
    expect(new Set(jobs.map(({ invoice_status }) => invoice_status))).toEqual(new Set([9, 10, null]))
    expect(new Set(jobs.filter(({ discount_value }) => discount_value > 0).map(({ discount_type }) => discount_type))).toEqual(
      new Set([0, 1]),
    )
    expect(jobs.some(({ line_items }) => line_items.some(({ is_tax_exempt }) => is_tax_exempt))).toBe(true)
  })

  test('has the demo users, each as its name says', () => {
    const store = seeded('tiny')
    const userOf = (name: string) => store.users.by('email', `${name}@demo.test`)[0]
    expect(['owner', 'individual', 'admin', 'branch', 'staff'].map((name) => userOf(name)?.user_type)).toEqual([
      'company',
      'individual',
      'staff_admin',
      'branch_head',
      'staff',
    ])
    expect(userOf('unverified')).toMatchObject({ is_verified: false, has_profile: false })
    expect(userOf('admin')?.authorities).toContain('dispatch')
    expect(userOf('admin')?.authorities).not.toContain('manage_invoices')
    const endOf = (name: string): number => store.companies.get(userOf(name)?.company_id ?? 0)?.subscription.ends_at ?? 0
    expect(endOf('trial-ended')).toBeLessThan(NOW)
    expect(endOf('expired')).toBeLessThan(NOW)
    expect(endOf('owner')).toBeGreaterThan(NOW)
  })
})

describe('demo', () => {
  let store: Store
  beforeAll(() => {
    store = seeded('demo')
  })

  test('is the same for the same seed and date', () => {
    expect(getText(seeded('demo')) === getText(store)).toBe(true)
  })

  test('is as large as the product page says', () => {
    const ofMain = <R extends { company_id: number | null }>(records: R[]): R[] =>
      records.filter(({ company_id }) => company_id === companyIds.main)
    expect(ofMain(store.branches.all())).toHaveLength(3)
    expect(ofMain(store.users.all())).toHaveLength(13)
    expect(ofMain(store.customers.all())).toHaveLength(400)
    expect(mainJobs(store).filter((job) => countsAsWork(job))).toHaveLength(5000)
    expect(ofMain(store.invoices.all())).toHaveLength(1200)
  })

  test('has quotes in every state, with line items of one alternative', () => {
    const quotes = mainJobs(store).filter((job) => job.quote !== null)
    expect(new Set(quotes.map((job) => quoteState(job, REFERENCE_DATE)))).toEqual(
      new Set(['approved', 'expired', 'not_accepted', 'open', 'sent']),
    )
    const choices = quotes.flatMap(({ line_items, quote }) =>
      quote?.alternatives?.length ? [findChoice(line_items, quote.alternatives, quote.optional_lines ?? [])] : [],
    )
    expect(choices).toEqual(choices.map(() => ({ alternative: 0, optional: [] })))
  })

  test('has a busy reference date with every stage of a day', () => {
    const today = mainVisits(store).filter(({ date }) => date === REFERENCE_DATE)
    expect(today.length).toBeGreaterThanOrEqual(33)
    expect(today.length).toBeLessThanOrEqual(40)
    for (const status of [0, 1, 2, 3, 4, 5, 6, 7]) expect(today.map((visit) => visit.status)).toContain(status)
    const staff = store.users.by('email', 'staff@demo.test')[0]
    expect(today.filter(({ staff_ids }) => staff_ids.includes(staff?.id ?? 0)).length).toBeGreaterThanOrEqual(3)
  })

  test('has jobs of every status', () => {
    const statuses = new Set(mainJobs(store).map(({ status }) => status))
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 11])
  })

  test('shows each job as its visits are', () => {
    for (const job of store.jobs.all()) {
      const visits = store.visits.by('job_id', job.id)
      expect(job.status).toBe(jobStatusOf(visits.map(({ status }) => status)))
      expect([job.visits_total, job.visits_done]).toEqual([visits.length, visits.filter(({ status }) => status === 6).length])
    }
  })

  test('has statuses that fit the day', () => {
    const fits = ({ date, status, start_at, job_id }: VisitRecord): boolean => {
      const isQuote = store.jobs.get(job_id)?.quote !== null
      if (date === null) return (status === 11 || (isQuote && status === 7)) && start_at === null
      if (date < REFERENCE_DATE) return status === 6 || status === 7
      return date === REFERENCE_DATE || [0, 1, 7, 8].includes(status)
    }
    expect(mainVisits(store).filter((visit) => !fits(visit))).toEqual([])
  })

  test('books no one twice at a time', () => {
    const ends = new Map<number, number>()
    const visits = mainVisits(store).filter(({ start_at, status }) => start_at !== null && status !== 7)
    for (const visit of visits.toSorted((a, b) => Number(a.start_at) - Number(b.start_at))) {
      for (const id of visit.staff_ids) {
        expect(Number(visit.start_at)).toBeGreaterThanOrEqual(ends.get(id) ?? 0)
        ends.set(id, Number(visit.end_at))
      }
    }
  })

  test('sums add up, and invoices carry them', () => {
    for (const job of store.jobs.all()) {
      const { line_totals: _, ...totals } = totalsOf({ ...job, lines: job.line_items })
      expect(job).toMatchObject(totals)
    }
    for (const job of store.jobs.all().filter(({ is_recurring }) => is_recurring)) {
      const invoices = store.invoices.by('job_id', job.id)
      const billed = store.visits.by('job_id', job.id).filter(({ invoice_id }) => invoice_id !== null)
      expect(billed.map(({ invoice_id, status }) => [invoice_id, [5, 6].includes(status)])).toEqual(invoices.map(({ id }) => [id, true]))
      for (const { total } of invoices) expect(total).toBe(job.total)
    }
    for (const job of store.jobs.all().filter(({ is_recurring }) => !is_recurring)) {
      const [invoice] = store.invoices.by('job_id', job.id)
      expect(job.invoice_id).toBe(invoice?.id ?? null)
      expect((invoice?.amount_paid ?? job.total) + (invoice?.balance_due ?? 0)).toBeCloseTo(job.total, 2)
    }
  })

  test('timelines begin with the creation, run forwards, end before now and at the status of the visit', () => {
    for (const job of mainJobs(store).slice(-600)) {
      const entries = store.history.by('job_id', job.id)
      expect(entries[0]?.event).toBe('created')
      for (const [index, entry] of entries.entries()) expect(entry.created_at).toBeGreaterThanOrEqual(entries[index - 1]?.created_at ?? 0)
      expect(entries.at(-1)?.created_at).toBeLessThanOrEqual(NOW)
      for (const visit of store.visits.by('job_id', job.id).filter(({ status }) => status >= 2 && status <= 8))
        expect(entries.findLast(({ visit_id, event }) => visit_id === visit.id && event === 'status_changed')?.status).toBe(
          visit.status === 5 ? 4 : visit.status,
        )
    }
  })

  test('jobs have properties of their customer, in categories and branches of the company', () => {
    for (const job of store.jobs.all()) {
      expect(store.properties.get(job.property_id)?.customer_id).toBe(job.customer_id)
      expect(store.categories.get(job.category_id)?.company_id).toBe(job.company_id)
      expect(store.branches.get(job.branch_id)?.company_id).toBe(job.company_id)
    }
  })
})

/** A Sunday, a change of clocks, a holiday. */
test.each(['2026-03-08', '2027-01-01'])('a reference date of any kind (%s) is a day at work', { tags: 'nightly' }, (date) => {
  const store = seeded('demo', 1, date)
  expect(mainVisits(store).filter((visit) => visit.date === date).length).toBeGreaterThanOrEqual(33)
})

/** Whatever a record says of when something happened; plans, ends of subscriptions and the like lie ahead. */
const happened = /"(created_at|updated_at|paid_at|on_the_way_at|reached_at|started_at|finished_at|sent_at)":(\d+)/g

test.each(['00:10', '17:00'])('at %s nothing has happened yet that was to happen later that day', { tags: 'nightly' }, (time) => {
  const now = instantOf(REFERENCE_DATE, time, 'America/Chicago')
  const early = seeded('demo', 1, REFERENCE_DATE, now)
  const instants = [...getText(early).matchAll(happened)].map((match) => Number(match[2]))
  expect(instants.length).toBeGreaterThan(10_000)
  expect(instants.filter((instant) => instant > now)).toEqual([])
  const done = early.visits.all().filter(({ status }) => status === 5 || status === 6)
  expect(done.filter(({ start_at }) => (start_at ?? 0) > now)).toEqual([])
  expect(done.filter(({ status, end_at }) => status === 6 && (end_at ?? 0) > now)).toEqual([])
  const under = early.visits.all().filter(({ status }) => status === 2 || status === 3 || status === 4)
  expect(under.filter(({ start_at }) => (start_at ?? 0) > now + 20 * 60)).toEqual([])
  const billed = early.jobs.all().filter(({ invoice_id }) => invoice_id !== null)
  expect(billed.filter(({ id }) => !early.visits.by('job_id', id).some(({ status }) => status === 5 || status === 6))).toEqual([])
  for (const job of mainJobs(early).slice(-600)) expect(early.history.by('job_id', job.id)[0]?.event).toBe('created')
})
