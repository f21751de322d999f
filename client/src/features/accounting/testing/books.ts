import type { BookCustomerFragment, BookInvoiceFragment } from '../accounting.generated.ts'

/** Afternoon of a day, in Unix seconds. */
export const at = (day: string): number => Date.parse(`${day}T15:00:00Z`) / 1000

export const customer = (id: string, name: string, more: Partial<BookCustomerFragment> = {}): BookCustomerFragment => ({
  id,
  name,
  firstName: null,
  lastName: null,
  companyName: null,
  email: null,
  phone: null,
  phoneCountryCode: null,
  alternatePhone: null,
  alternatePhoneCountryCode: null,
  website: null,
  sameAsPropertyAddress: false,
  billingStreet1: '1 Main Street',
  billingStreet2: null,
  billingSuiteNo: 'Suite 4',
  billingCity: 'Chicago',
  billingProvince: 'IL',
  billingPostalCode: '60601',
  billingCountry: 'United States',
  properties: [],
  lockVersion: 1,
  ...more,
})

export const line = (name: string, count: number, amount: number, isTaxExempt = false) => ({
  id: name,
  name,
  description: null,
  quantity: count,
  amount,
  isTaxExempt,
  total: Math.round(count * amount * 100) / 100,
})

/** 250.00 of which 200.00 are taxed with 8 %, less 10 % before tax: 225.00 and 14.40. */
export const invoice = (more: Partial<BookInvoiceFragment> = {}): BookInvoiceFragment => ({
  id: '901',
  invoiceNumber: 'INV-0901',
  jobNumber: 'J-0501',
  visitDate: '2026-11-19',
  customer: { id: '31', name: 'Reyes Dental', email: 'office@reyes.test' },
  issueDate: '2026-11-20',
  dueDate: '2026-12-04',
  lineItems: [line('Boiler service', 1.5, 100), line('Filter', 2, 25), line('Permit', 1, 50, true)],
  discountTotal: 25,
  taxBasis: 'NET',
  taxes: [
    { taxId: '1', name: 'State', rate: 6, amount: 10.8 },
    { taxId: '2', name: 'City', rate: 2, amount: 3.6 },
  ],
  taxTotal: 14.4,
  total: 239.4,
  amountPaid: 0,
  currencyCode: 'USD',
  payments: [],
  voidedAt: null,
  lockVersion: 2,
  ...more,
})

export const payment = (id: string, amount: number, day: string) => ({
  id,
  amount,
  paymentMethod: 'CHEQUE' as const,
  reference: 'Down payment',
  chequeNumber: '000417',
  paidAt: at(day),
  receiptNumber: `RCP-${id}`,
  batchReceiptNumber: null,
})
