import { Customer, CustomerRow } from '@callout/contracts/customers/schemas'
import { endpoints } from '@callout/contracts/endpoints'
import { instantOf } from '@callout/contracts/time'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CustomerRecord } from './records.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { listCustomers } = endpoints.customers
type Query = Parameters<typeof list>[0]
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const list = async (query: Record<string, unknown>, token = owner) => {
  const { customers } = await mock.read(listCustomers, { per_page: 100, ...query }, token)
  return customers
}
const names = async (query: Query, token?: string) => (await list(query, token)).map(({ name }) => name)
const companyCustomers = (): CustomerRecord[] => mock.store.customers.by('company_id', 1)

/** Gives a seeded customer searchable values. */
function meetNúria(): CustomerRecord {
  const { id } = companyCustomers()[3] as CustomerRecord
  const [property] = mock.store.properties.by('customer_id', id)
  mock.store.properties.update(property?.id ?? 0, { street1: '77 Plaça Reial', city: 'Lockhart' })
  const person = { first_name: 'Núria', last_name: 'Quintero', name: 'Quintero Tiles', company_name: 'Quintero Tiles' }
  return mock.store.customers.update(id, { ...person, email: 'nuria@tiles.example', phone: '5125559876', tags: ['Très VIP'] })
}

test('customers stand by name, and pages follow one another', async () => {
  const all = await names({})
  expect(all).toEqual(all.toSorted((a, b) => String(a).localeCompare(String(b), 'en')))
  expect(all).toHaveLength(8)
  const page = await mock.read(listCustomers, { page: 2, per_page: 3 }, owner)
  expect(page.customers.map(({ name }) => name)).toEqual(all.slice(3, 6))
  expect(page.pagination).toEqual({ current_page: 2, per_page: 3, total_count: 8, total_pages: 3 })
})

test('the order can be turned round, and follow the debts or the date of the first contact', async () => {
  expect(await names({ sort_by: 'name', sort_dir: 'desc' })).toEqual((await names({})).toReversed())
  const debts = (await list({ sort_by: 'outstanding_balance', sort_dir: 'desc' })).map(
    ({ outstanding_balance }) => outstanding_balance ?? 0,
  )
  expect(debts[0]).toBeGreaterThan(0)
  expect(debts).toEqual(debts.toSorted((a, b) => b - a))
  const since = (await list({ sort_by: 'created_at' })).map(({ created_at }) => created_at ?? 0)
  expect(since).toEqual(since.toSorted((a, b) => a - b))
})

test.each([
  ['a part of the company', 'quint'],
  ['the first name, without its accent', 'nuria'],
  ['words in any order', 'quintero NÚRIA'],
  ['the email', 'nuria@tiles.example'],
  ['the last digits of the phone', '9876'],
  ['the phone as people write it', '+1 (512) 555-9876'],
  ['the street', '77 placa'],
  ['the city', 'lockhart'],
  ['words of the name and of the street', 'reial núria'],
])('a customer is found by %s', async (_, search) => {
  meetNúria()
  expect(await names({ search })).toEqual(['Quintero Tiles'])
})

test.each([
  ['512 555 0999', '1', '5125550999'],
  ['0999 quintero', '1', '5125550999'],
  ['+44 20 7946 0958', '44', '2079460958'],
  ['020 7946 0958', '44', '2079460958'],
])('“%s” finds a customer by the other phone +%s %s', async (search, alternate_phone_country_code, alternate_phone) => {
  const { id } = meetNúria()
  mock.store.customers.update(id, { alternate_phone, alternate_phone_country_code })
  expect(await names({ search })).toEqual(['Quintero Tiles'])
})

test('a house number with a hyphen is found beside a job number', async () => {
  const { id } = meetNúria()
  const [property] = mock.store.properties.by('customer_id', id)
  mock.store.properties.update(property?.id ?? 0, { street1: '32-15 Broadway', postal_code: '11102-3456' })
  for (const search of ['32-15', '32-15 Broadway, Lockhart', '32 11102', '11102-3456'])
    expect(await names({ search }), search).toEqual(['Quintero Tiles'])
})

test('every word has to be found', async () => {
  meetNúria()
  expect(await names({ search: 'quintero nowhere' })).toEqual([])
})

