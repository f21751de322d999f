import { assert, asyncProperty, constantFrom, integer, record as recordOf, array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@callout/contracts/endpoints'
import type { Store } from '../db/store.ts'
import { removeOne } from '../testing/removeOne.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

/** Words of which each stands in many records of the seed or in none, or comes in by a change below. */
const wordings = ['a', 'e', 'drain', 'repair', 'st', 'oak', '512', 'zöe', 'pump', 'lane', 'hvac', 'ing', 'J-10', 'q'] as const

const folded = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .join('\n')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

const has = (text: string, messages: readonly string[]): boolean => messages.every((word) => text.includes(folded([word])))

/** Each list's search by a look at every record of company 1, one after the other. */
const scans = {
  jobs: ({ jobs, customers, properties }: Store, messages: readonly string[]) =>
    jobs.all().filter((job) => {
      const customer = customers.get(job.customer_id)
      const texts = [job.job_number, job.title, job.description, ...job.line_items.map(({ name }) => name)]
      return has(folded([...texts, customer?.name, customer?.phone, properties.get(job.property_id)?.street1]), messages)
    }),
  customers: ({ customers, properties }: Store, messages: readonly string[]) =>
    customers.all().filter((item) => {
      const fields = [item.name, item.first_name, item.last_name, item.company_name, item.email, item.phone]
      const places = properties.all().filter(({ customer_id }) => customer_id === item.id)
      const addresses = places.map((of) => [of.street1, of.street2, of.suite_no, of.city, of.postal_code, of.name])
      return [[], ...addresses].some((address) => has(folded([...fields, ...address]), messages))
    }),
  properties: ({ customers, properties }: Store, messages: readonly string[]) =>
    properties.all().filter((of) => {
      const texts = [of.street1, of.street2, of.suite_no, of.city, of.postal_code, of.name, customers.get(of.customer_id)?.name]
      return has(folded(texts), messages)
    }),
  services: ({ services, categories }: Store, messages: readonly string[]) =>
    services
      .all()
      .filter((item) => has(folded([item.name, item.description, item.sku, categories.get(item.category_id ?? 0)?.name]), messages)),
} as const

type Searched = keyof typeof scans
const rows = {
  jobs: endpoints.jobs.listJobs,
  customers: endpoints.customers.listCustomers,
  properties: endpoints.customers.listProperties,
  services: endpoints.catalogue.listServices,
} as const

/** Changes of the records between two searches; `n` chooses the record. */
const changes: Readonly<Record<string, (store: Store, n: number, wording: string) => void>> = {
  'a customer is renamed': ({ customers }, n, name) => customers.update(pick(customers.all(), n).id, { name }),
  'a property moves': ({ properties }, n, street1) => properties.update(pick(properties.all(), n).id, { street1 }),
  'a property changes hands': ({ properties, customers }, n) =>
    properties.update(pick(properties.by('company_id', 1), n).id, { customer_id: pick(customers.by('company_id', 1), n + 1).id }),
  'a property is added': ({ properties }, n, city) => properties.insert({ ...pick(properties.by('company_id', 1), n), city }),
  'a property goes': ({ properties }, n) => removeOne(properties, n),
  'a job is retitled': ({ jobs }, n, title) => jobs.update(pick(jobs.all(), n).id, { title }),
  'a job is added': ({ jobs }, n, description) => jobs.insert({ ...pick(jobs.all(), n), description }),
  'a job goes': ({ jobs }, n) => removeOne(jobs, n),
  'a category is renamed': ({ categories }, n, name) => categories.update(pick(categories.all(), n).id, { name }),
  'a service gets a number': ({ services }, n, sku) => services.update(pick(services.all(), n).id, { sku }),
  'a change is taken back': (store, n, title) => {
    const fail = () =>
      store.transaction(() => {
        store.jobs.update(pick(store.jobs.all(), n).id, { title })
        throw new Error('no')
      })
    expect(fail).toThrow('no')
  },
}

const pick = <R>(records: readonly R[], n: number): R => records[n % records.length] as R

async function found(mock: TestApp, owner: string, list: Searched, search: string): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `${rows[list].path}?${new URLSearchParams({ search, page: String(page), per_page: '100' })}`
    const { responseData } = await mock.call('GET', path, { token: owner })
    const { [list]: listed, pagination } = responseData as Record<Searched, { id: number }[]> & { pagination: { total_pages: number } }
    ids.push(...listed.map(({ id }) => id))
    pages = pagination.total_pages
  }
  return ids.toSorted((a, b) => a - b)
}

const expected = (store: Store, list: Searched, messages: readonly string[]): number[] =>
  scans[list](store, messages)
    .filter(({ company_id }) => company_id === 1)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)

describe('searching a list', () => {
  const step = recordOf({
    change: constantFrom(...Object.keys(changes)),
    n: integer({ min: 0, max: 500 }),
    wording: constantFrom(...wordings),
    labels: array(constantFrom(...wordings.filter((word) => word !== '512')), { minLength: 1, maxLength: 2 }),
  })

  test('finds what a look at every record finds, whatever happens to the records in between', async () => {
    const mock = testApp()
    const owner = await mock.signIn('owner')
    await assert(
      asyncProperty(
        array(step, { minLength: 1, maxLength: 6 }),
        constantFrom(...(Object.keys(scans) as Searched[])),
        async (steps, list) => {
          for (const { change, n, wording, labels: messages } of steps) {
            changes[change]?.(mock.store, n, wording)
            expect(await found(mock, owner, list, messages.join(' '))).toEqual(expected(mock.store, list, messages))
          }
        },
      ),
      { numRuns: 60, endOnFailure: true },
    )
  })

  test('rebuilds after a reset', async () => {
    const mock = testApp()
    const owner = await mock.signIn('owner')
    const before = await found(mock, owner, 'jobs', 'drain')
    for (const { id } of mock.store.jobs.all()) mock.store.jobs.update(id, { title: 'Drain' })
    expect((await found(mock, owner, 'jobs', 'drain')).length).toBeGreaterThan(before.length)
    await mock.control('POST', '/reset')
    expect(await found(mock, await mock.signIn('owner'), 'jobs', 'drain')).toEqual(before)
  })
})
