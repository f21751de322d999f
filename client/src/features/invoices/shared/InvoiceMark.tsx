import { invoiceStatus } from '@callout/contracts/jobs/codes'
import classes from '../../../components/status/ToneMark.module.css'

/** What decides how an invoice stands. null: not told. */
interface Standing {
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

const overdueWords = (days: number | null): string => (days ? `Overdue by ${days} ${days === 1 ? 'day' : 'days'}` : 'Overdue')

/** In a word or two: whether it is paid, and if not, since when it should be; null where nobody tells. */
export function markOf({ status, amountPaid, isOverdue, daysOverdue, voidedAt }: Standing): Returned | null {
  if (voidedAt !== null) return { label: 'Void', tone: 'grey' }
  if (status === 'PAID') return { label: invoiceStatus.PAID.label, tone: 'green' }
  if (isOverdue) return { label: overdueWords(daysOverdue), tone: 'red' }
  if (status === null) return null
  return { label: amountPaid ? 'Partly paid' : invoiceStatus.UNPAID.label, tone: 'amber' }
}

export function InvoiceMark({ of }: { readonly of: Standing }) {
  const mark = markOf(of)
  return (
    mark && (
      <span className={classes.mark} data-tone={mark.tone}>
        {mark.label}
      </span>
    )
  )
}
