import { Fact, Panel } from '../../../kit/record/Parts.tsx'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { useHolds } from '../../../shared/session/useHolds.ts'
import type { Customer } from './customer.ts'
import classes from '../../../kit/record/Record.module.css'

/** What a customer owes and was billed, for those who may see prices, as far as it is told. */
export function BalancePanel({ customer: { outstandingBalance, billedTotal } }: { readonly customer: Customer }) {
  const { money } = useFormat()
  const seesPrices = useHolds('view_prices')
  if (!seesPrices || (outstandingBalance === null && billedTotal === null)) return null
  return (
    <Panel title="Balance">
      {outstandingBalance !== null && (
        <Fact label="Outstanding">
          <span className={outstandingBalance > 0 ? classes.owed : classes.figure}>{money(outstandingBalance)}</span>
        </Fact>
      )}
      {billedTotal !== null && (
        <Fact label="Billed">
          <span className={classes.figure}>{money(billedTotal)}</span>
        </Fact>
      )}
    </Panel>
  )
}
