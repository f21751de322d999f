import { array, assert, asyncProperty, constantFrom, integer, record as recordOf } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customerRow } from './resources/customers/customerView.ts'
import { jobSummary, jobView } from './resources/jobs/view/jobView.ts'
import type { UserRecord } from './store/collections/profile.ts'
import type { Store } from './store/store.ts'
import { removeOne } from './testing/removeOne.ts'
import { ignoreBooks, type TestApp, testApp } from './testing/testApp.ts'
import type { Viewer } from './viewer.ts'

const pick = <R>(records: readonly R[], n: number): R => records[n % records.length] as R

/** What changes a row or a job without a change of the record itself, besides some that change the record. */
const changes: Readonly<Record<string, (mock: TestApp, n: number) => unknown>> = {
  'time passes': ({ clock }, n) => clock.change({ advance_seconds: n * 600 }),
  'the clock is put back': ({ clock }, n) => clock.change({ advance_seconds: -n * 600 }),
  'a visit is done': ({ store }, n) => store.visits.update(pick(store.visits.all(), n).id, { status: 6 }),
  'a visit is open': ({ store }, n) => store.visits.update(pick(store.visits.all(), n).id, { status: 1 }),
  'a visit moves': ({ store, clock }, n) => store.visits.update(pick(store.visits.all(), n).id, { start_at: clock.now() + n * 60 }),
  'a visit is assigned': ({ store }, n) => store.visits.update(pick(store.visits.all(), n).id, { staff_ids: [pick(own(store), n).id] }),
  'a job is retitled': ({ store }, n) => store.jobs.update(pick(store.jobs.all(), n).id, { title: `Job ${n}` }),
  'a job is assigned': ({ store }, n) => store.jobs.update(pick(store.jobs.all(), n).id, { staff_ids: [pick(own(store), n).id] }),
  'a job changes hands': ({ store }, n) =>
    store.jobs.update(pick(store.jobs.all(), n).id, { customer_id: pick(store.customers.by('company_id', 1), n + 3).id }),
  'a job is billed': ({ store }, n) => {
    const { id, invoice_id } = pick(store.jobs.all(), n)
    store.jobs.update(id, invoice_id === null ? { invoice_id: 1, invoice_status: 9 } : { invoice_id: null, invoice_status: null })
  },
  'a customer is renamed': ({ store }, n) => store.customers.update(pick(store.customers.all(), n).id, { name: `Customer ${n}` }),
  'a property moves': ({ store }, n) => store.properties.update(pick(store.properties.all(), n).id, { street1: `${n} Main Street` }),
  'a property goes': ({ store }, n) => removeOne(store.properties, n),
  'a category is renamed': ({ store }, n) => store.categories.update(pick(store.categories.all(), n).id, { name: `Trade ${n}` }),
  'a colleague is renamed': ({ store }, n) => store.users.update(pick(own(store), n).id, { name: `Person ${n}` }),
  'an invoice is paid in part': ({ store }, n) => store.invoices.update(pick(store.invoices.all(), n).id, { balance_due: n }),
  'an invoice goes': ({ store }, n) => removeOne(store.invoices, n),
  'a file is added': ({ store, clock }, n) =>
    store.attachments.insert({
      company_id: 1,
      job_id: pick(store.jobs.all(), n).id,
      key: `k${n}`,
      file_name: 'plan.pdf',
      content_type: 'application/pdf',
      size: n,
      created_by: 1,
      created_at: clock.now(),
    }),
  'lateness is another': ({ store }, n) => store.companies.update(1, { late_after_minutes: n }),
  'the zone is another': ({ store }, n) => store.companies.update(1, { timezone: n % 2 ? 'Asia/Kolkata' : 'America/Chicago' }),
  'staff see prices': ({ store }, n) => store.companies.update(1, { staff_can_see_prices: n % 2 === 0 }),
  'an admin may do else': ({ store }, n) => {
    const admin = own(store).find(({ user_type }) => user_type === 'staff_admin') as UserRecord
    store.users.update(admin.id, {
      authorities: n % 2 ? ['view_all_jobs', 'manage_jobs'] : ['view_all_jobs', 'view_prices', 'dispatch', 'manage_customers'],
    })
  },
  'a change is taken back': ({ store }, n) => {
    const fail = () =>
      store.transaction(() => {
        store.customers.update(pick(store.customers.all(), n).id, { name: 'Nobody' })
        throw new Error('no')
      })
    expect(fail).toThrow('no')
  },
}

const own = (store: Store): UserRecord[] => store.users.by('company_id', 1)

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Every page of what is asked for, and the same made anew. */
async function expectFresh(mock: TestApp, token: string, viewer: Viewer): Promise<void> {
  const { store } = mock
  const read = async (path: string) => (await mock.call('GET', path, { token })).responseData as Record<string, { id: number }[]>
  const jobs = (await read('/jobs/job_listing?per_page=100'))['jobs'] ?? []
  expect(jobs).toEqual(jobs.map(({ id }) => plain(jobSummary(viewer, store.jobs.get(id) as Parameters<typeof jobSummary>[1]))))
  for (const { id } of jobs.slice(0, 5))
    expect(await read(`/jobs/${id}`)).toEqual(plain(jobView(viewer, store.jobs.get(id) as Parameters<typeof jobView>[1])))
  const customers = (await read('/customers/list_customers?per_page=100'))['customers'] ?? []
  expect(customers).toEqual(
    customers.map(({ id }) => plain(customerRow(viewer, store.customers.get(id) as Parameters<typeof customerRow>[1]))),
  )
}

describe('what is remembered of a record', () => {
  test('is what would be made anew, for everybody and at any time', async () => {
    const mock = testApp()
    ignoreBooks(mock)
    const { store, clock } = mock
    const names = ['owner', 'admin', 'branch', 'staff'] as const
    const tokens = new Map<string, string>()
    for (const name of names) tokens.set(name, await mock.signIn(name))
    const viewerOf = (name: string): Viewer => {
      const [user] = store.users.by('email', `${name}@demo.test`) as [UserRecord]
      const company = store.companies.get(user.company_id) as Viewer['caller']['company']
      return { store, caller: { user, company }, now: clock.now(), publicUrl: 'http://127.0.0.1:4010' }
    }
    const step = recordOf({ change: constantFrom(...Object.keys(changes)), n: integer({ min: 0, max: 200 }), name: constantFrom(...names) })
    await assert(
      asyncProperty(array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        for (const { change, n, name } of steps) {
          changes[change]?.(mock, n)
          await expectFresh(mock, tokens.get(name) as string, viewerOf(name))
        }
      }),
      { numRuns: 60, endOnFailure: true },
    )
  })

  test('is kept in as many ways as people see it', async () => {
    const mock = testApp()
    const [owner, admin] = [await mock.signIn('owner'), await mock.signIn('admin')]
    const list = async (token: string) => (await mock.call('GET', '/jobs/job_listing?per_page=100', { token })).responseData
    const [first, second] = [await list(owner), await list(admin)]
    expect(first).not.toEqual(second)
    expect([await list(owner), await list(admin)]).toEqual([first, second])
  })
})
