import { Alert } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { type CustomersWithContactQuery, useCustomersWithContactQuery } from './customerDialogs.generated.ts'
import { customerName } from './customerWords.ts'
import classes from './Customer.module.css'

/** What of a customer is compared with what is typed. null: not told. */
interface Known {
  readonly phone: string | null
  readonly email: string | null
}

/** Fewer digits are of many phones. */
const LEAST_DIGITS = 7

const phoneDigits = (phone: string): string => phone.replace(/\D/g, '')
const plainEmail = (email: string): string => email.trim().toLowerCase()

/** What to look for once that much of a phone is typed; '' for less. */
export const phoneToLookFor = (typed: string): string => (phoneDigits(typed).length >= LEAST_DIGITS ? phoneDigits(typed) : '')

/** What to look for once an email is whole; '' until then. */
export const emailToLookFor = (typed: string): string => (/^\S+@\S+\.\S+$/.test(typed.trim()) ? plainEmail(typed) : '')

/** Whether two phones are one, written with or without a country code, spaces, dashes or brackets. */
function isSamePhone(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [phoneDigits(one), phoneDigits(other)].toSorted((a, b) => a.length - b.length)
  return shorter.length >= LEAST_DIGITS && longer.endsWith(shorter)
}

/** By what of that which is typed a customer is known: "phone", "email"; null: by nothing. */
export function findByContact(
  { phone, email }: Known,
  typed: { readonly phone: string; readonly email: string },
): 'phone' | 'email' | null {
  if (phone && phoneToLookFor(typed.phone) !== '' && isSamePhone(phone, typed.phone)) return 'phone'
  return email && emailToLookFor(typed.email) !== '' && plainEmail(email) === plainEmail(typed.email) ? 'email' : null
}

const LOOK_WAIT_MS = 400

/** Somebody who has the phone or the email that is typed. */
export type ContactMatches = CustomersWithContactQuery['customers']['items'][number]

/** Whoever is found by these words; what cannot be looked for warns of nobody. */
function useFound(search: string): readonly ContactMatches[] {
  const { data } = useCustomersWithContactQuery({ variables: { search }, skip: search === '' })
  return search === '' ? [] : (data?.customers.items ?? [])
}

interface Contact {
  readonly phone: string
  readonly email: string
}

interface KnownWarningProps {
  /** Who is edited, and need not be warned of. */
  readonly not?: string | undefined
  /** What can be done about each. */
  readonly children: (known: ContactMatches) => ReactNode
}

/** Says while somebody types whom the phone or the email of the form around belongs to already. It stops nobody. */
export function KnownWarning({ not, children }: KnownWarningProps) {
  const [phone, email] = useWatch<Contact, ['phone', 'email']>({ name: ['phone', 'email'] })
  const { dirtyFields } = useFormState<Contact>()
  /** What stands there already was asked about when it was saved. */
  const asked = {
    phone: not === undefined || dirtyFields.phone ? phone : '',
    email: not === undefined || dirtyFields.email ? email : '',
  }
  const [phoneToAsk] = useDebouncedValue(phoneToLookFor(asked.phone), LOOK_WAIT_MS)
  const [emailToAsk] = useDebouncedValue(emailToLookFor(asked.email), LOOK_WAIT_MS)
  const found = [...useFound(phoneToAsk), ...useFound(emailToAsk)]
  const known = new Map(found.filter(({ id }) => id !== not).map((one) => [one.id, one]))
  const matches = [...known.values()].flatMap((one) => {
    const by = findByContact(one, asked)
    return by ? [{ one, by }] : []
  })
  return (
    <div role="status">
      {matches.length > 0 && (
        <Alert color="yellow" variant="light" icon={<IconUsers size={18} aria-hidden />}>
          <ul className={classes.matches}>
            {matches.map(({ one, by }) => (
              <li key={one.id}>
                <span>
                  <strong dir="auto">{customerName(one)}</strong> already has this {by}.
                </span>
                {children(one)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
