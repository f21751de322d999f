import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import type { BookInvoiceFragment } from '../accounting.generated.ts'
import { customer, invoice } from './books.ts'

/** A page of a list. */
export const page = (__typename: string, items: readonly object[]) => ({
  __typename,
  items,
  totalCount: items.length,
  page: 1,
  perPage: 100,
  unreadable: [],
  ignored: [],
})

/** Answers of an account with these invoices. */
export function answersOf(invoices: readonly BookInvoiceFragment[], earned: number | null): Record<string, FakeOperation> {
  const payments = invoices.flatMap(({ id, payments: paid }) =>
    (paid ?? []).map((row) => ({ id: row.id, invoiceId: id, paidAt: row.paidAt })),
  )
  const rows = invoices.map(({ id, invoiceNumber, issueDate, voidedAt }) => ({
    __typename: 'Invoice',
    id,
    invoiceNumber,
    issueDate,
    voidedAt,
  }))
  return {
    BookEarnings: {
      earnings: {
        __typename: 'Earnings',
        dateFrom: null,
        dateTo: null,
        total: earned,
        paymentsCount: payments.length,
        currencyCode: 'USD',
      },
    },
    BookInvoices: { invoices: page('InvoicePage', rows) },
    BookPayments: { earningRows: page('EarningPage', payments) },
    BookCustomers: { customers: page('CustomerPage', [customer('31', 'Reyes Dental')]) },
    BookInvoice: ({ id }) => ({ invoice: { __typename: 'Invoice', ...invoices.find((item) => item.id === id) } }),
  }
}

/** Codes in the settings; null: not returned. */
export const settingsWith = (accountingCodes: readonly object[] | null) => ({
  companySettings: { __typename: 'CompanySettings', customer: { __typename: 'CustomerSetting', accountingCodes } },
})

export async function openBooks(answers: Record<string, FakeOperation>, path = '/accounting', me: Parameters<typeof signedIn>[0] = owner) {
  signedIn(me)
  const gateway = fakeGateway({ Me: { me }, AccountingCodes: settingsWith(null), ...answers })
  return { gateway, ...renderAt(path) }
}

export const other = invoice({ id: '902', invoiceNumber: 'INV-0902' })
export const prepare = () => screen.findByRole('button', { name: 'Prepare export' })

/** Opens the codes of Xero, changes the account of sales, and saves. */
export async function saveSalesAccount(answers: Record<string, FakeOperation>, user = owner as Parameters<typeof signedIn>[0]) {
  const opened = await openBooks({ ...answersOf([other], 0), ...answers }, '/accounting?layout=xero', user)
  await opened.user.click(await prepare())
  await opened.user.click(await screen.findByText('Account codes, tax rates, item codes'))
  const sales = screen.getByRole('textbox', { name: 'Sales' })
  expect(sales).toHaveAttribute('placeholder', '200')
  await opened.user.clear(sales)
  await opened.user.type(sales, '400')
  await opened.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled())
  return opened
}
