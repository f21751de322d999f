import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeStaffRights } from '../lib/session/staffRights.ts'
import { type FakeOperation, fakeGateway, refuse } from '../testing/fakeGateway.ts'
import { created, formAnswers } from '../testing/jobForm.ts'
import { historyOf, job, NINE } from '../testing/jobs.ts'
import { signedIn, technician } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { dayAnswers, dayVisit } from '../testing/ownDay.ts'
import { quotedJob } from '../features/quotes/testing/quotedJob.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
})
afterEach(() => void vi.useRealTimers())

const team = (staffCanQuote: boolean | null, staffCanSeePrices: boolean | null = true): FakeOperation => ({
  companySettings: {
    __typename: 'CompanySettings',
    team: {
      __typename: 'TeamSetting',
      shareLocation: false,
      staffCanAddItems: null,
      staffCanCollect: null,
      staffCanQuote,
      staffCanSeePrices,
    },
  },
})
const priced = (amount: number | null) => ({
  services: {
    __typename: 'ServicePage',
    items: [
      {
        __typename: 'Service',
        id: '11',
        name: 'Boiler service',
        description: null,
        amount,
        currencyCode: 'USD',
        productType: 'SERVICE',
        categoryId: '2',
        categoryName: 'Heating',
        unit: null,
        durationMinutes: null,
        isTaxExempt: false,
        sku: null,
      },
    ],
    totalCount: 1,
  },
})
const visited = job()
const refused = refuse('FORBIDDEN', 'You don’t have permission to see customers.')

interface Opened {
  readonly path: string
  readonly rule?: FakeOperation
  readonly answers?: Record<string, FakeOperation>
}

async function open({ path, rule = team(true), answers = {} }: Opened) {
  signedIn(technician)
  const gateway = fakeGateway({
    ...formAnswers,
    ...dayAnswers([dayVisit()]),
    Me: { me: technician },
    Job: { job: visited },
    JobHistory: historyOf([]),
    JobToQuote: { job: visited },
    FindServices: priced(120),
    JobFormCustomer: refused,
    CustomerGlance: refused,
    FindCustomers: refused,
    PositionRule: rule,
    CreateJob: created,
    ...answers,
  })
  const { user } = renderAt(path)
  const asked = () => gateway.calls.map(({ operation }) => operation)
  return { gateway, user, asked }
}

const addItem = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(await screen.findByRole('combobox', { name: 'Line items' }), 'boiler{Enter}')
  await within(await screen.findByRole('list', { name: 'Line items' })).findByRole('listitem', { name: 'Boiler service' })
}
const save = () => screen.getAllByRole('button', { name: 'Create quote' })[0] as HTMLElement

test('a technician starts a quote from a visit: its customer is fixed, and customers are not read', async () => {
  const { gateway, user, asked } = await open({ path: '/jobs/12' })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New quote' }))
  await screen.findByRole('form', { name: 'New quote' })
  expect(window.location.search).toBe('?job=12')
  const customer = within(screen.getByRole('region', { name: 'Customer' }))
  expect(customer.getByText('Maria Lopez')).toBeVisible()
  expect(customer.getByText('Home · 12 Oak Street, Salem')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: /Customer/ })).toBeNull()
  await addItem(user)
  await user.click(save())
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
  expect(gateway.callsOf('CreateJob')).toMatchObject([
    {
      input: {
        customerId: '30',
        propertyId: '40',
        categoryId: '2',
        scheduleLater: true,
        staffIds: [],
        notifyCustomer: false,
        lineItems: [{ serviceId: '11', quantity: 1, amount: 120 }],
        quote: { version: 1 },
      },
    },
  ])
  for (const name of ['JobFormCustomer', 'CustomerGlance', 'FindCustomers', 'BranchesToChoose']) expect(asked()).not.toContain(name)
})

