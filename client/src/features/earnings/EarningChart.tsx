import { Button } from '@mantine/core'
import { useState } from 'react'
import { BarChart, type ChartBar } from '../../components/charts/BarChart.tsx'
import { type Format, useFormat } from '../../lib/format/useFormat.ts'
import type { Bar } from './earningFilters.ts'
import type { EarningsOverviewQuery } from './earnings.generated.ts'
import classes from './Earnings.module.css'

type Graph = EarningsOverviewQuery['earningGraph']
type Point = NonNullable<Graph['points']>[number]
type Returned = Point & { readonly fromAt: number; readonly toAt: number; readonly amount: number }
type Bucket = NonNullable<Graph['bucket']>

const isReturned = (point: Point): point is Returned => point.fromAt !== null && point.toAt !== null && point.amount !== null

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const monthOf = (date: string): string => monthNames[Number(date.slice(5, 7)) - 1] ?? ''

const axisLabels: Readonly<Record<Bucket, (from: string, time: string, format: Format) => string>> = {
  HOUR: (_, time, { clock, is24Hour }) => (is24Hour ? time : clock(time).replace(':00', '')),
  DAY: (date) => `${monthOf(date)} ${Number(date.slice(8))}`,
  WEEK: (date) => `${monthOf(date)} ${Number(date.slice(8))}`,
  MONTH: (date) => monthOf(date),
}

function formatTime({ fromAt, toAt }: Returned, bucket: Bucket, isTwice: boolean, format: Format): string {
  const [from, to] = [format.wall(fromAt), format.wall(toAt - 1)]
  if (bucket === 'HOUR') {
    const offset = isTwice ? ` (UTC ${new Date(fromAt * 1000).toISOString().slice(11, 16)})` : ''
    return `${format.timeRange(fromAt, toAt)}${offset}`
  }
  return from.date === to.date ? format.shortDay(from.date) : `${format.day(from.date)} – ${format.day(to.date)}`
}

const getKey = ({ fromAt, toAt }: Bar): string => `${fromAt}-${toAt}`

interface EarningChartProps {
  readonly graph: Graph
  readonly currencyCode: string | null
  readonly open: Bar | null
  readonly onOpen: (bar: Bar | null) => void
}

/** Income over the period: selecting a bar lists its payments, selecting it again lists all. A table has the same data. */
export function EarningChart({ graph: { bucket, points }, currencyCode, open, onOpen }: EarningChartProps) {
  const format = useFormat()
  const [isTable, setTable] = useState(false)
  const returned = (points ?? []).filter(isReturned)
  if (!bucket || returned.length === 0) return null
  const money = (value: number): string => format.money(value, currencyCode)
  const clocks = returned.map(({ fromAt }) => format.wall(fromAt).time)
  const bars = returned.map((point, index): ChartBar & { readonly time: string; readonly payments: number | null } => {
    const { date, time } = format.wall(point.fromAt)
    const isTwice = bucket === 'HOUR' && clocks.filter((clock) => clock === time).length > 1
    const when = formatTime(point, bucket, isTwice, format)
    const payments = point.paymentsCount
    return {
      key: getKey(point),
      label: axisLabels[bucket](date, clocks[index] ?? time, format),
      text: `${when}: ${money(point.amount)}${payments === null ? '' : ` in ${payments} ${payments === 1 ? 'payment' : 'payments'}`}`,
      value: point.amount,
      time: when,
      payments,
    }
  })
  const choose = (key: string): void => {
    const point = returned.find((item) => getKey(item) === key)
    onOpen(point && !(open && getKey(open) === key) ? { fromAt: point.fromAt, toAt: point.toAt } : null)
  }
  return (
    <div>
      {isTable ? (
        <div className={classes.twin} tabIndex={0} role="region" aria-label="Received, as a table">
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Payments</th>
                <th scope="col">Received</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ key, time, payments, value }) => (
                <tr key={key}>
                  <th scope="row">{time}</th>
                  <td>{payments?.toLocaleString('en') ?? '–'}</td>
                  <td>{money(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <BarChart
          label="Received over time: choose a bar to list its payments"
          bars={bars}
          chosen={open && getKey(open)}
          onChoose={choose}
          scale={(value) => money(value).replace(/\.00$/, '')}
        />
      )}
      <Button variant="subtle" size="compact-sm" className={classes.toggle} onClick={() => setTable(!isTable)}>
        {isTable ? 'Show as a chart' : 'Show as a table'}
      </Button>
    </div>
  )
}
