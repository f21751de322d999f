import { invoiceAge } from '@callout/contracts/invoices/codes'
import { Link, useSearchParams } from 'react-router'
import { useFormat, type Format } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import classes from './invoiceList.module.css'
import type { InvoicesQuery } from './invoiceList.generated.ts'

type Totals = NonNullable<InvoicesQuery['invoices']['totals']>

const summed = (count: number, amount: number | null, word: string, { money }: Format): string =>
  amount === null ? `${count.toLocaleString('en')} ${word}` : `${money(amount)} ${word}`

/** "$1,234.50 open · $300.00 overdue", or counts if amounts are missing. */
function formatTotal(totals: Totals, format: Format): string {
  const { unpaidCount, unpaidTotal, overdueCount, overdueTotal, paidCount, paidTotal } = totals
  return [
    unpaidCount !== null && summed(unpaidCount, unpaidTotal, 'open', format),
    overdueCount !== null && overdueCount > 0 && summed(overdueCount, overdueTotal, 'overdue', format),
    (paidTotal ?? paidCount ?? 0) > 0 && summed(paidCount ?? 0, paidTotal, 'paid', format),
  ]
    .filter(Boolean)
    .join(' · ')
}

function ageAddress(params: URLSearchParams, age: string): string {
  const remaining = new URLSearchParams(params)
  for (const name of ['page', 'view', 'tab', 'age']) remaining.delete(name)
  remaining.set('tab', 'unpaid')
  remaining.set('age', age.toLowerCase())
  return `${paths.invoices()}?${remaining}`
}

export function InvoiceAges({ totals }: { readonly totals: Totals }) {
  const format = useFormat()
  const [params] = useSearchParams()
  const ages = (totals.ages ?? []).filter(({ count }) => (count ?? 0) > 0)
  return (
    <>
      <span>{formatTotal(totals, format)}</span>
      {ages.length > 0 && (
        <ul className={`wrap ${classes.ages}`} aria-label="Balance by age">
          {ages.map(({ age, count, balance }) => (
            <li key={age}>
              <Link to={ageAddress(params, age)} className={`stack ${classes.age}`} data-age={age}>
                <span className={`small ${classes.ageLabel}`}>{invoiceAge[age].label}</span>
                <span className={`bold figures ${classes.ageSum}`}>
                  {balance === null ? count?.toLocaleString('en') : format.money(balance)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
