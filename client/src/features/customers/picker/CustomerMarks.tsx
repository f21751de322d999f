import { IconAlertOctagon } from '@tabler/icons-react'
import { customerName } from './customerText.ts'
import classes from './CustomerMarks.module.css'

interface MarkedCustomer {
  readonly isDoNotService: boolean | null
  readonly isActive: boolean | null
}

/** Important warnings about a customer. */
export const CustomerMarks = ({ customer: { isDoNotService, isActive } }: { readonly customer: MarkedCustomer }) => (
  <>
    {isDoNotService && (
      <span className={classes.refused}>
        <IconAlertOctagon size={13} aria-hidden /> Do not service
      </span>
    )}
    {isActive === false && <span className={classes.tag}>Inactive</span>}
  </>
)

export const Tags = ({ tags }: { readonly tags: readonly string[] | null }) => (
  <span className={classes.tags}>
    {tags?.map((tag) => (
      <span key={tag} className={classes.tag} dir="auto">
        {tag}
      </span>
    ))}
  </span>
)

interface NamedCustomer extends MarkedCustomer {
  readonly id: string
  readonly name: string | null
  readonly companyName: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

export const getPerson = ({ companyName, firstName, lastName }: NamedCustomer): string =>
  companyName ? [firstName, lastName].filter(Boolean).join(' ') : ''

export function MarkedName({ customer }: { readonly customer: NamedCustomer }) {
  const person = getPerson(customer)
  return (
    <span className="row shrink gap6">
      <span className={classes.text} dir="auto">
        {customerName(customer)}
        {person && <span className={classes.soft}> · {person}</span>}
      </span>
      <CustomerMarks customer={customer} />
    </span>
  )
}
