import 'fake-indexeddb/auto'
import { addDays } from '@callout/contracts/time'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { resetStores } from '../../../lib/createStore.ts'
import { inStore, resultOf } from '../../../lib/offline/database.ts'
import { readResponse, deleteResponses } from '../../../lib/offline/responseStore.ts'
import { createApollo } from '../../../lib/api/createApollo.ts'
import { type FakeOperation, fakeGateway, outOfReach } from '../../../testing/fakeGateway.ts'
import { historyOf, job, NINE } from '../../../testing/jobs.ts'
import { individual, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { onPhone } from '../../../testing/onPhone.ts'
import { customerRecord } from '../../../testing/customerRecord.ts'
import { dayAnswers, dayVisit } from '../../../testing/ownDay.ts'
import { keepComing } from './keepComing.ts'

const TODAY = '2026-11-23'
const VISITS = 40

const text = 'Replace the anode, flush the tank and check the relief valve. '.repeat(4)
const price = (id: number) => ({
  __typename: 'Service',
  id: String(id),
  name: `Part ${id} for boilers`,
  description: text,
  amount: 12.5,
  currencyCode: 'USD',
  productType: 'PRODUCT',
  categoryId: '2',
  categoryName: 'Heating',
  unit: 'piece',
  durationMinutes: null,
  isTaxExempt: false,
  sku: `P-${id}`,
})
const lines = Array.from({ length: 6 }, (_, index) => ({
  __typename: 'LineItem',
  serviceId: null,
  id: String(index),
  name: `Part ${index}`,
  description: text,
  productType: 'PRODUCT' as const,
  quantity: 2,
  unit: 'piece',
  amount: 12.5,
  isTaxExempt: false,
  total: 25,
}))
const forms = ['5', '6', '7'].map((formId) => ({
  __typename: 'FormOfJob',
  formId,
  jobFormId: null,
  formName: 'Boiler checklist',
  isRequired: true,
  isSubmitted: false,
}))
const dateOf = (index: number): string => addDays(TODAY, 1 + (index % 7))
const comingVisits = Array.from({ length: VISITS }, (_, index) =>
  dayVisit(
    { id: String(600 + index), date: dateOf(index), startAt: NINE + (1 + (index % 7)) * 86_400 + index * 60 },
    { jobId: String(100 + index), jobNumber: `J-${100 + index}`, title: index === 3 ? 'Leaking geyser' : 'Boiler repair' },
  ),
)
const customers = comingVisits.map(({ jobId }, index) =>
  customerRecord({ id: `3${jobId}`, name: index === 5 ? 'Nadia Brandt' : 'Maria Lopez', phone: `55501000${index}`, notes: text }),
)
const jobs = comingVisits.map(({ jobId, jobNumber, title, visit }, index) => {
  const { id = '', name = null, phone = null } = customers[index] ?? {}
  const of = job({ id: jobId, jobNumber, title, description: text, lineItems: lines, forms, status: visit.status })
  return { ...of, customer: { ...of.customer, id, name, phone }, visits: [visit] }
})
const toKeep = jobs.map((item, index) => ({ ...item, customerRecord: customers[index] }))

const answers: Record<string, FakeOperation> = {
  ...dayAnswers([]),
  Me: { me: individual },
  MyDay: ({ date }) => ({
    dispatchMap: {
      __typename: 'DispatchMap',
      date,
      staff: [],
      visits: comingVisits.filter(({ visit }) => visit.date === date),
      serverAt: NINE,
    },
  }),
  JobsToKeep: { jobs: { __typename: 'JobPage', items: toKeep, totalCount: VISITS } },
  FormToFill: ({ id }) => ({ form: { __typename: 'Form', id, formName: 'Boiler checklist', version: 1, sections: [] } }),
  JobFormForms: {
    forms: {
      __typename: 'FormPage',
      items: [{ __typename: 'Form', id: '5', formName: 'Boiler checklist', status: 'ACTIVE', categoryIds: [], attachTo: [] }],
    },
  },
  PricesToKeep: { services: { __typename: 'ServicePage', items: Array.from({ length: 80 }, (_, id) => price(id)), totalCount: 80 } },
  JobHistory: historyOf([]),
}

const client = () => createApollo(() => undefined)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
  resetStores()
  await deleteResponses()
  return () => vi.useRealTimers()
})

