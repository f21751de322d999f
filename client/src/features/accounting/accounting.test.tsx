import { ReadableStream } from 'node:stream/web'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, refuse } from '../../testing/fakeGateway.ts'
import { NINE } from '../../testing/jobs.ts'
import { owner } from '../../testing/people.ts'
import { invoice, payment } from './testing/books.ts'
import { answersOf, openBooks, other, page, prepare, saveSalesAccount, settingsWith } from './testing/openBooks.ts'

/** 23 November 2026, 9:00 in New York. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
  // jsdom has none of these.
  vi.stubGlobal('ReadableStream', ReadableStream)
  URL.createObjectURL = () => 'blob:books'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => void vi.useRealTimers())

const paid = invoice({ amountPaid: 39.4, payments: [payment('7', 39.4, '2026-11-22')] })

/** Number and amount of each row. */
const sums = async () =>
  within(await screen.findByRole('table', { name: 'Sums' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

test('shows the sums before the download, and what changed since', async () => {
  const { gateway, user } = await openBooks(answersOf([paid, other], 39.4))
  await user.click(await prepare())
  expect(await sums()).toEqual([
    ['2', '$478.80'],
    ['', '$28.80'],
    ['0', '$0.00'],
    ['1', '$39.40'],
    ['1', ''],
  ])
  expect(screen.getByText('The payments add up to the earnings of this period.')).toBeVisible()
  const files = screen.getByRole('list', { name: 'Files' })
  expect(files).toHaveTextContent('quickbooks-invoices-USD-2026-1110 rows')
  await user.click(screen.getByRole('radio', { name: 'Journal' }))
  expect((await sums()).slice(-2)).toEqual([
    ['', '$568.20'],
    ['', '$568.20'],
  ])

  await user.click(screen.getByRole('radio', { name: 'QuickBooks Online' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Export to CSV' }))
  expect(await screen.findByText('accounting-quickbooks-2026-11.zip: 3 files')).toBeVisible()
  expect(await screen.findByText(/0 new, 0 changed, 4 unchanged/)).toBeVisible()

  // A payment counts as new, but doesn't change its invoice; a new due date does.
  const more = { ...other, lockVersion: 3, amountPaid: 1, payments: [payment('8', 1, '2026-11-23')] }
  gateway.answer(answersOf([{ ...paid, lockVersion: 3, dueDate: '2026-12-31' }, more], 40.4))
  await user.click(screen.getByRole('radio', { name: 'Year' }))
  await user.click(await prepare())
  expect(await screen.findByText(/1 new, 1 changed, 3 unchanged/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'INV-0901' })).toHaveAttribute('href', '/invoices/901')
  await user.click(screen.getByRole('radio', { name: 'New and changed' }))
  expect((await sums()).map(([count]) => count)).toEqual(['1', '', '0', '1', '0'])
})

test('a stopped run continues with the invoices that are left', async () => {
  const { gateway, user } = await openBooks({
    ...answersOf([paid, other], 39.4),
    BookInvoice: ({ id }) => (id === '902' ? refuse('TOO_MANY_REQUESTS', 'Slow down.') : { invoice: { __typename: 'Invoice', ...paid } }),
  })
  await user.click(await prepare())
  expect(await screen.findByText('1 invoice of 2 loaded. The files need all of them.')).toBeVisible()
  expect(screen.getByRole('list', { name: '1 invoice couldn’t be loaded:' })).toHaveTextContent('INV-0902 Slow down.')
  gateway.answer(answersOf([paid, other], 39.4))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await sums())[0]).toEqual(['2', '$478.80'])
  expect(gateway.callsOf('BookInvoice').map(({ id }) => id)).toEqual(['901', '902', '902'])
})

test('an invoice that can’t be loaded is left out on request, and named', { tags: ['nightly'] }, async () => {
  const { user } = await openBooks({
    ...answersOf([paid, other], 39.4),
    BookInvoice: ({ id }) =>
      id === '902' ? refuse('NOT_FOUND', 'This invoice doesn’t exist.') : { invoice: { __typename: 'Invoice', ...paid } },
  })
  await user.click(await prepare())
  await user.click(await screen.findByRole('button', { name: 'Leave out 1 invoice' }))
  expect(await screen.findByText('INV-0902: This invoice doesn’t exist.')).toBeVisible()
  expect((await sums())[0]).toEqual(['1', '$239.40'])
})

test('payments that differ from the earnings are reported', { tags: ['nightly'] }, async () => {
  const { user } = await openBooks(answersOf([paid], 50))
  await user.click(await prepare())
  expect(await screen.findByText('The payments add up to $39.40; the earnings of this period are $50.00.')).toBeVisible()
})

const salesAs = (code: string) => ({ __typename: 'AccountingCode', layout: 'XERO', kind: 'ACCOUNT', name: 'sales', code })

test('codes are saved with the settings', { tags: ['nightly'] }, async () => {
  const { gateway } = await saveSalesAccount({
    AccountingCodes: settingsWith([salesAs('300')]),
    SaveAccountingCodes: { updateCustomerSetting: { __typename: 'CustomerSetting', accountingCodes: [salesAs('400')] } },
  })
  expect(gateway.callsOf('SaveAccountingCodes')).toEqual([{ codes: [{ layout: 'XERO', kind: 'ACCOUNT', name: 'sales', code: '400' }] }])
  expect(screen.getByText(/Saved in the settings\./)).toBeVisible()
})

test.each<[string, Record<string, FakeOperation>]>([
  ['are missing in the service', { AccountingCodes: settingsWith(null) }],
  [
    'are ignored by the service',
    {
      AccountingCodes: settingsWith([]),
      SaveAccountingCodes: { updateCustomerSetting: { __typename: 'CustomerSetting', accountingCodes: null } },
    },
  ],
])('codes that %s stay on the device', { tags: ['nightly'] }, async (_, answers) => {
  const { user } = await saveSalesAccount(answers)
  expect(screen.getByText(/Saved on this device until you sign out\./)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Year' }))
  await user.click(await prepare())
  await user.click(await screen.findByText('Account codes, tax rates, item codes'))
  expect(screen.getByRole('textbox', { name: 'Sales' })).toHaveValue('400')
})

test('a period without records has nothing to export', async () => {
  const { user, gateway } = await openBooks(answersOf([paid], 0), '/accounting?period=month&date=2026-03-31')
  gateway.answer({ BookPayments: { earningRows: page('EarningPage', []) } })
  await user.click(await prepare())
  expect(await screen.findByText('Nothing to export')).toBeVisible()
  expect(gateway.callsOf('BookInvoice')).toEqual([])
})

test('a failed list is retried', async () => {
  const { user, gateway } = await openBooks({
    ...answersOf([paid], 39.4),
    BookInvoices: refuse('UPSTREAM_FAILED', 'The database is down.'),
  })
  await user.click(await prepare())
  expect(await screen.findByText('The database is down.')).toBeVisible()
  gateway.answer(answersOf([paid], 39.4))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await sums())[0]).toEqual(['1', '$239.40'])
})

test.each(['manage_invoices', 'view_earnings', 'view_prices', 'export_data'])('without %s the page is closed', async (missing) => {
  const authorities = ['manage_invoices', 'view_earnings', 'view_prices', 'export_data'].filter((name) => name !== missing)
  const me = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities } } as const
  const { gateway } = await openBooks({}, '/accounting', me)
  expect(await screen.findByText('You don’t have access to this')).toBeVisible()
  expect(gateway.callsOf('BookInvoices')).toEqual([])
})
