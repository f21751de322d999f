import { fromCents, toCents } from '@callout/contracts/cents'
import { ageOf } from '@callout/contracts/invoices/balance'
import { invoiceAge } from '@callout/contracts/invoices/codes'
import type { InvoiceQuery, InvoiceTotals } from '@callout/contracts/invoices/schemas'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import type { InvoiceRecord } from './records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { seesPrices } from '../jobs/view/visibility.ts'
import { invoiceList } from './invoiceList.ts'
import { todayOf } from '../days/today.ts'
import { isOverdue } from './invoiceView.ts'

interface Sum {
  count: number
  cents: number
}
const nothing = (): Sum => ({ count: 0, cents: 0 })
type Age = (typeof invoiceAge)[keyof typeof invoiceAge]['code']
const ages: readonly Age[] = Object.values(invoiceAge).map(({ code }) => code)

/** Totals of invoices, in cents. */
interface Sums {
  readonly paid: Sum
  readonly unpaid: Sum
  readonly overdue: Sum
  readonly unsent: Sum
  readonly ages: ReadonlyMap<Age, Sum>
}

function add(sum: Sum | undefined, amount: number, count = 1): void {
  if (!sum) return
  sum.count += count
  sum.cents += toCents(amount)
}

function summed(invoices: readonly InvoiceRecord[], today: string): Sums {
  const ofAge = new Map(ages.map((age) => [age, nothing()]))
  const sums: Sums = { paid: nothing(), unpaid: nothing(), overdue: nothing(), unsent: nothing(), ages: ofAge }
  for (const invoice of invoices) {
    const { status, voided_at, sent_at, total, amount_paid, balance_due, due_date } = invoice
    if (voided_at !== null) continue
    const isPaid = status === invoiceStatus.PAID.code
    add(sums.paid, amount_paid, isPaid ? 1 : 0)
    if (!isPaid) {
      add(sums.unpaid, balance_due)
      add(ofAge.get(ageOf(due_date, today)), balance_due)
    }
    if (isOverdue(invoice, today)) add(sums.overdue, balance_due)
    if (sent_at === null) add(sums.unsent, isPaid ? total : balance_due)
  }
  return sums
}

function withoutTab(query: InvoiceQuery): InvoiceQuery {
  const { status: _, is_overdue: __, is_sent: ___, age: ____, sort_by: _____, sort_dir: ______, ...rest } = query
  return { ...rest, page: 1, per_page: 1 }
}

/** Totals of the query's invoices in all tabs; without amounts for callers who may not see them. */
export function invoiceTotals(viewer: Viewer, query: InvoiceQuery): InvoiceTotals {
  const invoices = invoiceList.find(viewer, withoutTab(query))
  const { paid, unpaid, overdue, unsent, ages: ofAge } = summed(invoices.slice(0, invoices.length), todayOf(viewer))
  const amount = ({ cents }: Sum): number | null => (seesPrices(viewer.caller) ? fromCents(cents) : null)
  return {
    paid_total: amount(paid),
    unpaid_total: amount(unpaid),
    overdue_total: amount(overdue),
    unsent_total: amount(unsent),
    paid_count: paid.count,
    unpaid_count: unpaid.count,
    overdue_count: overdue.count,
    unsent_count: unsent.count,
    ages: [...ofAge].map(([age, sum]) => ({ age, count: sum.count, balance: amount(sum) })),
  }
}
