import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeStaffRights } from '../../../lib/session/staffRights.ts'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { historyOf, job } from '../../../testing/jobs.ts'
import { individual, owner, signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { addFilter, extended, filter, itemAnswers } from '../testing/itemToAdd.ts'
import { dayAnswers } from '../../../testing/ownDay.ts'

const { description: _, unit: __, amount: ___, ...plain } = filter
const added = { ...plain, __typename: 'LineItem', id: '2', serviceId: '9', quantity: 3, description: null, unit: 'piece', amount: 12.5 }
const unbilled = job({ invoice: null, invoices: [], lineItems: [] })

const open = async (user: Parameters<typeof signedIn>[0], answers: Record<string, FakeOperation> = {}) => {
  signedIn(user)
  const gateway = fakeGateway({
    ...dayAnswers([]),
    Me: { me: user },
    Job: { job: unbilled },
    JobHistory: historyOf([]),
    ...itemAnswers,
    ExtendJob: { updateJob: extended([added]) },
    ...answers,
  })
  const rendered = renderAt('/jobs/12')
  await screen.findByRole('region', { name: 'Timeline' })
  return { gateway, ...rendered }
}
test('a person who works alone adds an item of the price list', async () => {
  const page = await open(individual)
  await addFilter(page.user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const lineItems = [
    { serviceId: '9', name: 'Filter', productType: 'PRODUCT', quantity: 3, unit: 'piece', amount: 12.5, isTaxExempt: false },
  ]
  expect(page.gateway.callsOf('ExtendJob')).toMatchObject([{ input: { lockVersion: 3, job: { lineItems } } }])
  expect(await screen.findByText('Filter added to J-1012')).toBeVisible()
})

test('an error stays in the dialog', async () => {
  const page = await open(individual, { ExtendJob: refuse('FORBIDDEN', 'You don’t have permission to change jobs.') })
  const dialog = await addFilter(page.user)
  expect(await dialog.findByRole('alert')).toHaveTextContent('You don’t have permission to change jobs.')
})

const switches = (on: boolean | null) => ({
  PositionRule: {
    companySettings: {
      __typename: 'CompanySettings',
      team: {
        __typename: 'TeamSetting',
        shareLocation: false,
        staffCanAddItems: on,
        staffCanCollect: null,
        staffCanQuote: null,
        staffCanSeePrices: null,
      },
    },
  },
})

test('staff add items once the company’s switch is returned as on', async () => {
  await open(technician, switches(true))
  expect(await screen.findByRole('button', { name: 'Add item' })).toBeVisible()
})

const series = job({ ...unbilled, billing: 'EACH_VISIT' })
const invoice = {
  __typename: 'JobInvoice',
  id: '9',
  visitId: null,
  invoiceNumber: 'INV-9',
  status: 'UNPAID',
  total: 90,
  balanceDue: 90,
} as const
test.each([
  ['staff without the switch', technician, switches(null)],
  ['staff whose switch is off', technician, switches(false)],
  ['the office', owner, {}],
  [
    'a job with an invoice',
    individual,
    { Job: { job: job({ ...unbilled, invoice: { ...invoice, currencyCode: 'USD', dueDate: null } }) } },
  ],
  ['a job whose line items are not returned', individual, { Job: { job: job({ ...unbilled, lineItems: null }) } }],
  ['a series that bills each visit', individual, { Job: { job: series } }],
])('offers nothing to add: %s', async (_name, user, answers: Record<string, FakeOperation>) => {
  storeStaffRights([])
  const { gateway } = await open(user, answers)
  await waitFor(() => expect(gateway.callsOf('PositionRule')).toHaveLength(user === technician ? 1 : 0))
  expect(screen.queryByRole('button', { name: 'Add item' })).toBeNull()
})
