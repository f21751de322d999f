import { invoiceAge } from '@callout/contracts/invoices/codes'
import { Link, useSearchParams } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { type Totals, totalWords } from './invoiceTotals.ts'
import classes from './invoiceList.module.css'

/** What a link to one age keeps of the address: the search and the other filters. */
function ageAddress(params: URLSearchParams, age: string): string {
  const kept = new URLSearchParams(params)
  for (const name of ['page', 'view', 'tab', 'age']) kept.delete(name)
  kept.set('tab', 'unpaid')
  kept.set('age', age.toLowerCase())
  return `${paths.invoices()}?${kept}`
}

/** What the invoices come to under this search, and what is open by its age: each age opens its rows. */
export function InvoiceAges({ totals }: { readonly totals: Totals }) {
  const format = useFormat()
  const [params] = useSearchParams()
  const ages = (totals.ages ?? []).filter(({ count }) => (count ?? 0) > 0)
  return (
    <>
      <span>{totalWords(totals, format)}</span>
      {ages.length > 0 && (
        <ul className={classes.ages} aria-label="Balance by age">
          {ages.map(({ age, count, balance }) => (
            <li key={age}>
              <Link to={ageAddress(params, age)} className={classes.age} data-age={age}>
                <span className={classes.ageLabel}>{invoiceAge[age].label}</span>
                <span className={classes.ageSum}>{balance === null ? count?.toLocaleString('en') : format.money(balance)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
