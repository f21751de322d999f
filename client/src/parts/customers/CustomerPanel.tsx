import { IconAlertOctagon, IconMail, IconPhone } from '@tabler/icons-react'
import { ContactLink, Fact, Panel } from '../../kit/record/Parts.tsx'
import { useFormat } from '../../shared/format/useFormat.ts'
import { CustomerLink } from './CustomerLink.tsx'
import { customerPhone } from './customerPhone.ts'
import classes from '../../kit/record/Record.module.css'

/** What others show of a customer. null: not told. */
interface ShownCustomer {
  readonly id: string
  readonly name: string | null
  readonly companyName: string | null
  readonly phone: string | null
  readonly phoneCountryCode: string | null
  readonly email: string | null
  readonly outstandingBalance: number | null
  readonly isDoNotService: boolean | null
  readonly notes: string | null
}

interface CustomerPanelProps {
  readonly customer: ShownCustomer | null
  readonly currencyCode: string | null
}

/** Who the work is for, and what has to be known about them. */
export function CustomerPanel({ customer, currencyCode }: CustomerPanelProps) {
  const { money } = useFormat()
  if (!customer) return null
  const { id, name, companyName, phone, phoneCountryCode, email, outstandingBalance, isDoNotService, notes } = customer
  const dial = phone ? customerPhone(phone, phoneCountryCode) : null
  return (
    <Panel title="Customer">
      <p className={classes.strong} dir="auto">
        <CustomerLink id={id} name={name ?? companyName ?? `Customer #${id}`} />
      </p>
      {companyName && companyName !== name && (
        <p className={classes.soft} dir="auto">
          {companyName}
        </p>
      )}
      {isDoNotService && (
        <p className={classes.warning}>
          <IconAlertOctagon size={16} aria-hidden /> Do not service
        </p>
      )}
      {dial && (
        <ContactLink href={dial.href} Icon={IconPhone}>
          {dial.text}
        </ContactLink>
      )}
      {email && (
        <ContactLink href={`mailto:${email}`} Icon={IconMail}>
          {email}
        </ContactLink>
      )}
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
