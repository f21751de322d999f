import { balanceOf } from '@callout/contracts/invoices/balance'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import type { Invoice, Payment } from '@callout/contracts/invoices/schemas'
import { entryOfCode } from '@callout/contracts/codeNames'
import { sumOfMoney } from '@callout/contracts/cents'
import { responseCode } from '@callout/contracts/envelope'
import { discountType, invoiceStatus } from '@callout/contracts/jobs/codes'
import { wallTimeOf } from '@callout/contracts/time'
import { addressLines, paperSizeOf } from '@callout/contracts/words/address'
import { formatDay } from '@callout/contracts/words/day'
import { formatMoney } from '@callout/contracts/words/money'
import { formatPhone } from '@callout/contracts/words/phone'
import { quantityWords } from '@callout/contracts/words/quantity'
import { drawPaper } from '../../papers/drawPaper.ts'
import type { Fact, Paper } from '../../papers/paper.ts'
import { Refusal } from '../../refusal.ts'
import type { InvoiceRecord } from '../../store/collections/invoices.ts'
import type { CompanyRecord } from '../../store/collections/profile.ts'
import type { Viewer } from '../../viewer.ts'
import { requirePrices } from '../jobs/view/visibility.ts'
import { invoiceView } from './invoiceView.ts'

/** A file as the wire has it. */
export interface PaperFile {
  readonly file_name: string
  readonly content_type: string
  readonly content: Buffer
}

interface Written {
  readonly company: CompanyRecord
  readonly invoice: Invoice
}
type Words = (amount: number | null | undefined) => string

const PICTURE = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/=]+)$/

/** The company's picture, of a kind that a PDF takes. */
const logoOf = ({ logo_url }: CompanyRecord): Buffer | null => {
  const [, content] = PICTURE.exec(logo_url ?? '') ?? []
  return content ? Buffer.from(content, 'base64') : null
}

const moneyIn =
  (currency: string | null | undefined): Words =>
  (amount) =>
    formatMoney(amount ?? 0, currency)

