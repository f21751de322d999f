import { jobAttention, jobBilling, jobInvoiceStatus, jobSort } from '@callout/contracts/jobs/codes'
import { jobFilter, jobStatus } from '@callout/contracts/jobs/status/status'
import { buildApp } from '@callout/gateway/app'
import { testApp } from '@callout/mock-api/testing/testApp'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A backend that does what it is asked is asked once: the gateway reads on only where rows contradict. */

const mock = testApp()
let gateway: Awaited<ReturnType<typeof buildApp>>
let token: string
const asked: string[] = []

const HOUR = 3600

/** Jobs that need a look for a reason that their own status does not tell: of several visits one is unassigned, clashes, waits for a bill. */
function prepareTrouble(): void {
  const now = mock.clock.now()
  const jobs = mock.store.jobs.all().filter(({ company_id, is_recurring }) => company_id === 1 && !is_recurring)
  const [several, billedByVisit, done, missed] = jobs
  const [visit, late] = [several, missed].map((job) => mock.store.visits.all().find(({ job_id }) => job_id === job?.id))
  if (!several || !billedByVisit || !done || !visit || !late) throw new Error('The seed has too few jobs.')
  const soon = { start_at: now + HOUR, end_at: now + 2 * HOUR }
  mock.store.visits.update(visit.id, { ...soon, status: jobStatus.ASSIGNED.code, staff_ids: [11] })
  mock.store.visits.insert({ ...visit, ...soon, status: jobStatus.ASSIGNED.code, staff_ids: [11] })
  mock.store.visits.insert({ ...visit, ...soon, status: jobStatus.UNASSIGNED.code, staff_ids: [] })
  mock.store.jobs.update(several.id, { ...soon, status: jobStatus.ASSIGNED.code, visits_total: 3, visits_done: 0 })
  const unbilled = { billing: jobBilling.EACH_VISIT.code, unbilled_visits: 1, unbilled_end_at: now - HOUR }
  mock.store.jobs.update(billedByVisit.id, { ...unbilled, status: jobStatus.ASSIGNED.code, visits_total: 3 })
  const whole = { billing: jobBilling.WHOLE_JOB.code, status: jobStatus.COMPLETED.code, invoice_id: null, invoice_status: null }
  mock.store.jobs.update(done.id, { ...whole, total: 100, end_at: now - HOUR })
  mock.store.visits.update(late.id, { status: jobStatus.ASSIGNED.code, start_at: now - 2 * HOUR, end_at: now - HOUR })
}

beforeAll(async () => {
  prepareTrouble()
  mock.app.addHook('onRequest', (request, _, done) => {
    if (/job_listing|list_customers|list_services/.test(request.url)) asked.push(request.url)
    done()
  })
  await mock.app.listen({ host: '127.0.0.1', port: 0 })
  const address = mock.app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The mock does not listen')
  gateway = await buildApp({ restBaseUrl: `http://127.0.0.1:${address.port}/api/v1` })
  token = await mock.signIn('owner')
})
afterAll(async () => {
  await gateway.close()
  await mock.app.close()
})

interface Page {
  readonly items: readonly { readonly id: string }[]
  readonly ignored?: readonly string[]
}

const inputTypes = { jobs: 'JobsInput', customers: 'CustomersInput', services: 'ServicesInput' } as const
type Root = keyof typeof inputTypes

async function page(root: Root, input: object): Promise<Page> {
  const fields = root === 'jobs' ? 'items { id } ignored' : 'items { id }'
  const query = `query ($input: ${inputTypes[root]}) { ${root}(input: $input) { ${fields} } }`
  const payload = { query, variables: { input } }
  const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers: { authorization: token }, payload })
  const { data, errors } = reply.json<{ data: Readonly<Record<string, Page>>; errors?: unknown }>()
  expect(errors).toBeUndefined()
  return data[root] as Page
}

async function callsFor(root: Root, input: object): Promise<number> {
  asked.length = 0
  const { items, ignored } = await page(root, input)
  expect(items.length).toBeGreaterThan(0)
  expect(ignored ?? []).toEqual([])
  return asked.length
}

