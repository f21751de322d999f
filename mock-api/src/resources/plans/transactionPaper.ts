import { entryOfCode } from '@callout/contracts/wire/codeNames'
import { responseCode } from '@callout/contracts/wire/envelope'
import { transactionStatus, transactionType } from '@callout/contracts/plans/codes'
import { formatDay } from '@callout/contracts/text/day'
import { wallTimeOf } from '@callout/contracts/time'
import { pdfOf } from '../../pdf/pdfOf.ts'
import type { Paper } from '../../pdf/paper.ts'
import { ApiError } from '../../http/apiError.ts'
import type { TransactionRecord } from './records.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { factsOf, fileNameOf, moneyIn, senderOf } from '../invoices/paperParts.ts'
import { companyAsWritten } from '../profile/letterhead.ts'
import { transactionView } from './transactions.ts'

const seller = { name: 'Callout', lines: ['billing@callout.example', 'callout.example'], logo: null }

const stamps: Readonly<Record<string, NonNullable<Paper['stamp']>>> = {
  [transactionStatus.SUCCEEDED.code]: { text: 'PAID', tone: 'green' },
  [transactionStatus.FAILED.code]: { text: 'DECLINED', tone: 'grey' },
}

function receiptOf(company: CompanyRecord, payment: TransactionRecord): Paper {
  const { transaction_number, transaction_type, amount, currency_code, status, status_desc, reference, lines, created_at } = payment
  const { sender: payer, ...letter } = senderOf(company)
  const money = moneyIn(currency_code)
  const isRefund = transaction_type === transactionType.REFUND.code
  return {
    ...letter,
    sender: seller,
    parties: [{ title: isRefund ? 'Refunded to' : 'Paid by', lines: [payer.name, ...payer.lines] }],
    title: `Receipt ${transaction_number}`,
    writtenAt: created_at,
    facts: factsOf([
      ['Date', formatDay(wallTimeOf(created_at, company.timezone).date, company.date_format)],
      ['Kind', entryOfCode(transactionType, transaction_type)?.label],
      ['Status', entryOfCode(transactionStatus, status)?.label],
      ['Reason', status_desc],
      ['Reference', reference],
    ]),
    stamp: isRefund ? { text: 'REFUNDED', tone: 'grey' } : (stamps[status] ?? null),
    figure: { label: 'Total', value: money(amount) },
    table: {
      columns: [
        { title: 'Item', share: 0 },
        { title: 'Amount', share: 25 },
      ],
      rows: lines.map((line) => ({ cells: [line.name, money(line.amount)], soft: [] })),
    },
    sums: [{ label: 'Total', value: money(amount), isStrong: true }],
    notes: [],
  }
}

/** One payment, and its receipt where that is asked for. Throws 404. */
export async function transactionWithPaper({ store, caller: { company } }: Viewer, id: number, isPaper: boolean) {
  const payment = store.transactions.get(id)
  if (payment?.company_id !== company.id) throw new ApiError(responseCode.NOT_FOUND, 'This payment doesn’t exist.')
  const transactions = [transactionView(payment)]
  if (!isPaper) return { transactions }
  const content = await pdfOf(receiptOf(companyAsWritten(company, payment.letterhead ?? 0), payment))
  const file_name = fileNameOf(payment.transaction_number)
  return { transactions, file_name, content_type: 'application/pdf', file_base64: content.toString('base64') }
}