test('the property’s tax applies', { tags: 'nightly' }, async () => {
  const tax = { __typename: 'Tax', id: '5', name: 'Sales tax', rate: 10, isDefault: false, isActive: true }
  const { user } = await open({
    path: '/quotes/new?job=12',
    answers: {
      JobToQuote: { job: { ...visited, property: { ...visited.property, taxId: '5' } } },
      JobTaxes: { taxes: { __typename: 'TaxPage', items: [tax], totalCount: 1 } },
    },
  })
  await addItem(user)
  expect((await screen.findAllByText('$132.00'))[0]).toBeVisible()
})

test('where prices are hidden, no amount is shown or sent, and items come from the price list', async () => {
  const { gateway, user } = await open({ path: '/quotes/new?job=12', rule: team(true, false), answers: { FindServices: priced(null) } })
  expect(await screen.findByText('The price list decides the prices.')).toBeVisible()
  await user.type(await screen.findByRole('combobox', { name: 'Line items' }), 'boiler')
  await screen.findByRole('option', { name: /Boiler service/ })
  expect(screen.queryByRole('option', { name: /as a custom item/ })).toBeNull()
  await user.keyboard('{Enter}')
  await screen.findByRole('listitem', { name: 'Boiler service' })
  expect(screen.queryByText(/\$/)).toBeNull()
  await user.click(save())
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
  const [{ input }] = gateway.callsOf('CreateJob') as unknown as readonly [{ input: { lineItems: object[] } }]
  expect(input.lineItems).toMatchObject([{ serviceId: '11', quantity: 1 }])
  expect(input.lineItems[0]).not.toHaveProperty('amount')
})

test.each<readonly [string, boolean | null]>([
  ['off', false],
  ['missing', null],
])('with the switch %s nothing is offered', async (_, isOn) => {
  await open({ path: '/jobs/12', rule: team(isOn), answers: { Job: { job: quotedJob({ allowedActions: [] }) } } })
  expect(await screen.findByRole('heading', { name: 'Quote' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Send quote|Approve|More actions/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Edit quote|^Quotes$/ })).toBeNull()
})

test.each(['/quotes/new?job=12', '/quotes/12/edit'])('%s names the switch to technicians without it', async (path) => {
  const { asked } = await open({ path, rule: team(false) })
  expect(await screen.findByText(/Other staff need “Staff can create quotes” in Settings, Team/)).toBeVisible()
  expect(asked()).not.toContain('JobFormSettings')
})

test('the form without a visit names where quotes start', { tags: 'nightly' }, async () => {
  const { asked } = await open({ path: '/quotes/new' })
  expect(await screen.findByText('A quote starts from a visit')).toBeVisible()
  expect(asked()).not.toContain('CreateJob')
})

