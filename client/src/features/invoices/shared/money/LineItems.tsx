import { LineTable } from './LineTable.tsx'
import { Section } from '../../../../components/record/Parts.tsx'
import type { Sold } from './sold.ts'
import { Sums } from './Sums.tsx'
import classes from './LineItems.module.css'

/** What is sold, and what it comes to. Prices are absent where they are not for this person. */
export function LineItems({ of }: { readonly of: Sold }) {
  if (!of.lineItems?.length) return null
  return (
    <Section title="Line items">
      <LineTable lines={of.lineItems} currencyCode={of.currencyCode} className={classes.table} />
      <Sums of={of} />
    </Section>
  )
}
