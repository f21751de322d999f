import type { Invoice, Payment } from '@callout/contracts/invoices/schemas'
import { responseCode } from '@callout/contracts/wire/envelope'
import { discountType, invoiceStatus } from '@callout/contracts/jobs/codes'
import { formatDay } from '@callout/contracts/text/day'
import { formatQuantity } from '@callout/contracts/text/quantity'
import { pdfOf } from '../../pdf/pdfOf.ts'
import type { Paper } from '../../pdf/paper.ts'
import { ApiError } from '../../http/apiError.ts'
import type { InvoiceRecord } from './records.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { seesInvoice } from '../customers/customerMoney.ts'
import { companyAsWritten } from '../profile/letterhead.ts'
import { requirePrices } from '../jobs/view/visibility.ts'
import { invoiceView } from './invoiceView.ts'
import { factsOf, fileNameOf, letterOf, moneyIn, notesOf, type Text, type Written } from './paperParts.ts'
import { batchReceiptPaper, type PartOfPayment, receiptPaper } from './receiptPapers.ts'

export interface PaperFile {
  readonly file_name: string
  readonly content_type: string
  readonly content: Buffer
}

const percent = (name: string, rate: number | null | undefined): string => (rate ? `${name} (${rate}%)` : name)

function getSums({ invoice }: Written, money: Text): Paper['sums'] {
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

function getStamp({ voided_at, status }: Invoice): Paper['stamp'] {
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
      ['Visit', day(invoice.visit_date)],
    ]),
    stamp: getStamp(invoice),
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
          formatQuantity({ quantity: line.quantity ?? null, unit: line.unit ?? null }),
          money(line.amount),
          money(line.total),
        ],
        soft: [line.description ?? '', line.is_tax_exempt ? 'Tax exempt' : ''].filter(Boolean),
      })),
    },
    sums: getSums(written, money),
    notes: notesOf(company),
  }
}

/** The payment with that receipt, or all its parts, on invoices visible to the caller. Throws 404. */
function receiptOf(viewer: Viewer, invoice: Invoice, receiptNumber: string): Paper {
  const { store, caller } = viewer
  const notThere = new ApiError(responseCode.NOT_FOUND, 'This receipt doesn’t exist.')
  const received = invoice.payments?.find((payment) => [payment.receipt_number, payment.batch_receipt_number].includes(receiptNumber))
  if (!received) throw notThere
  const receiptCompany = ({ id }: Payment): CompanyRecord => companyAsWritten(caller.company, store.payments.get(id)?.letterhead ?? 0)
  if (received.receipt_number === receiptNumber) return receiptPaper({ company: receiptCompany(received), invoice }, received)
  const parts = store.payments.by('batch_receipt_number', receiptNumber).flatMap((part): PartOfPayment[] => {
    const record = store.invoices.get(part.invoice_id)
    const view = record && seesInvoice(caller, record) ? invoiceView(viewer, record) : undefined
    const payment = view?.payments?.find(({ id }) => id === part.id)
    return view && payment ? [{ invoice: view, payment }] : []
  })
  const [first, ...others] = parts
  if (!first) throw notThere
  return batchReceiptPaper(receiptCompany(first.payment), [first, ...others])
}

/** The PDF of an invoice, or of the payment with that receipt. Throws 403 for callers who may not see amounts, 404 for no receipt. */
export async function invoicePaperFile(viewer: Viewer, record: InvoiceRecord, receiptNumber?: string): Promise<PaperFile> {
  requirePrices(viewer.caller, 'see amounts')
  const invoice = invoiceView(viewer, record)
  const isInvoice = receiptNumber === undefined
  const paper = isInvoice
    ? invoicePaper({ company: companyAsWritten(viewer.caller.company, record.letterhead), invoice })
    : receiptOf(viewer, invoice, receiptNumber)
  return {
    file_name: fileNameOf(isInvoice ? invoice.invoice_number : receiptNumber),
    content_type: 'application/pdf',
    content: await pdfOf(paper),
  }
}
