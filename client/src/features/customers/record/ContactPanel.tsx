import { IconMail, IconPhone } from '@tabler/icons-react'
import { ContactLink, Fact, Panel } from '../../../kit/record/Parts.tsx'
import { customerPhone } from '../../../parts/customers/customerPhone.ts'
import type { Customer } from './customer.ts'
import classes from '../../../kit/record/Record.module.css'

/** How to reach a customer. What nobody told is left out: it need not be missing. */
export function ContactPanel({ customer }: { readonly customer: Customer }) {
  const { name, companyName, phone, phoneCountryCode, email, tags } = customer
  const dial = phone ? customerPhone(phone, phoneCountryCode) : null
  return (
    <Panel title="Contact">
      {name && companyName && companyName !== name && (
        <p className={classes.strong} dir="auto">
          {companyName}
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
      {!dial && !email && <p className={classes.soft}>No phone or email told</p>}
      {tags && tags.length > 0 && <Fact label="Tags">{tags.join(', ')}</Fact>}
    </Panel>
  )
}