const inputs = {
  jobs: () => {
    const item = mock.store.jobs.all().filter(({ company_id }) => company_id === 1)
    const of = (input: string, field: 'customer_id' | 'property_id' | 'category_id' | 'branch_id') =>
      [...new Set(item.map((job) => job[field]))].slice(0, 5).map((id) => ({ [input]: String(id) }))
    const texts = item.slice(0, 5).flatMap((job) => [job.job_number, job.title, job.customer_name])
    return [
      {},
      { page: 2 },
      { page: 3, perPage: 7 },
      { perPage: 100 },
      { isLate: false },
      { isRecurring: true },
      { isRecurring: false },
      ...Object.keys(jobFilter).flatMap((filter) => [{ filter }, { filter, perPage: 3 }]),
      ...[...new Set(item.map(({ status }) => status))].map((status) => ({ statuses: [nameOfStatus(status)] })),
      ...Object.keys(jobAttention).map((attention) => ({ attention, perPage: 100 })),
      ...Object.entries(jobInvoiceStatus).flatMap(([invoiceStatus, { code }]) =>
        item.some(({ invoice_status }) => (invoice_status ?? jobInvoiceStatus.NONE.code) === code) ? [{ invoiceStatus, perPage: 100 }] : [],
      ),
      ...['LOW', 'MEDIUM', 'HIGH'].map((priority) => ({ priority, perPage: 2 })),
      ...Object.keys(jobSort).flatMap((sortBy) =>
        ['ASCENDING', 'DESCENDING'].map((sortDirection) => ({ sortBy, sortDirection, perPage: 100 })),
      ),
      ...[...new Set(item.flatMap(({ staff_ids }) => staff_ids))].map((staffId) => ({ staffId: String(staffId) })),
      ...of('customerId', 'customer_id'),
      ...of('propertyId', 'property_id'),
      ...of('categoryId', 'category_id'),
      ...of('branchId', 'branch_id'),
      ...mock.store.visits.all().flatMap(({ company_id, date }) => (company_id === 1 && date ? [{ dateFrom: date, dateTo: date }] : [])),
      ...texts.map((search) => ({ search })),
    ]
  },
  customers: () => {
    const item = mock.store.customers.all().filter(({ company_id }) => company_id === 1)
    return [
      {},
      { page: 2, perPage: 3 },
      { perPage: 100 },
      ...[...new Set(item.map(({ branch_id }) => branch_id))].map((branchId) => ({ branchId: String(branchId) })),
      ...item.flatMap(({ tags }) => tags).map((tag) => ({ tag })),
      ...item.flatMap(({ name, email, phone }) => [name, email, phone].filter(Boolean)).map((search) => ({ search })),
    ]
  },
  services: () => {
    const item = mock.store.services.all().filter(({ company_id }) => company_id === 1)
    return [
      {},
      { page: 2, perPage: 3 },
      { perPage: 100 },
      { isActive: true },
      { productType: 'SERVICE' },
      { productType: 'PRODUCT', perPage: 2 },
      ...[...new Set(item.map(({ category_id }) => category_id))].map((categoryId) => ({ categoryId: String(categoryId) })),
      ...item.flatMap(({ name, sku, description }) => [name, sku, description].filter(Boolean)).map((search) => ({ search })),
    ]
  },
} as const

const nameOfStatus = (code: number): string | undefined => Object.entries(jobStatus).find(([, status]) => status.code === code)?.[0]

test.each(['jobs', 'customers', 'services'] as const)('one call reads a page of %s, whatever is asked of it', async (root) => {
  for (const input of inputs[root]()) expect([input, await callsFor(root, input)]).toEqual([input, 1])
})

test('a job of several visits needs a look for one of them, whatever its own status', async () => {
  const [several, billedByVisit] = mock.store.jobs.all().filter(({ company_id, is_recurring }) => company_id === 1 && !is_recurring)
  for (const [attention, job] of [
    ['UNASSIGNED_SOON', several],
    ['CLASH', several],
    ['NOT_INVOICED', billedByVisit],
  ] as const) {
    const { items } = await page('jobs', { attention, perPage: 100 })
    expect([attention, items.map(({ id }) => id)]).toEqual([attention, expect.arrayContaining([String(job?.id)])])
  }
})

test('what no row shows is found by the description of a job, for one call more', async () => {
  const job = mock.store.jobs.all().find(({ company_id, title, description }) => company_id === 1 && description && title !== description)
  expect(await callsFor('jobs', { search: job?.description })).toBe(2)
})
