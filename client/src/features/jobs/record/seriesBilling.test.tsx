import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { historyOf, job, managed, me, NINE, visit } from '../../../testing/jobs.ts'

beforeAll(() => void vi.setSystemTime(NINE * 1000))
afterAll(() => void vi.useRealTimers())

const DAY = 86_400
const done: Parameters<typeof visit>[0] = {
  status: 'COMPLETED',
  total: 87.68,
  hasOwnPrice: false,
  allowedActions: ['CREATE_INVOICE', 'REOPEN'],
}
const bill = {
  __typename: 'JobInvoice',
  id: '901',
  visitId: '501',
  invoiceNumber: 'INV-1007',
  status: 'PAID',
  total: 87.68,
  balanceDue: 0,
  currencyCode: 'USD',
  dueDate: '2026-12-04',
} as const
/** Visit 1 is invoiced, 2 and 3 are finished, 4 is planned with its own price, 5 is cancelled. */
const series = job({
  isRecurring: true,
  billing: 'EACH_VISIT',
  total: 87.68,
  seriesTotal: 363.04,
  unbilledVisits: 2,
  invoiceStatus: 'PAID',
  visitsDone: 3,
  visitsTotal: 5,
  invoices: [bill],
  lineItems: [
    {
      __typename: 'LineItem',
      serviceId: null,
      id: '1',
      name: 'Hedge',
      description: null,
      productType: 'SERVICE',
      quantity: 1,
      unit: null,
      amount: 81,
      isTaxExempt: false,
      total: 81,
    },
  ] as never,
  visits: [
    visit({ id: '501', visitNumber: 1, ...done, allowedActions: ['REOPEN'], startAt: NINE - 3 * DAY, finishedAt: NINE - 3 * DAY }),
    visit({ id: '502', visitNumber: 2, ...done, startAt: NINE - 2 * DAY, finishedAt: NINE - 2 * DAY }),
    visit({ id: '503', visitNumber: 3, ...done, startAt: NINE - DAY, finishedAt: NINE - DAY }),
    visit({ id: '504', visitNumber: 4, total: 100, hasOwnPrice: true }),
    visit({ id: '505', visitNumber: 5, status: 'CANCELLED', total: 87.68, startAt: NINE + DAY }),
  ],
})
const open = async (shown = series, more: Record<string, FakeOperation> = {}) => {
  signedIn(owner)
  const gateway = fakeGateway({
    ...me,
    Job: { job: shown },
    JobVisits: { job: shown },
    JobHistory: historyOf([]),
    InvoiceDueDays: { invoiceDueDays: { __typename: 'InvoiceDueDays', invoiceDueDays: 14, options: [0, 14, 30] } },
    ...more,
  })
  const view = renderAt('/jobs/12')
  await screen.findByRole('heading', { level: 1 })
  return { gateway, ...view }
}

test('a series shows the price of a visit and in total, and which visits are invoiced or waiting', async () => {
  await open()
  expect((await screen.findByText('Total per visit')).nextSibling).toHaveTextContent('$87.68')
  expect(screen.getByText('Series total (4 visits)').nextSibling).toHaveTextContent('$363.04')
  const visits = await screen.findAllByRole('listitem')
  const of = (name: string) => visits.find(({ textContent }) => textContent?.includes(name))
  expect(of('Visit 1')).toHaveTextContent('$87.68INV-1007Paid')
  expect(of('Visit 2')).toHaveTextContent('$87.68Not invoiced')
  expect(of('Visit 5')).not.toHaveTextContent('$')
  const panel = within(await screen.findByRole('list', { name: 'Invoices of visits' }))
  expect(panel.getByRole('link', { name: 'INV-1007' })).toHaveAttribute('href', '/invoices/901')
  expect(await screen.findByText('2 finished visits aren’t invoiced.')).toBeVisible()
})

test('all finished visits are invoiced with one click and a call for each', async () => {
  const { gateway, user } = await open(series, { ManageJob: managed(series) })
  await user.click(await screen.findByRole('button', { name: 'Create invoices' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('radio', { name: 'Both finished visits' })).toBeChecked()
  expect(dialog.getByText(/^2 visits, each with its own invoice\./)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Create 2 invoices' }))
  await waitFor(() =>
    expect(gateway.callsOf('ManageJob').map(({ input }) => input)).toMatchObject([
      { visitId: '502', action: 'CREATE_INVOICE' },
      { visitId: '503', action: 'CREATE_INVOICE' },
    ]),
  )
})

test('users without prices see no billing', async () => {
  const visits = series.visits?.map((item) => ({ ...item, total: null, hasOwnPrice: null })) ?? []
  await open({ ...series, total: null, seriesTotal: null, unbilledVisits: null, invoices: null, visits })
  await screen.findByText('Line items')
  expect(screen.queryByText(/\$87|Total per visit|Series total|not invoiced/i)).toBeNull()
})
