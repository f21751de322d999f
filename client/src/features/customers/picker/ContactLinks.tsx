import { websiteUrl } from '@callout/contracts/text/rules'
import { IconMail, IconPhone, IconWorld } from '@tabler/icons-react'
import { ContactLink } from '../../../components/record/Parts.tsx'
import { mailHref } from '../../../lib/format/mailHref.ts'
import { phoneHref, usePhoneFormat } from '../../../lib/phones/formatPhone.ts'
import classes from '../../../components/record/Record.module.css'

/** Contact data. null: missing. */
export interface Reachable {
  readonly name: string | null
  readonly companyName: string | null
  readonly phone: string | null
  readonly phoneCountryCode: string | null
  readonly alternatePhone?: string | null
  readonly alternatePhoneCountryCode?: string | null
  readonly email: string | null
  readonly website?: string | null
}

const phonesOf = ({ phone, phoneCountryCode, alternatePhone, alternatePhoneCountryCode = null }: Reachable) =>
  [
    { digits: phone, code: phoneCountryCode },
    { digits: alternatePhone, code: alternatePhoneCountryCode },
  ].flatMap(({ digits, code }) => (digits ? [{ digits, code, href: phoneHref(digits, code) }] : []))

/** An email address that breaks before its `@` if it is too long. */
function Address({ of }: { readonly of: string }) {
  const at = Math.max(0, of.lastIndexOf('@'))
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  )
}

interface ContactLinksProps {
  readonly of: Reachable
  /** Text without a phone and an email. */
  readonly none?: string
}

/** Company (if it is not the name), phones, email and website. Missing values are omitted. */
export function ContactLinks({ of, none }: ContactLinksProps) {
  const { name, companyName, email } = of
  const formatPhone = usePhoneFormat()
  const phones = phonesOf(of)
  const website = of.website ?? ''
  const site = websiteUrl(website)
  return (
    <>
      {name && companyName && companyName !== name && (
        <p className={classes.soft} dir="auto">
          {companyName}
        </p>
      )}
      {phones.map(({ digits, code, href }) => (
        <ContactLink key={href} href={href} Icon={IconPhone}>
          {formatPhone(digits, code)}
        </ContactLink>
      ))}
      {email && (
        <ContactLink href={mailHref(email)} Icon={IconMail}>
          <Address of={email} />
        </ContactLink>
      )}
      {site && (
        <ContactLink href={site} Icon={IconWorld} isAway>
          {website.replace(/^https?:\/\/|[/?#].*$/gi, '')}
        </ContactLink>
      )}
      {none && phones.length === 0 && !email && <p className={classes.soft}>{none}</p>}
    </>
  )
}
