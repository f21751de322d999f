import { type Days, daysOf } from '@callout/contracts/earnings/range'
import { isCalendarDay } from '@callout/contracts/time'
import { period as periods } from '@callout/contracts/dashboard/codes'
import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { PeriodMoves } from '../../components/period/PeriodMoves.tsx'
import { ClosedPage } from '../../components/states/ClosedPage.tsx'
import { SkeletonRows } from '../../components/states/SkeletonRows.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { accountingAuthorities } from '../../lib/session/accountingAuthorities.ts'
import { useAuthority } from '../../lib/session/useAuthority.ts'
import { AccountingExport } from './AccountingExport.tsx'
import { isLayoutName, layoutNames } from './codes.ts'
import { type BookPeriod, FIRST_DAY } from './loadBooks.ts'
import { useAccountingCodes } from './useAccountingCodes.ts'
import classes from './Accounting.module.css'

const TITLE = 'Accounting export'
const back = { to: paths.earnings(), label: 'Earnings' }

const bookPeriods: Readonly<Record<BookPeriod, string>> = { MONTH: 'Month', YEAR: 'Year', ALL: 'All time' }
const isBookPeriod = (name: string): name is BookPeriod => Object.hasOwn(bookPeriods, name)

/** The period of the URL: `?layout=xero&period=year&date=2026-12-31`; default: this month. */
function usePeriod() {
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const today = format.today()
  const named = params.get('period')?.toUpperCase() ?? ''
  const period: BookPeriod = isBookPeriod(named) ? named : 'MONTH'
  const day = params.get('date') ?? ''
  const date = isCalendarDay(day) && day < today ? day : today
  const days: Days = daysOf(periods[period].code, date, { firstDay: FIRST_DAY, firstWeekday: 1 })
  const layoutParam = params.get('layout')
  const set = (changes: Readonly<Record<string, string | null>>): void => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { preventScrollReset: true, replace: true })
  }
  return { layout: isLayoutName(layoutParam) ? layoutParam : ('quickbooks' as const), period, date, days, set }
}

/** Export of invoices and payments for accounting programs. */
export function AccountingPage() {
  const holds = useAuthority()
  const rights = accountingAuthorities.map(holds)
  if (rights.includes(false))
    return (
      <ClosedPage title={TITLE} back={back}>
        The accounting export is for people who may see invoices, earnings and prices, and export data.
      </ClosedPage>
    )
  if (rights.includes(null)) return <SkeletonRows />
  return <OpenPage />
}

function OpenPage() {
  const accounting = useAccountingCodes()
  const { layout, period, date, days, set } = usePeriod()
  return (
    <div className={classes.page}>
      <PageHeader title={TITLE} back={back} />
      <div className={`stack gap16 ${classes.choices}`}>
        <SegmentedControl
          aria-label="Files for"
          data={Object.entries(layoutNames).map(([value, label]) => ({ value, label }))}
          value={layout}
          onChange={(name) => set({ layout: name })}
        />
        <div className="wrap gap12">
          <SegmentedControl
            aria-label="Period"
            data={Object.entries(bookPeriods).map(([value, label]) => ({ value, label }))}
            value={period}
            onChange={(name) => set({ period: name.toLowerCase(), date: null })}
          />
          {period !== 'ALL' && <PeriodMoves period={period} days={days} onMove={(day) => set({ date: day })} />}
        </div>
      </div>
      <AccountingExport key={`${period} ${date}`} layout={layout} period={period} date={date} accounting={accounting} />
    </div>
  )
}
