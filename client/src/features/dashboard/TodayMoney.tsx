import { period } from '@callout/contracts/dashboard/codes'
import { type Days, daysBefore } from '@callout/contracts/earnings/range'
import { months } from '@callout/contracts/text/day'
import { Anchor } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import type { TodayQuery } from './dashboard.generated.ts'
import { attentionLists } from './todayLists.ts'
import { type TodayOptions, useTodayJobs } from './useTodayJobs.ts'
import classes from './Today.module.css'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { ReminderDialog } from '../invoices/reminders/lazyReminderDialog.ts'

type Dashboard = TodayQuery['dashboard']

interface SumProps {
  readonly label: string
  readonly value: string | null
  readonly to: string
  readonly note?: ReactNode
  readonly tone?: 'up' | 'down' | 'urgent' | undefined
  readonly action?: ReactNode
}

function Sum({ label, value, to, note, tone, action }: SumProps) {
  return (
    <li className={`stack ${classes.sum}`}>
      <Link to={to} className={classes.number}>
        <span className={classes.value} data-urgent={tone === 'urgent' || undefined}>
          {value ?? '–'}
        </span>
        <span className={`hint ${classes.label}`}>{label}</span>
        {note && (
          <span className={`small ${classes.note}`} data-tone={tone}>
            {note}
          </span>
        )}
      </Link>
      {action && <div className={classes.sumAction}>{action}</div>}
    </li>
  )
}

const counted = (count: number | null, noun: string): string | null =>
  count === null ? null : `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`

interface TodayMoneyProps extends Omit<TodayOptions, 'retries'> {
  readonly dashboard: Pick<Dashboard, 'invoices' | 'earnings' | 'currencyCode'>
  /** YYYY-MM-DD, in the account's zone. */
  readonly date: string
  readonly of: Readonly<Record<string, string>>
}

function monthDays({ from, to }: Days): string {
  const first = `${(months[Number(from.slice(5, 7)) - 1] ?? '').slice(0, 3)} ${Number(from.slice(8))}`
  return from === to ? first : `${first} – ${Number(to.slice(8))}`
}

function useAmounts(currencyCode: string | null) {
  const format = useFormat()
  return (amount: number | null): string | null => (amount === null ? null : format.money(amount, currencyCode))
}

function Collected({ dashboard: { earnings, currencyCode }, date, of }: TodayMoneyProps) {
  const money = useAmounts(currencyCode)
  const before = daysBefore(period.MONTH.code, { from: `${date.slice(0, 7)}-01`, to: date })
  const { today = null, periodTotal = null, previousTotal = null, changePercent = null } = earnings ?? {}
  const change =
    changePercent === null || changePercent === 0
      ? 'Same as'
      : `${Math.abs(changePercent).toLocaleString('en')}% ${changePercent > 0 ? 'more' : 'less'} than`
  const isCompared = before && previousTotal !== null && periodTotal !== null && (changePercent !== null || previousTotal === periodTotal)
  return (
    <>
      <Sum label="Collected today" value={money(today)} to={paths.earnings({ tab: 'day', ...of })} />
      <Sum
        label="Collected this month"
        value={money(periodTotal)}
        to={paths.earnings(of)}
        note={
          isCompared && (
            <>
              {change} <span className={classes.noWrap}>{monthDays(before)}</span>
            </>
          )
        }
        tone={changePercent === null || changePercent === 0 ? undefined : changePercent > 0 ? 'up' : 'down'}
      />
    </>
  )
}

function Owed({ dashboard: { invoices, currencyCode }, branchId, of }: TodayMoneyProps) {
  const money = useAmounts(currencyCode)
  const [isReminding, setIsReminding] = useState(false)
  const { unpaidCount = null, unpaidTotal = null, overdueCount = null, overdueTotal = null } = invoices ?? {}
  const hasOverdue = overdueCount !== null && overdueCount > 0
  return (
    <>
      <Sum
        label="Open"
        value={money(unpaidTotal)}
        to={paths.invoicesWith({ tab: 'unpaid', sort: 'due_date', ...of })}
        note={counted(unpaidCount, 'invoice')}
      />
      <Sum
        label="Overdue"
        value={money(overdueTotal)}
        to={paths.invoicesWith({ tab: 'overdue', sort: 'due_date', ...of })}
        note={counted(overdueCount, 'invoice')}
        tone={hasOverdue ? 'urgent' : undefined}
        action={
          hasOverdue && (
            <Anchor
              component="button"
              type="button"
              className={classes.way}
              aria-haspopup="dialog"
              onClick={() => setIsReminding(true)}
              onPointerEnter={() => void ReminderDialog.preload()}
            >
              Send reminders
            </Anchor>
          )
        }
      />
      {isReminding && <ReminderDialog customerId={null} branchId={branchId} onClose={() => setIsReminding(false)} />}
    </>
  )
}

/** Finished jobs without an invoice, linked to the same rows. */
function ToInvoice({ branchId, started, of }: TodayMoneyProps) {
  const { invoice } = attentionLists
  const { total, isIgnored } = useTodayJobs(invoice, { branchId, started })
  const count = isIgnored ? null : total
  const to = paths.jobsWith({ ...invoice.query, ...of })
  return (
    <Sum
      label="Ready to invoice"
      value={counted(count, 'job')}
      to={to}
      action={
        count !== null &&
        count > 0 && (
          <Anchor component={Link} to={to} className={classes.way}>
            Create invoices
          </Anchor>
        )
      }
    />
  )
}

/** Money for users who may see it: collected, owed and ready to invoice. Each figure links to its rows. */
export function TodayMoney(props: TodayMoneyProps) {
  const seesEarnings = useHasAuthority('view_earnings')
  const seesInvoices = useHasAuthority('manage_invoices')
  return (
    <ul className={`box ${classes.money}`} aria-label="Money">
      {seesEarnings && <Collected {...props} />}
      {seesInvoices && <Owed {...props} />}
      {seesInvoices && <ToInvoice {...props} />}
    </ul>
  )
}
