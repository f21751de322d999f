import { IconAlertOctagon } from '@tabler/icons-react'
import { Fact, Panel } from '../../../components/record/Parts.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { ContactLinks, type Reachable } from './ContactLinks.tsx'
import { CustomerLink } from './CustomerLink.tsx'
import classes from '../../../components/record/Record.module.css'

/** Customer data of other records. null: missing. */
interface ShownCustomer extends Reachable {
  readonly id: string
  readonly outstandingBalance: number | null
  readonly isDoNotService: boolean | null
  readonly notes: string | null
}

interface CustomerPanelProps {
  readonly customer: ShownCustomer | null
  readonly currencyCode: string | null
}

export function CustomerPanel({ customer, currencyCode }: CustomerPanelProps) {
  const { money } = useFormat()
  if (!customer) return null
  const { id, name, companyName, outstandingBalance, isDoNotService, notes } = customer
  return (
    <Panel title="Customer">
      <p className="bold" dir="auto">
        <CustomerLink id={id} name={name ?? companyName ?? `Customer #${id}`} />
      </p>
      {isDoNotService && (
        <p className={`row ${classes.warning}`}>
          <IconAlertOctagon size={16} aria-hidden /> Do not service
        </p>
      )}
      <ContactLinks of={customer} />
      {outstandingBalance !== null && (
        <Fact label="Outstanding">
          <span className={outstandingBalance > 0 ? classes.owed : classes.figure}>{money(outstandingBalance, currencyCode)}</span>
        </Fact>
      )}
      {notes && (
        <p className={classes.note} dir="auto">
          {notes}
        </p>
      )}
    </Panel>
  )
}
