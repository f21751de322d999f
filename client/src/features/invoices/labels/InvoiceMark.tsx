import { invoiceStatus } from '@callout/contracts/jobs/codes'
import classes from '../../../components/status/ToneMark.module.css'

/** Fields that determine the mark. null: not returned. */
interface InvoiceState {
  readonly status: keyof typeof invoiceStatus | null
  readonly amountPaid: number | null
  readonly isOverdue: boolean | null
  readonly daysOverdue: number | null
  readonly voidedAt: number | null
}
interface Returned {
  readonly label: string
  readonly tone: 'grey' | 'green' | 'amber' | 'red'
}

const overdueText = (days: number | null): string => (days ? `Overdue by ${days} ${days === 1 ? 'day' : 'days'}` : 'Overdue')

/** Short status: paid, partly paid or overdue since; null if missing. */
export function markOf({ status, amountPaid, isOverdue, daysOverdue, voidedAt }: InvoiceState): Returned | null {
  if (voidedAt !== null) return { label: 'Void', tone: 'grey' }
  if (status === 'PAID') return { label: invoiceStatus.PAID.label, tone: 'green' }
  if (isOverdue) return { label: overdueText(daysOverdue), tone: 'red' }
  if (status === null) return null
  return { label: amountPaid ? 'Partly paid' : invoiceStatus.UNPAID.label, tone: 'amber' }
}

export function InvoiceMark({ of }: { readonly of: InvoiceState }) {
  const mark = markOf(of)
  return (
    mark && (
      <span className={classes.mark} data-tone={mark.tone}>
        {mark.label}
      </span>
    )
  )
}
