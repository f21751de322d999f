import { LineTable } from './LineTable.tsx'
import { Section } from '../../components/record/Parts.tsx'
import type { Sold } from './sold.ts'
import { Sums } from './Sums.tsx'
import type { ReactNode } from 'react'
import record from '../../components/record/Record.module.css'
import classes from './LineItems.module.css'

interface LineItemsProps {
  readonly of: Sold
  /** Beside the title, also without items. */
  readonly aside?: ReactNode
}

/** Sold items and their totals, without prices for users who don't see them. */
export function LineItems({ of, aside }: LineItemsProps) {
  if (!of.lineItems?.length && !aside) return null
  return (
    <Section title="Line items" aside={aside}>
      {of.lineItems?.length ? (
        <>
          <LineTable lines={of.lineItems} currencyCode={of.currencyCode} className={classes.table} />
          <Sums of={of} />
        </>
      ) : (
        <p className={record.soft}>No line items</p>
      )}
    </Section>
  )
}
