import { IconAlertOctagon, IconPlus } from '@tabler/icons-react'
import type { FindCustomersQuery } from './customers.generated.ts'
import { customerFacts, customerName } from './customerText.ts'
import { usePhoneFormat } from '../../../lib/phones/formatPhone.ts'
import classes from './Customer.module.css'

interface CustomerOptionProps {
  readonly customer: FindCustomersQuery['customers']['items'][number]
}

export function CustomerOption({ customer }: CustomerOptionProps) {
  const formatPhone = usePhoneFormat()
  return (
    <div className={classes.option}>
      <span className="strong" dir="auto">
        {customerName(customer)}
      </span>
      {customer.isDoNotService && (
        <span className={`inline ${classes.refused}`}>
          <IconAlertOctagon size={14} aria-hidden /> Do not service
        </span>
      )}
      <span className={`small ${classes.facts}`} dir="auto">
        {customerFacts(customer, formatPhone).join(' · ')}
      </span>
    </div>
  )
}

export function NewCustomerOption({ typed }: { readonly typed: string }) {
  return (
    <span className={`row ${classes.newOption}`}>
      <IconPlus size={16} aria-hidden /> {typed ? `New customer “${typed}”` : 'New customer'}
    </span>
  )
}
