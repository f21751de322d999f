import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { runSteps } from '../../components/steps/runSteps.ts'
import type { Step } from '../../components/steps/step.ts'
import { stopsRun } from '../../lib/api/apiError.ts'
import { createApollo } from '../../lib/api/createApollo.ts'
import { type FakeAnswer, type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { addingSteps } from './sampleData/addSamples.ts'
import { removalOf } from './sampleData/removeSamples.ts'
import { setupAnswer, setupRecordsAnswer } from './testing/setupAnswer.ts'

interface FakeCustomer {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly phone: null
  readonly lockVersion: number | null
}
interface FakeJob {
  readonly id: string
  readonly jobNumber: string
  readonly title: string | null
  readonly status: string
  readonly invoiceStatus: null
  readonly lockVersion: number | null
  readonly customerId: string
  readonly quote?: { readonly __typename: 'Quote'; readonly version: number }
}
interface Input {
  readonly input: Readonly<Record<string, unknown>>
}

/** A backend that stores customers and jobs. It ignores search and filters. */
class Company {
  customers: FakeCustomer[] = [{ id: '1', name: 'Real Person', email: null, phone: null, lockVersion: 1 }]
  jobs: FakeJob[] = []
  #next = 100
  readonly operations: Record<string, FakeOperation> = {
    SampleLookups: {
      ownCategories: { __typename: 'CategoryPage', items: [{ __typename: 'Category', id: '3' }] },
      branches: {
        __typename: 'BranchPage',
        items: [{ __typename: 'Branch', id: '1', city: 'Austin', province: 'TX', country: 'United States', isDefault: true }],
      },
    },
    SampleRecords: () => ({ customers: this.#customerPage(), jobs: this.#jobPage() }),
    SampleCustomers: () => ({ customers: this.#customerPage() }),
    SampleJobs: () => ({ jobs: this.#jobPage() }),
    PropertiesLike: ({ customerId }) => ({
      customer: { __typename: 'Customer', id: customerId, properties: [this.#property(String(customerId))] },
    }),
    CreateCustomer: (variables) => {
      const { input } = variables as unknown as Input
      const id = String((this.#next += 1))
      this.customers.push({
        id,
        name: `${String(input['firstName'])} ${String(input['lastName'])}`,
        email: null,
        phone: null,
        lockVersion: 1,
      })
      return {
        createCustomer: {
          __typename: 'Customer',
          id,
          name: input['firstName'],
          companyName: null,
          phone: null,
          phoneCountryCode: null,
          email: null,
          isDoNotService: false,
          properties: [this.#property(id)],
        },
      }
    },
    CreateJob: (variables) => {
      const { input } = variables as unknown as Input
      const id = String((this.#next += 1))
      this.jobs.push({
        id,
        jobNumber: `J-${id}`,
        title: String(input['title']),
        status: input['scheduleLater'] ? 'UNSCHEDULED' : 'UNASSIGNED',
        invoiceStatus: null,
        lockVersion: 1,
        customerId: String(input['customerId']),
      })
      return { createJob: { __typename: 'Job', id, jobNumber: `J-${id}`, visitsTotal: 1 } }
    },
    DeleteJob: (variables) => {
      const { id } = (variables as unknown as Input).input
      this.jobs = this.jobs.filter((job) => job.id !== id)
      return { deleteJob: { __typename: 'DeletedJob', id, deletedAt: 1 } }
    },
    DeleteCustomer: (variables) => {
      const { id } = (variables as unknown as Input).input
      if (this.jobs.some(({ customerId }) => customerId === id)) return refuse('INVALID', 'This customer has jobs.')
      this.customers = this.customers.filter((customer) => customer.id !== id)
      return { deleteCustomer: { __typename: 'Deleted', id } }
    },
  }
  #property(customerId: string) {
    return { __typename: 'Property', id: `9${customerId}`, name: null, address: null, isBillingAddress: true, isActive: true, taxId: null }
  }
  #customerPage() {
    const items = this.customers.map((customer) => ({ __typename: 'Customer', ...customer }))
    return { __typename: 'CustomerPage', items, totalCount: items.length, page: 1 }
  }
  #jobPage() {
    const items = this.jobs.map(({ customerId, ...job }) => ({
      __typename: 'Job',
      ...job,
      customer: { __typename: 'Customer', id: customerId, name: this.customers.find(({ id }) => id === customerId)?.name ?? null },
    }))
    return { __typename: 'JobPage', items, totalCount: items.length, page: 1 }
  }
}

const { signal } = new AbortController()
const run = () => ({ client: createApollo(() => undefined), signal, now: { date: '2026-11-30', time: '08:00' } })

/** Runs the steps and returns the name and the message of those that are not done. */
async function failures(steps: readonly Step[] | undefined | null) {
  const failed: { readonly name: string; readonly message: string }[] = []
  await runSteps(steps ?? [], {
    limit: 1,
    signal,
    endsRun: stopsRun,
    onStep: ({ name: { name } }, result) => {
      if (result.kind !== 'done') failed.push({ name, message: result.message })
    },
  })
  return failed
}
const addSamples = async (adding: ReturnType<typeof run>) => failures(await addingSteps(adding))
async function removeSamples(removing: ReturnType<typeof run>, isAll: boolean) {
  const removal = await removalOf(removing, isAll)
  return { changed: removal?.changed ?? [], failed: await failures(removal?.steps) }
}
function filled() {
  const company = new Company()
  return { company, gateway: fakeGateway(company.operations) }
}
/** The first `times` calls fail. */
const failing = (times: number, answer: FakeAnswer, then: FakeOperation): FakeOperation => {
  let left = times
  return (variables) => ((left -= 1) >= 0 ? answer : typeof then === 'function' ? then(variables) : then)
}

test('sample customers have no contact details and get no messages, and Try again adds the missing records only', async () => {
  const { company, gateway } = filled()
  const { CreateJob = {} } = company.operations
  gateway.answer({ CreateJob: failing(1, refuse('INVALID', 'Kindly add atleast one line item.'), CreateJob) })
  const failed = await addSamples(run())
  expect(failed.map(({ name, message }) => [name, message])).toEqual([
    ['Yearly check (sample), Maria Alvarez (sample)', 'Kindly add atleast one line item.'],
  ])
  expect([company.customers.length, company.jobs.length]).toEqual([7, 7])
  expect(await addSamples(run())).toEqual([])
  expect([company.customers.length, company.jobs.length]).toEqual([7, 8])
  for (const { input } of gateway.callsOf('CreateCustomer')) {
    expect(input).toMatchObject({ emailNotification: false, smsNotification: false, city: 'Austin' })
    expect(Object.keys(input as object)).not.toContain('email')
    expect(Object.keys(input as object)).not.toContain('phone')
  }
  for (const { input } of gateway.callsOf('CreateJob')) {
    expect(input).toMatchObject({ notifyCustomer: false })
    expect(Object.keys(input as object)).not.toContain('staffIds')
  }
})

test.each([
  ['SUBSCRIPTION_REQUIRED', 1],
  ['CLASH', 6],
])('after %s, %i customers are tried', async (code, calls) => {
  const { gateway } = filled()
  gateway.answer({ CreateCustomer: refuse(code, 'No.') })
  await addSamples(run())
  expect(gateway.callsOf('CreateCustomer').length).toBe(calls)
  expect(gateway.callsOf('CreateJob')).toEqual([])
})

test.each([
  { arrived: true, creations: 8 },
  { arrived: false, creations: 9 },
])('a job with a lost response is looked for; arrived: $arrived', async ({ arrived, creations }) => {
  const { company, gateway } = filled()
  const { CreateJob } = company.operations
  let isLost = true
  gateway.answer({
    CreateJob: async (variables) => {
      const wasLost = isLost
      isLost = false
      const answer = (arrived || !wasLost) && typeof CreateJob === 'function' ? await CreateJob(variables) : {}
      return wasLost ? refuse('UPSTREAM_FAILED', 'No response.') : answer
    },
  })
  expect((await addSamples(run())).length).toBe(arrived ? 0 : 1)
  expect(await addSamples(run())).toEqual([])
  expect(company.jobs).toHaveLength(8)
  expect(gateway.callsOf('CreateJob')).toHaveLength(creations)
})

test('removes unchanged sample records at once, and changed ones only when asked to', async () => {
  const { company } = filled()
  await addSamples(run())
  const [first, second] = company.jobs
  company.jobs = company.jobs.map((job) => (job.id === first?.id ? { ...job, status: 'ASSIGNED', lockVersion: 2 } : job))
  company.jobs.push({ ...(second as FakeJob), id: '900', title: 'A real job' })
  const left = await removeSamples(run(), false)
  expect(left.failed).toEqual([])
  expect(left.changed.map(({ id }) => id)).toEqual([first?.id, '900'])
  expect(company.customers.map(({ name }) => name)).toEqual(['Real Person', 'Maria Alvarez (sample)', 'Ben Carter (sample)'])
  expect(await removeSamples(run(), true)).toEqual({ changed: [], failed: [] })
  expect([company.customers.map(({ name }) => name), company.jobs]).toEqual([['Real Person'], []])
})

test('a job without a title, which may be anyone’s, is not deleted unasked', async () => {
  const { company } = filled()
  await addSamples(run())
  company.jobs = company.jobs.map((job) => ({ ...job, title: null, lockVersion: null }))
  expect((await removeSamples(run(), false)).changed.length).toBe(8)
  expect(company.jobs.length).toBe(8)
})

test('sample jobs that became quotes are not deleted unasked, approved or not', async () => {
  const { company } = filled()
  await addSamples(run())
  const statuses = ['UNSCHEDULED', 'UNASSIGNED', 'CANCELLED']
  const quote = { __typename: 'Quote', version: 1 } as const
  company.jobs = company.jobs.map((job, index) => ({ ...job, ...(statuses[index] && { status: statuses[index], quote }) }))
  const quoted = company.jobs.slice(0, 3)
  expect((await removeSamples(run(), false)).changed.map(({ id }) => id)).toEqual(quoted.map(({ id }) => id))
  expect(company.jobs).toEqual(quoted)
})

function openSettings(answers: Record<string, FakeOperation> = {}) {
  const company = new Company()
  company.customers = []
  signedIn(owner)
  fakeGateway({
    Me: { me: owner },
    SetupChecklist: setupAnswer(),
    SetupRecords: () => ({
      ...setupRecordsAnswer(),
      customers: { __typename: 'CustomerPage', totalCount: company.customers.length, items: [] },
      jobs: { __typename: 'JobPage', totalCount: company.jobs.length, items: [] },
    }),
    UpdateSetup: { updateSetup: null },
    ...company.operations,
    ...answers,
  })
  return { company, ...renderAt('/settings') }
}
const addButton = () => screen.findByRole('button', { name: 'Add sample data' })

test('all sample data is added although the page with the button is gone', { tags: 'nightly' }, async () => {
  const { company, user, unmount } = openSettings()
  await user.click(await addButton())
  await waitFor(() => expect(company.customers.length).toBeGreaterThan(0))
  unmount()
  await waitFor(() => expect([company.customers.length, company.jobs.length]).toEqual([6, 8]))
})

test('one click adds the sample data, another one removes it', { tags: 'nightly' }, async () => {
  const { company, user } = openSettings()
  await user.click(await addButton())
  expect(await screen.findByText('This account has sample data: 6 customers and 8 jobs.')).toBeVisible()
  expect(screen.getByText('2 of 6 done')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add sample data' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove sample data' }))
  await waitFor(() => expect([company.customers, company.jobs]).toEqual([[], []]))
  expect(await screen.findByRole('button', { name: 'Add sample data' })).toBeVisible()
})

test('without categories the way to them is offered, and no second try', async () => {
  const none = { ownCategories: { __typename: 'CategoryPage', items: [] }, branches: { __typename: 'BranchPage', items: [] } }
  const { company, user } = openSettings({ SampleLookups: none })
  await user.click(await addButton())
  expect(await screen.findByText('Choose your service categories first.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose categories' })).toHaveAttribute('href', '/categories')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(company.customers).toEqual([])
})
