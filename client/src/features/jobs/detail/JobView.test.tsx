import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { entry, historyOf, job, jobsOf, me } from '../testing/jobs.ts'

const openJob = (more: Record<string, FakeOperation> = {}) => {
  signedIn()
  const gateway = fakeGateway({ ...me, Job: { job: job() }, JobHistory: historyOf([]), ...more })
  return { gateway, ...renderAt('/jobs/12') }
}
const title = () => screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })

test('the page says what the job is, for whom, where and when', async () => {
  openJob()
  await title()
  expect(document.title).toBe('J-1012 · Boiler repair · Callout')
  expect(screen.getByRole('link', { name: '+1 (555) 010-0123' })).toHaveAttribute('href', 'tel:+15550100123')
  expect(screen.getByText('$120.50')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', expect.stringContaining('12+Oak+Street'))
  expect(screen.getByText(/Key under the pot/)).toBeVisible()
})

test('the next step is the primary action, the others are exactly those that are allowed', async () => {
  const { user } = openJob()
  await title()
  expect(screen.getByRole('button', { name: 'On the way' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reschedule' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Decline', 'Cancel'])
})

test('whoever may do nothing is offered nothing', async () => {
  openJob({ Job: { job: job({ allowedActions: [] }) } })
  await title()
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
})

test('line items add up as the backend says', async () => {
  const lineItems = [
    {
      __typename: 'LineItem' as const,
      id: '1',
      name: 'Labor',
      description: null,
      productType: null,
      quantity: 2.5,
      unit: 'h',
      amount: 80,
      isTaxExempt: false,
      total: 200,
    },
  ]
  const taxes = [{ __typename: 'TaxAmount' as const, taxId: '1', name: 'Sales tax', rate: 8.25, amount: 14.85 }]
  openJob({
    Job: {
      job: job({ lineItems, taxes, subtotal: 200, discountType: 'PERCENTAGE', discountValue: 10, discountTotal: 20, total: 194.85 }),
    },
  })
  await title()
  const section = within(screen.getByRole('region', { name: 'Line items' }))
  const sums = section.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(sums).toEqual(['Subtotal $200.00', 'Discount (10 %) -$20.00', 'Sales tax (8.25 %) $14.85', 'Total $194.85'])
  expect(section.getByRole('row', { name: 'Labor 2.5 h $80.00 $200.00' })).toBeVisible()
})

test.each([
  ['NOT_FOUND', 'There is no such job, or it is not yours to see'],
  ['INVALID', 'There is no such job, or it is not yours to see'],
  ['FORBIDDEN', 'You have no access to this'],
])('a job that is refused as %s says so and leads back', async (code, words) => {
  openJob({ Job: refuse(code, 'No.') })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('main').querySelector('a[href="/jobs"]')).not.toBeNull()
})

test('an error has a retry', async () => {
  const { gateway, user } = openJob({ Job: refuse('INTERNAL', 'Something went wrong!') })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  gateway.answer({ Job: { job: job() } })
  await user.click(retry)
  await title()
})

test('the way back leads to the list as it was, by link and by Escape', async () => {
  signedIn()
  fakeGateway({ ...me, Jobs: jobsOf([job()]), Job: { job: job() }, JobHistory: historyOf([]) })
  const { user } = renderAt('/jobs?tab=pending&q=boiler')
  await user.click(await screen.findByRole('link', { name: 'J-1012' }))
  await title()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs?tab=pending&q=boiler')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/jobs?tab=pending&q=boiler'))
})

test('Escape closes a dialog before it leaves the page', async () => {
  const { user } = openJob({ RankedStaff: { rankedStaff: [] } })
  await title()
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname).toBe('/jobs/12')
})

test('a note joins the timeline; one without words does not', async () => {
  const { gateway, user } = openJob({ AddJobNote: { addJobNote: entry({ id: '901', event: 'NOTE', note: 'Gate code 12' }) } })
  await title()
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Required')).toBeVisible()
  await user.type(screen.getByLabelText('New note'), 'Gate code 12')
  gateway.answer({ JobHistory: historyOf([entry({ id: '901', event: 'NOTE', note: 'Gate code 12' })]) })
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }))
  expect(await timeline.findByRole('listitem')).toHaveTextContent('Noteby Olivia Owner')
  expect(gateway.callsOf('AddJobNote')).toEqual([{ input: { jobId: '12', note: 'Gate code 12' } }])
  expect(screen.getByLabelText('New note')).toHaveValue('')
})

test('a note that is refused stays in its field', async () => {
  const { user } = openJob({ AddJobNote: refuse('FORBIDDEN', 'This job is not yours.') })
  await title()
  await user.type(screen.getByLabelText('New note'), 'Gate code 12')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('This job is not yours.')).toBeVisible()
  expect(screen.getByLabelText('New note')).toHaveValue('Gate code 12')
})

test('older entries come by the page', async () => {
  const items = Array.from({ length: 25 }, (_, place) => entry({ id: String(place), event: 'NOTE', note: `Note ${place}` }))
  const { gateway, user } = openJob({ JobHistory: ({ page }) => historyOf(page === 2 ? items.slice(20) : items.slice(0, 20), 25) })
  await user.click(await screen.findByRole('button', { name: 'Show more (5)' }))
  expect(await screen.findByText('Note 24')).toBeVisible()
  expect(screen.getByText('Note 0')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
  expect(gateway.callsOf('JobHistory').at(-1)).toMatchObject({ jobId: '12', page: 2 })
})
