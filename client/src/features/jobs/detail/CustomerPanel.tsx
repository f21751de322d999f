import { IconAlertOctagon, IconMail, IconPhone } from '@tabler/icons-react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { customerPhone } from '../../../parts/customers/customerPhone.ts'
import { Fact } from './Fact.tsx'
import type { Job } from './JobDetail.tsx'
import { Panel } from './Panel.tsx'
import classes from './JobDetail.module.css'

interface CustomerPanelProps {
  readonly customer: Job['customer']
  readonly currencyCode: string | null
}

export function CustomerPanel({ customer, currencyCode }: CustomerPanelProps) {
  const { money } = useFormat()
  if (!customer) return null
  const { id, name, companyName, phone, phoneCountryCode, email, outstandingBalance, isDoNotService, notes } = customer
  const dial = phone ? customerPhone(phone, phoneCountryCode) : null
  return (
    <Panel title="Customer">
      <p className={classes.strong} dir="auto">
        {name ?? companyName ?? `Customer #${id}`}
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
        <a className={classes.contact} href={dial.href}>
          <IconPhone size={16} aria-hidden />
          {dial.text}
        </a>
      )}
      {email && (
        <a className={classes.contact} href={`mailto:${email}`}>
          <IconMail size={16} aria-hidden />
          <span className={classes.ellipsis} dir="auto">
            {email}
          </span>
        </a>
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
