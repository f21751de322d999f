import classes from '../../../kit/list/ListCards.module.css'
import type { Format } from '../../../shared/format/useFormat.ts'
import { CustomerMarks, Tags } from './CustomerMarks.tsx'
import { personOf, phoneOf } from './customerColumns.tsx'
import type { CustomerRowFragment } from './customerList.generated.ts'

interface CustomerCardBodyProps {
  readonly customer: CustomerRowFragment
  readonly format: Format
}

/** How to reach a customer and where, what comes next, and what is owed. */
export function CustomerCardBody({ customer, format }: CustomerCardBodyProps) {
  const { email, city, tags, nextVisitAt, outstandingBalance: owed } = customer
  return (
    <>
      <div className={classes.line} dir="auto">
        {[personOf(customer), phoneOf(customer)].filter(Boolean).join(' · ')}
      </div>
      <div className={classes.soft} dir="auto">
        {[city, email].filter(Boolean).join(' · ')}
      </div>
      <div className={classes.bottom}>
        <CustomerMarks customer={customer} />
        <Tags tags={tags} />
        {nextVisitAt !== null && <span className={classes.number}>Next visit {format.dayOf(nextVisitAt)}</span>}
        {owed !== null && owed > 0 && <span className={classes.total}>{format.money(owed)} due</span>}
      </div>
    </>
  )
}
