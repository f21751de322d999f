import { LineTable } from './LineTable.tsx'
import { Section } from '../../components/record/Parts.tsx'
import type { Sold } from './sold.ts'
import { Sums } from './Sums.tsx'
import classes from './LineItems.module.css'

/** Sold items and their totals, without prices for users who don't see them. */
export function LineItems({ of }: { readonly of: Sold }) {
  if (!of.lineItems?.length) return null
  return (
    <Section title="Line items">
      <LineTable lines={of.lineItems} currencyCode={of.currencyCode} className={classes.table} />
      <Sums of={of} />
    </Section>
  )
}
