import type { Days } from '@callout/contracts/earnings/range'
import { useFormat } from '../../lib/format/useFormat.ts'
import { Counted } from './Counted.tsx'
import type { EarningsOverviewQuery } from './earnings.generated.ts'
import classes from './Earnings.module.css'

type Returned = EarningsOverviewQuery['earnings']

const figures = [
  {
    label: 'Received',
    value: 'total',
    how: 'Payments received in this period, in your account’s time zone, including tax. Void invoices don’t count.',
  },
  { label: 'Without tax', value: 'netTotal', how: 'Payments received, minus tax. Partial payments include their share of tax.' },
  { label: 'Tax', value: 'taxTotal', how: 'Tax included in these payments. Partial payments include their share of each invoice’s tax.' },
  {
    label: 'Discounts',
    value: 'discountTotal',
    how: 'Discounts on the invoices paid, in proportion to the amount paid. Not part of the amount received.',
  },
  { label: 'Average payment', value: 'average', how: 'Amount received divided by the number of payments.' },
] as const satisfies readonly { label: string; value: keyof Returned; how: string }[]

const counts = [
  {
    label: 'Payments',
    value: 'paymentsCount',
    how: 'Each invoice paid counts as one payment. A payment for three invoices counts three times.',
  },
  { label: 'Jobs', value: 'jobsCount', how: 'Jobs with at least one of these payments.' },
] as const satisfies readonly { label: string; value: keyof Returned; how: string }[]

function formatChange(
  { changePercent, previousTotal, currencyCode }: Returned,
  before: Days | null,
  { money, day }: ReturnType<typeof useFormat>,
) {
  if (previousTotal === null || !before) return null
  const then = before.from === before.to ? day(before.from) : `${day(before.from)} – ${day(before.to)}`
  if (changePercent === null) return previousTotal === 0 ? `No payments on ${then}` : null
  const change =
    changePercent === 0 ? 'As much as' : `${Math.abs(changePercent).toLocaleString('en')}% ${changePercent > 0 ? 'more' : 'less'} than`
  return `${change} ${then} (${money(previousTotal, currencyCode)})`
}

interface EarningFiguresProps {
  readonly earnings: Returned
  /** Days of the comparison; null: none or missing. */
  readonly before: Days | null
}

export function EarningFigures({ earnings, before }: EarningFiguresProps) {
  const format = useFormat()
  const change = formatChange(earnings, before, format)
  const tone = earnings.changePercent === null || earnings.changePercent === 0 ? undefined : earnings.changePercent > 0 ? 'up' : 'down'
  const shown = [
    ...figures.map(({ label, value, how }) => ({
      label,
      how,
      text: earnings[value] === null ? '–' : format.money(earnings[value], earnings.currencyCode),
    })),
    ...counts.map(({ label, value, how }) => ({ label, how, text: earnings[value]?.toLocaleString('en') ?? '–' })),
  ]
  return (
    <dl className={`wrap ${classes.figures}`}>
      {shown.map(({ label, text, how }, index) => (
        <div key={label} className={classes.figure} data-first={index === 0 || undefined}>
          <dt className={`row hint ${classes.label}`}>
            {label}
            <Counted label={label} how={how} />
          </dt>
          <dd className={classes.value}>{text}</dd>
          {index === 0 && change && (
            <dd className={`hint flush ${classes.change}`} data-tone={tone}>
              {change}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
