import { beforeEach, describe, expect, test } from 'vitest'
import { definitions } from '../../resources/collections.ts'
import { testApp, type TestApp } from '../../testing/testApp.ts'
import { collectionIn } from './collectionIn.ts'
import { storedProblem } from './recordRules.ts'
import { relationOf } from './relations.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

interface Listed {
  readonly total: number
  readonly fields: readonly object[]
  readonly records: readonly Readonly<Record<string, unknown>>[]
}
const list = (query: string): Promise<Listed> => mock.control('GET', `/records/${query}`)

test('are listed, searched and read', async () => {
  expect(await mock.control('GET', '/records')).toContainEqual({ collection: 'companies', records: mock.store.companies.size })
  expect(await list('users?search=OWNER@demo&limit=1')).toMatchObject({ total: 1, records: [{ user_type: 'company' }] })
  expect(await mock.control('GET', '/records/companies/1')).toEqual(mock.store.companies.get(1))
  expect(await mock.control('GET', '/records/user')).toMatchObject({
    responseCode: 404,
    responseMessage: 'There’s no collection user. The nearest is users.',
  })
})

test('are filtered and sorted by fields', async () => {
  const taxes = mock.store.taxes.all().filter(({ company_id }) => company_id === 1)
  const rates = taxes.map(({ rate }) => rate).toSorted((a, b) => b - a)
  const { total, records } = await list('taxes?filter[]=company_id=1&filter[]=rate>0&sort=-rate')
  expect(total).toBe(taxes.length)
  expect(records.map(({ rate }) => rate)).toEqual(rates)
  const named = await list('taxes?filter=name~SALES&sort=id')
  expect(named.records.every(({ name }) => /sales/i.test(String(name)))).toBe(true)
  expect(named.total).toBeGreaterThan(0)
  const billed = mock.store.jobs.all().filter(({ invoice_id }) => invoice_id !== null)
  expect((await list('jobs?filter=invoice_id!=null')).total).toBe(billed.length)
  expect(await list('jobs?filter=status')).toMatchObject({ responseCode: 400 })
})

test('are sorted with missing values last, in both directions', async () => {
  for (const sort of ['invoice_id', '-invoice_id']) {
    const { records } = await list(`jobs?sort=${sort}&limit=500`)
    const isNull = records.map(({ invoice_id }) => invoice_id === null)
    expect(isNull).toEqual(isNull.toSorted((a, b) => Number(a) - Number(b)))
  }
})

test('have fields with their types and the collections that they refer to', async () => {
  expect((await list('jobs')).fields).toEqual(
    expect.arrayContaining([
      { name: 'title', types: ['string'], refers_to: null },
      { name: 'customer_id', types: ['number'], refers_to: 'customers' },
      { name: 'staff_ids', types: ['list'], refers_to: 'users' },
    ]),
  )
})

test.each([
  ['property_id', 'properties'],
  ['category_ids', 'categories'],
  ['branch_id', 'branches'],
  ['tax_ids', 'taxes'],
  ['job_form_id', 'jobForms'],
  ['updated_by', 'users'],
  ['id', undefined],
  ['email', undefined],
  ['__proto___id', undefined],
])('%s refers to %s', (field, collection) => {
  expect(relationOf(field)).toBe(collection)
})

describe('a change', () => {
  test('is stored, with the marks by which open clients notice it', async () => {
    const [job] = mock.store.jobs.all()
    expect(await mock.control('PUT', `/records/jobs/${job?.id}`, { title: 'Other' })).toMatchObject({ title: 'Other' })
    expect(mock.store.jobs.get(job?.id ?? 0)).toEqual({
      ...job,
      title: 'Other',
      updated_at: mock.clock.now(),
      lock_version: (job?.lock_version ?? 0) + 1,
    })
  })

  test.each([
    ['companies/1', { nmae: 'x' }, 'companies 1: there’s no field nmae. The nearest is name.'],
    ['companies/1', { name: 7 }, 'companies 1: name must be a text.'],
    ['companies/1', { business_hours: 'always' }, 'companies 1: business_hours must be a list.'],
    ['companies/1', { id: 2 }, 'companies 1: id can’t be changed.'],
    ['jobs/1', { company_id: 99 }, 'jobs 1: company_id: there’s no record 99 in companies.'],
    ['jobs/1', { staff_ids: [1, 999] }, 'jobs 1: staff_ids: there’s no record 999 in users.'],
  ])('of %s to %j is refused', async (path, change, message) => {
    const before = await mock.control('GET', `/records/${path}`)
    expect(await mock.control('PUT', `/records/${path}`, change)).toMatchObject({ responseCode: 400, responseMessage: message })
    expect(await mock.control('GET', `/records/${path}`)).toEqual(before)
  })

  test.each([
    ['jobs', { status: 99 }],
    ['jobs', { priority: 99 }],
    ['visits', { date: 'tomorrow' }],
    ['payments', { payment_method: 99 }],
  ])('of %s to %j is refused by the contract', async (collection, change) => {
    const [record] = collectionIn(mock.store, collection).all()
    expect(await mock.control('PUT', `/records/${collection}/${record?.id}`, change)).toMatchObject({ responseCode: 400 })
    expect(collectionIn(mock.store, collection).get(record?.id ?? 0)).toEqual(record)
  })
})

test('every record of the demo data may be stored as it is', () => {
  const problems = Object.keys(definitions).flatMap((name) =>
    collectionIn(mock.store, name)
      .all()
      .flatMap((record) => storedProblem(mock.store, name, record) ?? []),
  )
  expect(problems).toEqual([])
})

test('a record is added with the next id, deleted, and added again', async () => {
  const { id: _, ...tax } = mock.store.taxes.all()[0] ?? { id: 0 }
  const { nextId } = mock.store.taxes
  const added = await mock.control('POST', '/records/taxes', { ...tax, name: 'Copy' })
  expect(added).toEqual({ ...tax, id: nextId, name: 'Copy' })
  expect(await mock.control('POST', '/records/taxes', added)).toMatchObject({ responseCode: 409 })
  expect(await mock.control('DELETE', `/records/taxes/${nextId}`)).toEqual(added)
  expect(mock.store.taxes.get(nextId)).toBeUndefined()
  expect(await mock.control('POST', '/records/taxes', added)).toEqual(added)
  expect(mock.store.taxes.get(nextId)).toEqual(added)
})

test('a record that others refer to is not deleted', async () => {
  const [job] = mock.store.jobs.all()
  expect(await mock.control('DELETE', `/records/customers/${job?.customer_id}`)).toMatchObject({
    responseCode: 409,
    responseMessage: expect.stringMatching(/refers to it \(customer_id\)\. Delete or change it first\.$/),
  })
  expect(mock.store.customers.get(job?.customer_id ?? 0)).toBeDefined()
})

test('a record has links to those it refers to, and to those that refer to it', async () => {
  const job = mock.store.jobs.all().find(({ visits_total }) => visits_total > 0)
  const visits = mock.store.visits.by('job_id', job?.id ?? 0)
  expect(await mock.control('GET', `/records/jobs/${job?.id}/related`)).toMatchObject({
    refers_to: expect.arrayContaining([{ field: 'customer_id', collection: 'customers', ids: [job?.customer_id] }]),
    referred_by: expect.arrayContaining([
      { collection: 'visits', field: 'job_id', total: visits.length, ids: visits.map(({ id }) => id).slice(0, 20) },
    ]),
  })
})
