import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { historyOf, job, jobsOf, me } from '../../../testing/jobs.ts'
import { menuItems } from '../../../testing/menuItems.ts'

const staffMember = { ...owner, id: '7', userType: 'STAFF', name: 'Ana Silva' } as const

const openJob = (more: Record<string, FakeOperation> = {}) => {
  signedIn()
  const gateway = fakeGateway({ ...me, Job: { job: job() }, JobHistory: historyOf([]), ...more })
  return { gateway, ...renderAt('/jobs/12') }
}
const title = () => screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })

test('the page shows what, for whom, where and when', async () => {
  openJob()
  await title()
  expect(document.title).toBe('J-1012 · Boiler repair · Callout')
  expect(screen.getByRole('link', { name: '+1 (555) 010-0123' })).toHaveAttribute('href', 'tel:+15550100123')
  expect(screen.getByText('$120.50')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', expect.stringContaining('12+Oak+Street'))
  expect(screen.getByText(/Key under the pot/)).toBeVisible()
})

test('the next step is the primary action, and the menu has exactly the other allowed ones', async () => {
  const { user } = openJob()
  await title()
  expect(screen.getByRole('button', { name: 'On the way' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reschedule' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  expect((await menuItems()).map(({ textContent }) => textContent)).toEqual([
    'EditE',
    'Duplicate',
    'New quote',
    'PrintP',
    'Decline',
    'Cancel',
    'Delete',
  ])
})

test('users without permissions have no actions', async () => {
  signedIn(staffMember)
  fakeGateway({ Me: { me: staffMember }, Job: { job: job({ allowedActions: [] }) }, JobHistory: historyOf([]) })
  renderAt('/jobs/12')
  await title()
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
})

test('line item sums come from the backend', async () => {
  const lineItems = [
    {
      __typename: 'LineItem' as const,
      serviceId: null,
      id: '1',
      name: 'Labor',
      description: null,
      productType: null,
      quantity: 2.5,
      unit: 'h',
      amount: 80,
      isTaxExempt: true,
      total: 200,
    },
  ]
  const taxes = [{ __typename: 'TaxAmount' as const, taxId: '1', name: 'Sales tax', rate: 8.25, amount: 14.85 }]
  openJob({
    Job: {
      job: job({
        discountBasis: 'NET',
        taxBasis: 'NET',
        lineItems,
        taxes,
        subtotal: 200,
        discountType: 'PERCENTAGE',
        discountValue: 10,
        discountTotal: 20,
        total: 194.85,
      }),
    },
  })
  await title()
  const section = within(screen.getByRole('region', { name: 'Line items' }))
  const sums = section.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(sums).toEqual([
    'Subtotal $200.00',
    'Discount (10% of subtotal plus tax) −$20.00',
    'Sales tax (8.25%) $14.85',
    'Total (tax after discount) $194.85',
  ])
  expect(section.getByRole('row', { name: 'Labor Tax exempt 2.5 h $80.00 $200.00' })).toBeVisible()
})

test.each([
  ['NOT_FOUND', 'This job doesn’t exist, or you don’t have access to it'],
  ['INVALID', 'This job doesn’t exist, or you don’t have access to it'],
  ['FORBIDDEN', 'You don’t have access to this'],
])('a job rejected as %s says so and links back', async (code, text) => {
  openJob({ Job: refuse(code, 'No.') })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('main').querySelector('a[href="/jobs"]')).not.toBeNull()
})

test('an error has a retry', async () => {
  const { gateway, user } = openJob({ Job: refuse('INTERNAL', 'Something went wrong!') })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  gateway.answer({ Job: { job: job() } })
  await user.click(retry)
  await title()
})

test('link and Escape lead back to the unchanged list', { tags: 'nightly' }, async () => {
  signedIn()
  fakeGateway({ ...me, Jobs: jobsOf([job()]), Job: { job: job() }, JobHistory: historyOf([]) })
  const { user } = renderAt('/jobs?tab=pending&q=boiler')
  await user.click(await screen.findByRole('link', { name: 'J-1012' }))
  await title()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs?tab=pending&q=boiler')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/jobs?tab=pending&q=boiler'))
})

test('Escape closes a dialog first', { tags: 'nightly' }, async () => {
  const { user } = openJob({ RankedStaff: { rankedStaff: [] } })
  await title()
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname).toBe('/jobs/12')
})

test('without prices the line items have no price columns', async () => {
  const line = {
    __typename: 'LineItem' as const,
    serviceId: null,
    id: '1',
    name: 'Labor',
    description: null,
    productType: null,
    quantity: 2.5,
    unit: 'h',
  }
  openJob({ Job: { job: job({ lineItems: [{ ...line, amount: null, isTaxExempt: false, total: null }], total: null, taxes: null }) } })
  await title()
  const section = within(screen.getByRole('region', { name: 'Line items' }))
  expect(section.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Item', 'Quantity'])
  expect(section.queryByText('Total')).toBeNull()
})

test('staff notes are marked as internal', async () => {
  openJob({ Job: { job: job({ notes: 'Gate code 4711' }) } })
  await title()
  const section = within(screen.getByRole('region', { name: 'Internal notes' }))
  expect(section.getByText('Gate code 4711')).toBeVisible()
  expect(section.getByText('Not shown to the customer')).toBeVisible()
})

test('a backend that returns only the job renders no related sections', async () => {
  const nothing = {
    description: null,
    notes: null,
    recurrence: null,
    lineItems: null,
    taxes: null,
    forms: null,
    attachments: null,
    visits: null,
  }
  const missingParts = {
    customer: null,
    property: null,
    category: null,
    staff: null,
    total: null,
    visitsDone: null,
    visitsTotal: null,
    isLate: null,
  }
  openJob({ Job: { job: { ...job(), ...nothing, ...missingParts, startAt: null, timezone: null, allowedActions: null } } })
  await title()
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-labelledby') && region.querySelector('h2')?.textContent),
  ).toEqual(['Visit', 'Timeline', 'Details'])
})

test('returning to the window refetches the job', async () => {
  const { gateway } = openJob()
  await title()
  gateway.answer({ Job: { job: job({ title: 'Boiler replacement' }) } })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler replacement' })).toBeVisible()
})
