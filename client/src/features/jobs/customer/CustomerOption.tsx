import { Combobox } from '@mantine/core'
import { IconAlertOctagon } from '@tabler/icons-react'
import type { FindCustomersQuery } from '../form/jobForm.generated.ts'
import { customerFacts, customerName } from './customerWords.ts'
import classes from './Customer.module.css'

interface CustomerOptionProps {
  readonly customer: FindCustomersQuery['customers']['items'][number]
}

/** One who can be chosen, or who is not to be served. */
export function CustomerOption({ customer }: CustomerOptionProps) {
  return (
    <Combobox.Option value={customer.id} disabled={customer.isDoNotService === true} className={classes.option}>
      <span className={classes.name}>{customerName(customer)}</span>
      {customer.isDoNotService && (
        <span className={classes.refused}>
          <IconAlertOctagon size={14} aria-hidden /> Do not service
        </span>
      )}
      <span className={classes.facts}>{customerFacts(customer).join(' · ')}</span>
    </Combobox.Option>
  )
}