test('a new phone is found at once, and the old one no more', async () => {
  const { id } = meetNúria()
  expect(await names({ search: '9876' })).toHaveLength(1)
  mock.store.customers.update(id, { phone: '5125554321' })
  expect(await names({ search: '9876' })).toEqual([])
  expect(await names({ search: '4321' })).toEqual(['Quintero Tiles'])
})

test('filters: branch, tag, city, active', async () => {
  const { id, branch_id } = meetNúria()
  expect((await list({ branch_id })).every((customer) => customer.branch_id === branch_id)).toBe(true)
  expect(await list({ branch_id })).toHaveLength(companyCustomers().filter((customer) => customer.branch_id === branch_id).length)
  expect(await names({ tag: 'tres vip' })).toEqual(['Quintero Tiles'])
  expect(await names({ city: 'LOCKHART' })).toEqual(['Quintero Tiles'])
  mock.store.customers.update(id, { is_active: false })
  expect(await names({ is_active: false })).toEqual(['Quintero Tiles'])
  expect(await list({ is_active: true })).toHaveLength(7)
})

test('who owes something, and who does not', async () => {
  const debtors = await list({ has_balance: true })
  expect(debtors.length).toBeGreaterThan(0)
  expect(debtors.every(({ outstanding_balance }) => Number(outstanding_balance) > 0)).toBe(true)
  const others = await list({ has_balance: false })
  expect(others.every(({ outstanding_balance }) => outstanding_balance === 0)).toBe(true)
  expect(debtors.length + others.length).toBe(8)
})

test('dates are days of the account: midnight in Austin begins one', async () => {
  const { id } = meetNúria()
  const lastMinute = instantOf('2020-03-01', '23:59', 'America/Chicago')
  mock.store.customers.update(id, { created_at: lastMinute })
  expect(await names({ date_from: '2020-03-01', date_to: '2020-03-01' })).toEqual(['Quintero Tiles'])
  expect(await names({ date_to: '2020-02-29' })).toEqual([])
  expect(await list({ date_from: '2020-03-02' })).toHaveLength(7)
  expect(await mock.call('GET', '/customers/list_customers?date_from=2026-02-31', { token: owner })).toMatchObject({
    responseCode: 422,
    responseData: { errors: [{ field: 'date_from', message: 'Enter a date as YYYY-MM-DD' }] },
  })
})

test('a row counts properties and jobs, and sums what was billed', async () => {
  for (const row of await list({})) {
    expect(row.property_count).toBe(mock.store.properties.count('customer_id', row.id))
    expect(row.jobs_count).toBe(mock.store.jobs.count('customer_id', row.id))
    const invoices = mock.store.invoices.by('customer_id', row.id)
    expect(row.billed_total).toBeCloseTo(
      invoices.reduce((sum, { total }) => sum + total, 0),
      2,
    )
  }
})

test('a row and a customer have exactly the fields of the contract', async () => {
  const fieldsAt = async (path: string, pick: (data: unknown) => unknown) =>
    Object.keys(Object(pick((await mock.call('GET', path, { token: owner })).responseData))).toSorted()
  const [customer] = companyCustomers()
  const row = (data: unknown): unknown => Object(data).customers[0]
  expect(await fieldsAt('/customers/list_customers', row)).toEqual(Object.keys(CustomerRow.shape).toSorted())
  expect(await fieldsAt(`/customers/${customer?.id}`, (data) => data)).toEqual(Object.keys(Customer.shape).toSorted())
})

