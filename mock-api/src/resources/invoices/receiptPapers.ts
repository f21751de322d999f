import { sumOfMoney } from '@callout/contracts/cents'
import { entryOfCode } from '@callout/contracts/wire/codeNames'
import { balanceOf } from '@callout/contracts/invoices/balance'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import type { Invoice, Payment } from '@callout/contracts/invoices/schemas'
import { wallTimeOf } from '@callout/contracts/time'
import { formatDay } from '@callout/contracts/text/day'
import type { Fact, Paper, PaperTable } from '../../pdf/paper.ts'
import type { CompanyRecord } from '../profile/records.ts'
import { factsOf, letterOf, moneyIn, type Written } from './paperParts.ts'

const detailsOf = ({ cheque_number, bank_name, bank_branch, cardholder_name }: Payment): string =>
  [cheque_number && `No. ${cheque_number}`, bank_name, bank_branch, cardholder_name].filter(Boolean).join(', ')

const paymentFacts = (company: CompanyRecord, payment: Payment): Fact[] =>
  factsOf([
    ['Received', formatDay(wallTimeOf(payment.paid_at ?? 0, company.timezone).date, company.date_format)],
    ['Method', entryOfCode(paymentMethod, payment.payment_method ?? -1)?.label],
    ['Details', detailsOf(payment)],
    ['Reference', payment.reference],
    ['Received by', payment.received_by?.name],
  ])

/** Open amount after a payment, in order of recording, so that later payments don't change it. */
function openAfter({ payments, total }: Invoice, payment: Payment): number {
  const upToThis = (payments ?? []).filter(({ id }) => id <= payment.id).map(({ amount }) => amount ?? 0)
  return balanceOf(total ?? 0, sumOfMoney(upToThis))
}

const columns: PaperTable['columns'] = [
  { title: 'Payment of', share: 0 },
  { title: 'Invoice total', share: 20 },
  { title: 'Received', share: 20 },
  { title: 'Balance due', share: 20 },
]

export interface PartOfPayment {
  readonly invoice: Invoice
  readonly payment: Payment
}

function toRow({ invoice, payment }: PartOfPayment, soft: readonly (string | null | undefined)[] = []): PaperTable['rows'][number] {
  const money = moneyIn(invoice.currency_code)
  return {
    cells: [`Invoice ${invoice.invoice_number}`, money(invoice.total), money(payment.amount), money(openAfter(invoice, payment))],
    soft: [...soft, invoice.job_number && `Job ${invoice.job_number}`].filter(
      (text) => typeof text === 'string' && text !== '',
    ) as string[],
  }
}

export function receiptPaper(written: Written, payment: Payment): Paper {
  const { company, invoice } = written
  const money = moneyIn(invoice.currency_code)
  const open = openAfter(invoice, payment)
  return {
    ...letterOf(written),
    title: `Receipt ${payment.receipt_number}`,
    writtenAt: payment.paid_at ?? 0,
    facts: paymentFacts(company, payment),
    stamp: open === 0 ? { text: 'PAID IN FULL', tone: 'green' } : null,
    figure: { label: 'Amount received', value: money(payment.amount) },
    table: { columns, rows: [toRow({ invoice, payment })] },
    sums: [
      { label: 'Amount received', value: money(payment.amount), isStrong: true },
      { label: 'Balance due', value: money(open) },
    ],
    notes: [company.invoice_footer].filter(Boolean),
  }
}

/** The receipt of a payment over several invoices, each with its part. Of several customers it names them at their invoices. */
export function batchReceiptPaper(company: CompanyRecord, parts: readonly [PartOfPayment, ...PartOfPayment[]]): Paper {
  const [{ invoice, payment }] = parts
  const money = moneyIn(invoice.currency_code)
  const received = sumOfMoney(parts.map((part) => part.payment.amount ?? 0))
  const open = sumOfMoney(parts.map((part) => openAfter(part.invoice, part.payment)))
  const { parties, ...letter } = letterOf({ company, invoice })
  const isOfOne = parts.every((part) => part.invoice.customer?.id === invoice.customer?.id)
  return {
    ...letter,
    parties: isOfOne ? parties.slice(0, 1) : [],
    title: `Receipt ${payment.batch_receipt_number}`,
    writtenAt: payment.paid_at ?? 0,
    facts: [...paymentFacts(company, payment), { label: 'Invoices', value: String(parts.length) }],
    stamp: open === 0 ? { text: 'PAID IN FULL', tone: 'green' } : null,
    figure: { label: 'Amount received', value: money(received) },
    table: { columns, rows: parts.map((part) => toRow(part, isOfOne ? [] : [part.invoice.bill_to?.name])) },
    sums: [
      { label: 'Amount received', value: money(received), isStrong: true },
      { label: 'Balance due', value: money(open) },
    ],
    notes: [company.invoice_footer].filter(Boolean),
  }
}