const lost = (...others: readonly string[]): Record<string, FakeOperation> =>
  Object.fromEntries([...Object.keys(answers), ...others].map((name) => [name, outOfReach()]))

/** Bytes of all copies on the device. */
async function storedBytes(): Promise<number> {
  const stored = await inStore({ database: 'callout-answers', store: 'answers' }, 'readonly', (store) =>
    resultOf<{ readonly sealed: string }[]>(store.getAll()),
  )
  return stored.reduce((sum, { sealed }) => sum + sealed.length, 0)
}

test('the coming seven days with 40 visits take at most 20 requests and 2 MB, and nothing more while unchanged', async () => {
  signedIn(individual)
  const gateway = fakeGateway(answers)
  await keepComing(client(), TODAY, null)
  expect(gateway.calls.length).toBeLessThanOrEqual(20)
  expect(await storedBytes()).toBeLessThanOrEqual(2_000_000)
  // Each visit's job with its customer's contact, property and forms, and the customer's page.
  const copies = await Promise.all(jobs.map(({ id }) => readResponse(`Job/${JSON.stringify({ id })}`)))
  expect(copies).toEqual(jobs.map((item) => ({ job: item })))
  const pages = await Promise.all(customers.map(({ id }) => readResponse(`CustomerRecord/${JSON.stringify({ id })}`)))
  expect(pages).toEqual(customers.map((customer) => ({ customer })))
  const first = gateway.calls.length
  await keepComing(client(), TODAY, null)
  expect(gateway.calls.slice(first).map(({ operation }) => operation)).toEqual(Array.from({ length: 7 }, () => 'MyDay'))
})

test('without a network the coming visits can be searched and opened, and the price list searched', async () => {
  onPhone()
  signedIn(individual)
  const gateway = fakeGateway(answers)
  await keepComing(client(), TODAY, null)
  gateway.answer(lost('Today', 'TodayJobs', 'Jobs', 'FindServices'))
  const { user } = renderAt('/jobs?tab=pending')
  const coming = within(await screen.findByRole('region', { name: 'Coming days' }))
  await user.type(coming.getByRole('searchbox', { name: 'Search coming visits' }), 'geyser')
  expect(coming.getAllByRole('link')).toHaveLength(1)
  await user.click(coming.getByRole('link'))
  expect(await screen.findByRole('heading', { level: 1, name: /J-103/ })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Call Maria Lopez' })).toBeVisible()
  const { FindServicesDocument } = await import('../../lineItems/services.generated.ts')
  const { data } = await client().query({ query: FindServicesDocument, variables: { search: 'part 77' } })
  expect(data?.services.items.map(({ name }) => name)).toEqual(['Part 77 for boilers'])
})

test('without a network the search finds the jobs and customers on the device, with their time, and opens them', async () => {
  signedIn(individual)
  const gateway = fakeGateway(answers)
  await keepComing(client(), TODAY, null)
  vi.setSystemTime(NINE * 1000 + 3_600_000)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const searches = ['FoundCustomers', 'FoundProperties', 'FoundJobs', 'FoundStaff', 'FoundInvoices']
  gateway.answer(lost(...searches, 'CustomerRecord', 'JobsOf', 'CustomerInvoices', 'CustomerMessages'))
  const { user } = renderAt('/account/password')
  await user.click(await screen.findByRole('button', { name: /^Search/ }))
  const field = await screen.findByRole('combobox', { name: 'Search everything' })
  await user.type(field, 'geyser')
  expect(await screen.findByRole('option', { name: /J-103/ })).toHaveAttribute('href', '/jobs/103')
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline. Found on this device. As of 9:00 AM')
  await user.clear(field)
  await user.type(field, 'quartz')
  expect(await screen.findByText('Nothing on this device matches “quartz”')).toBeVisible()
  await user.clear(field)
  await user.type(field, '555-010-005')
  await user.click(await screen.findByRole('option', { name: /^Nadia Brandt/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nadia Brandt' })).toBeVisible()
  expect(await screen.findByText('Key under the pot')).toBeVisible()
  expect(await screen.findByText('As of 9:00 AM')).toBeVisible()
})