test('staff see the customers of their visits alone', async () => {
  const staff = await mock.signIn('staff')
  const ids = new Set(mock.store.jobs.by('staff_id', 13).map(({ customer_id }) => customer_id))
  expect((await list({}, staff)).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([...ids].toSorted((a, b) => a - b))
  expect(ids.size).toBeLessThan(8)
})

test('a branch head sees the customers of the branch, and those of its jobs', async () => {
  const ids = companyCustomers()
    .filter(({ id, branch_id }) => branch_id === 2 || mock.store.jobs.by('customer_id', id).some((job) => job.branch_id === 2))
    .map(({ id }) => id)
  expect((await list({}, await mock.signIn('branch'))).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids)
  expect(ids.length).toBeLessThan(8)
})

test('staff read the customers that their list has, find those, and no others', async () => {
  const staff = await mock.signIn('staff')
  const listed = new Set((await list({}, staff)).map(({ id }) => id))
  const all = mock.store.customers.by('company_id', 1)
  expect(listed.size).toBeLessThan(all.length)
  for (const { id, name } of all) {
    const isKnown = (await mock.call('GET', `/customers/${id}`, { token: staff })).responseCode === 200
    const isFound = (await list({ search: name }, staff)).some((row) => row.id === id)
    expect([isKnown, isFound], name).toEqual([listed.has(id), listed.has(id)])
  }
})

test('staff who are not shown prices are not shown debts either', async () => {
  mock.store.companies.update(1, { staff_can_see_prices: false })
  const staff = await mock.signIn('staff')
  for (const row of await list({}, staff)) expect(row).toMatchObject({ billed_total: null, outstanding_balance: null })
  for (const query of ['has_balance=true', 'sort_by=outstanding_balance'])
    expect((await mock.call('GET', `/customers/list_customers?${query}`, { token: staff })).responseCode).toBe(403)
})

test('hides customers of other companies', async () => {
  const individual = await mock.signIn('individual')
  const ids = (await list({}, individual)).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.every((id) => mock.store.customers.get(id)?.company_id === 2)).toBe(true)
  const [outsider] = companyCustomers()
  expect(await names({ search: outsider?.email }, individual)).toEqual([])
  expect(await names({ search: outsider?.phone }, individual)).toEqual([])
})

test('recomputes balances after every invoice change', async () => {
  const owing = async () => (await list({ has_balance: 'true' })).map(({ id }) => id)
  const before = await owing()
  const invoice = mock.store.invoices.by('company_id', 1).find(({ balance_due }) => balance_due === 0)
  mock.store.invoices.update(invoice?.id ?? 0, { balance_due: 12 })
  expect(new Set(await owing())).toEqual(new Set([...before, invoice?.customer_id]))
  mock.store.invoices.update(invoice?.id ?? 0, { balance_due: 0 })
  expect(await owing()).toEqual(before)
})

describe('a search in which no order is said', () => {
  const called = ['Amari Lee', 'Ana Márquez', 'Bo Chen', 'Marcelo Ruiz', 'Mara Cole', 'Zoe Smith-Marsh', 'Tom Amaro', 'Ada Park']
  const ranked = ['Mara Cole', 'Marcelo Ruiz', 'Ana Márquez', 'Zoe Smith-Marsh', 'Amari Lee', 'Bo Chen', 'Tom Amaro']
  beforeEach(() => {
    for (const [index, { id }] of companyCustomers().entries()) {
      const name = called[index] ?? ''
      const [first_name = '', last_name = ''] = name.split(' ')
      const email = name === 'Bo Chen' ? 'bo@marina.example' : `c${index}@x.example`
      mock.store.customers.update(id, { name, first_name, last_name, company_name: null, email, phone: `512000000${index}` })
      for (const property of mock.store.properties.by('customer_id', id))
        mock.store.properties.update(property.id, { name: null, street1: '1 Oak Way', street2: '', suite_no: '', city: 'Rome' })
    }
  })

  test('has names that begin so first, then those with a word that does, then the rest, each by name', async () => {
    expect(await names({ search: 'mar' })).toEqual(ranked)
    expect(await names({ search: 'mar', per_page: 3, page: 2 })).toEqual(ranked.slice(3, 6))
    const { pagination } = await mock.read(listCustomers, { search: 'mar', per_page: 3 }, owner)
    expect(pagination).toMatchObject({ total_count: 7, total_pages: 3 })
  })

  test('has them so for those who are shown some alone, and among filtered ones', async () => {
    const seen = await names({ search: 'mar' }, await mock.signIn('branch'))
    expect(seen.length).toBeLessThan(ranked.length)
    expect(seen).toEqual(ranked.filter((name) => seen.includes(name)))
    expect(await names({ search: 'mar', is_active: true })).toEqual(ranked)
  })

  test('a search with an order has that, whichever was asked first', async () => {
    await names({ search: 'mar' })
    expect(await names({ search: 'mar', sort_by: 'name', sort_dir: 'asc' })).toEqual(ranked.toSorted())
    expect(await names({ search: 'mar', sort_dir: 'desc' })).toEqual(ranked.toSorted().toReversed())
    expect(await names({ search: 'mar' })).toEqual(ranked)
  })
})