/** What both papers have: who writes, on which paper, to whom. */
function letterOf({ company, invoice }: Written): Pick<Paper, 'size' | 'language' | 'sender' | 'parties'> {
  const { name, street1, street2, suite_no, city, province, country, zipcode, phone, phone_country_code, email, website } = company
  const place = addressLines({ street1, street2, suite_no, city, province, country, postal_code: zipcode }, country)
  const contact = [phone && formatPhone(phone, phone_country_code), email, website?.replace(/^https?:\/\//, '')].filter(Boolean) as string[]
  const parties = [
    { title: 'Bill to', lines: [invoice.bill_to?.name ?? '', ...(invoice.bill_to?.lines ?? [])] },
    { title: 'Work done at', lines: invoice.property?.lines ?? [] },
  ]
  return {
    size: paperSizeOf(country),
    language: company.language_code || 'en',
    sender: { name, lines: [...place, ...contact], logo: logoOf(company) },
    parties: parties.filter(({ lines }) => lines.some(Boolean)),
  }
}

const factsOf = (facts: readonly (readonly [label: string, value: string | null | undefined])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))

const percent = (name: string, rate: number | null | undefined): string => (rate ? `${name} (${rate}%)` : name)

function sumsOf({ invoice }: Written, money: Words): Paper['sums'] {
  const { subtotal, discount_total, discount_type, discount_value, taxes, total, amount_paid, balance_due } = invoice
  const discount = percent('Discount', discount_type === discountType.PERCENTAGE.code ? discount_value : null)
  return [
    { label: 'Subtotal', value: money(subtotal) },
    ...(discount_total ? [{ label: discount, value: money(-discount_total) }] : []),
    ...(taxes ?? []).map(({ name, rate, amount }) => ({ label: percent(name ?? 'Tax', rate), value: money(amount) })),
    { label: 'Total', value: money(total), isStrong: true },
    { label: 'Paid', value: money(amount_paid) },
    { label: 'Balance due', value: money(balance_due), isStrong: true },
  ]
}

function stampOf({ voided_at, status }: Invoice): Paper['stamp'] {
  if (voided_at) return { text: 'VOID', tone: 'grey' }
  return status === invoiceStatus.PAID.code ? { text: 'PAID', tone: 'green' } : null
}

function invoicePaper(written: Written): Paper {
  const { company, invoice } = written
  const money = moneyIn(invoice.currency_code)
  const day = (date: string | null | undefined): string => (date ? formatDay(date, company.date_format) : '')
  return {
    ...letterOf(written),
    title: `Invoice ${invoice.invoice_number}`,
    writtenAt: invoice.created_at ?? 0,
    facts: factsOf([
      ['Issued', day(invoice.issue_date)],
      ['Due', day(invoice.due_date)],
      ['Job', invoice.job_number],
    ]),
    stamp: stampOf(invoice),
    figure: { label: 'Balance due', value: money(invoice.balance_due) },
    table: {
      columns: [
        { title: 'Item', share: 0 },
        { title: 'Quantity', share: 17 },
        { title: 'Price', share: 16 },
        { title: 'Total', share: 17 },
      ],
      rows: (invoice.line_items ?? []).map((line) => ({
        cells: [
          line.name ?? '',
          quantityWords({ quantity: line.quantity ?? null, unit: line.unit ?? null }),
          money(line.amount),
          money(line.total),
        ],
        soft: [line.description ?? '', line.is_tax_exempt ? 'Tax exempt' : ''].filter(Boolean),
      })),
    },
    sums: sumsOf(written, money),
    notes: [company.payment_terms, company.invoice_footer].filter(Boolean),
  }
}

/** By what a payment is known again. */
const detailsOf = ({ cheque_number, bank_name, bank_branch, cardholder_name }: Payment): string =>
  [cheque_number && `No. ${cheque_number}`, bank_name, bank_branch, cardholder_name].filter(Boolean).join(', ')

function receiptPaper(written: Written, payment: Payment): Paper {
  const { company, invoice } = written
  const money = moneyIn(invoice.currency_code)
  const paidAt = payment.paid_at ?? 0
  // In the order in which they were recorded: what was open then does not change by what comes later.
  const upToThis = (invoice.payments ?? []).filter(({ id }) => id <= payment.id).map(({ amount }) => amount ?? 0)
  const open = balanceOf(invoice.total ?? 0, sumOfMoney(upToThis))
  const method = entryOfCode(paymentMethod, payment.payment_method ?? -1)?.label
  return {
    ...letterOf(written),
    title: `Receipt ${payment.receipt_number}`,
    writtenAt: paidAt,
    facts: factsOf([
      ['Received', formatDay(wallTimeOf(paidAt, company.timezone).date, company.date_format)],
      ['Method', method],
      ['Details', detailsOf(payment)],
      ['Reference', payment.reference],
      ['Received by', payment.received_by?.name],
    ]),
    stamp: open === 0 ? { text: 'PAID IN FULL', tone: 'green' } : null,
    figure: { label: 'Amount received', value: money(payment.amount) },
    table: {
      columns: [
        { title: 'Payment of', share: 0 },
        { title: 'Invoice total', share: 20 },
        { title: 'Received', share: 20 },
        { title: 'Still open', share: 20 },
      ],
      rows: [
        {
          cells: [`Invoice ${invoice.invoice_number}`, money(invoice.total), money(payment.amount), money(open)],
          soft: invoice.job_number ? [`Job ${invoice.job_number}`] : [],
        },
      ],
    },
    sums: [
      { label: 'Amount received', value: money(payment.amount), isStrong: true },
      { label: 'Open balance', value: money(open) },
    ],
    notes: [company.invoice_footer].filter(Boolean),
  }
}

const nameOf = (number: string | null | undefined): string => `${(number ?? 'invoice').replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`

/**
 * The paper of an invoice, or of the payment with that receipt. Throws 403 for those who are shown no amounts, 404 where there
 * is no such receipt.
 */
export async function invoicePaperFile(viewer: Viewer, record: InvoiceRecord, receiptNumber?: string): Promise<PaperFile> {
  requirePrices(viewer.caller, 'see amounts')
  const invoice = invoiceView(viewer, record)
  const written = { company: viewer.caller.company, invoice }
  const content_type = 'application/pdf'
  if (receiptNumber === undefined)
    return { file_name: nameOf(invoice.invoice_number), content_type, content: await drawPaper(invoicePaper(written)) }
  const payment = invoice.payments?.find(({ receipt_number }) => receipt_number === receiptNumber)
  if (!payment) throw new Refusal(responseCode.NOT_FOUND, 'This receipt doesn’t exist.')
  return { file_name: nameOf(receiptNumber), content_type, content: await drawPaper(receiptPaper(written, payment)) }
}