test('a technician is offered to send, approve and edit a quote, not to close it', async () => {
  await open({ path: '/jobs/12', answers: { Job: { job: quotedJob({ allowedActions: [] }) } } })
  expect(await screen.findByRole('button', { name: 'Send quote' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit quote' })).toHaveAttribute('href', '/quotes/12/edit')
  expect(screen.queryByRole('button', { name: /Not accepted|Schedule/ })).toBeNull()
})

test('where prices are hidden, a quote is not sent or approved', { tags: 'nightly' }, async () => {
  const lines = (quotedJob().lineItems ?? []).map((line) => ({ ...line, amount: null, total: null }))
  const hidden = quotedJob({ allowedActions: [], lineItems: lines, total: null }, { alternatives: [], optionalLines: [] })
  await open({ path: '/jobs/12', rule: team(true, false), answers: { Job: { job: hidden } } })
  expect(await screen.findByText('Only people who see prices can send this quote and have it approved.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit quote' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Send quote|Approve|Download PDF/ })).toBeNull()
})

test('a technician’s change of a quote leaves customer, category and branch', async () => {
  const edited = { ...quotedJob({ allowedActions: [] }), taxIds: ['5'], seriesTotal: null, allowedScopes: null }
  const { gateway, user, asked } = await open({
    path: '/quotes/12/edit',
    answers: { JobToEdit: { job: edited }, UpdateJob: { updateJob: { __typename: 'Job', id: '12', jobNumber: 'J-1012', lockVersion: 4 } } },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Message to the customer' }), ' See you.')
  expect(screen.queryByRole('combobox', { name: /Customer|Category/ })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'Save quote' })[0] as HTMLElement)
  await waitFor(() => expect(gateway.callsOf('UpdateJob')).toHaveLength(1))
  expect(Object.keys((gateway.callsOf('UpdateJob')[0] as { input: { job: object } }).input.job).toSorted()).toEqual(
    ['allowClash', 'categoryId', 'customerId', 'notifyCustomer', 'propertyId', 'quote'].toSorted(),
  )
  expect(asked()).not.toContain('JobFormCustomer')
})

test('where prices are hidden, a change keeps the prices of all lines', { tags: 'nightly' }, async () => {
  const hidden = quotedJob({ allowedActions: [], total: null })
  const noPrices = (lines: readonly object[] | null | undefined) => (lines ?? []).map((line) => ({ ...line, amount: null, total: null }))
  const { quote } = hidden
  const edited = {
    ...hidden,
    lineItems: noPrices(hidden.lineItems),
    quote: quote && {
      ...quote,
      alternatives: quote.alternatives?.map((item) => ({ ...item, lineItems: noPrices(item.lineItems) })),
      optionalLines: noPrices(quote.optionalLines),
    },
    taxIds: [],
    seriesTotal: null,
    allowedScopes: null,
  }
  const { gateway, user } = await open({
    path: '/quotes/12/edit',
    rule: team(true, false),
    answers: { JobToEdit: { job: edited }, UpdateJob: { updateJob: { __typename: 'Job', id: '12', jobNumber: 'J-1012', lockVersion: 4 } } },
  })
  expect(await screen.findByText('Only people who see prices can change the line items.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Message to the customer' }), ' See you.')
  await user.click(screen.getAllByRole('button', { name: 'Save quote' })[0] as HTMLElement)
  await waitFor(() => expect(gateway.callsOf('UpdateJob')).toHaveLength(1))
  expect(JSON.stringify(gateway.callsOf('UpdateJob'))).not.toContain('amount')
})

test('a technician finds the quotes they created in the menu', async () => {
  const row = { ...quotedJob({ allowedActions: [] }), jobNumber: 'J-1012' }
  const { user, asked } = await open({
    path: '/jobs/12',
    answers: {
      Quotes: ({ input }) => {
        const isWaiting = (input as { quote: string }).quote === 'OPEN'
        return {
          jobs: { __typename: 'JobPage', items: isWaiting ? [row] : [], totalCount: isWaiting ? 1 : 0, unreadable: [], ignored: [] },
        }
      },
    },
  })
  await user.click((await screen.findAllByRole('link', { name: 'Quotes' }))[0] as HTMLElement)
  expect(await screen.findByRole('link', { name: /J-1012/ })).toHaveAttribute('href', '/jobs/12')
  expect(screen.getByRole('tab', { name: /^Sent/ })).toHaveTextContent('Sent0')
  expect(screen.queryByRole('link', { name: 'New quote' })).toBeNull()
  expect(asked()).not.toContain('FindCustomers')
})

test('the next visit of the day offers a quote', async () => {
  await open({ path: '/' })
  expect(await screen.findByRole('link', { name: 'New quote' })).toHaveAttribute('href', '/quotes/new?job=12')
})

test('the search offers a quote for a job of theirs', { tags: 'nightly' }, async () => {
  storeStaffRights(['quote'])
  const found = { __typename: 'JobPage', items: [visited], totalCount: 1, ignored: [] }
  const { user } = await open({ path: '/jobs/12', answers: { FoundJobs: { jobs: found } } })
  await screen.findByRole('button', { name: 'More actions' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), 'new quote boiler')
  await user.click(await screen.findByRole('option', { name: /J-1012/ }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/quotes/new?job=12'))
})
