import { isEmail } from '@callout/contracts/text/rules'
import { Alert } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { type CustomersWithContactQuery, useCustomersWithContactQuery } from './customerDialogs.generated.ts'
import { customerName } from './customerText.ts'
import classes from './Customer.module.css'

interface Known {
  readonly phone: string | null
  readonly email: string | null
}

/** Fewer digits match too many phones. */
const LEAST_DIGITS = 7

const phoneDigits = (phone: string): string => phone.replace(/\D/g, '')
const plainEmail = (email: string): string => email.trim().toLowerCase()

/** Search for a typed phone; '' if it is too short. */
export const phoneToLookFor = (typed: string): string => (phoneDigits(typed).length >= LEAST_DIGITS ? phoneDigits(typed) : '')

/** Search for a typed email; '' while incomplete. */
export const emailToLookFor = (typed: string): string => (isEmail(typed.trim()) ? plainEmail(typed) : '')

/** Whether two phones are equal, ignoring country code and formatting. */
function isSamePhone(first: string, second: string): boolean {
  const [shorter = '', longer = ''] = [phoneDigits(first), phoneDigits(second)].toSorted((a, b) => a.length - b.length)
  return shorter.length >= LEAST_DIGITS && longer.endsWith(shorter)
}

/** Which typed value a customer has: "phone", "email"; null: none. */
export function findByContact(
  { phone, email }: Known,
  typed: { readonly phone: string; readonly email: string },
): 'phone' | 'email' | null {
  if (phone && phoneToLookFor(typed.phone) !== '' && isSamePhone(phone, typed.phone)) return 'phone'
  return email && emailToLookFor(typed.email) !== '' && plainEmail(email) === plainEmail(typed.email) ? 'email' : null
}

const LOOK_WAIT_MS = 400

/** A customer with the typed phone or email. */
export type ContactMatches = CustomersWithContactQuery['customers']['items'][number]

/** Search results; empty if the search fails. */
function useFound(search: string): readonly ContactMatches[] {
  const { data } = useCustomersWithContactQuery({ variables: { search }, skip: search === '' })
  return search === '' ? [] : (data?.customers.items ?? [])
}

interface Contact {
  readonly phone: string
  readonly email: string
}

interface KnownWarningProps {
  readonly not?: string | undefined
  readonly children: (known: ContactMatches) => ReactNode
}

/** Warns while typing that another customer has the phone or email. Doesn't block saving. */
export function KnownWarning({ not, children }: KnownWarningProps) {
  const [phone, email] = useWatch<Contact, ['phone', 'email']>({ name: ['phone', 'email'] })
  const { dirtyFields } = useFormState<Contact>()
  /** Initial values were checked when they were saved. */
  const asked = {
    phone: not === undefined || dirtyFields.phone ? phone : '',
    email: not === undefined || dirtyFields.email ? email : '',
  }
  const [phoneToAsk] = useDebouncedValue(phoneToLookFor(asked.phone), LOOK_WAIT_MS)
  const [emailToAsk] = useDebouncedValue(emailToLookFor(asked.email), LOOK_WAIT_MS)
  const found = [...useFound(phoneToAsk), ...useFound(emailToAsk)]
  const known = new Map(found.filter(({ id }) => id !== not).map((item) => [item.id, item]))
  const matches = [...known.values()].flatMap((item) => {
    const by = findByContact(item, asked)
    return by ? [{ one: item, by }] : []
  })
  return (
    <div role="status">
      {matches.length > 0 && (
        <Alert color="yellow" variant="light" icon={<IconUsers size={18} aria-hidden />}>
          <ul className={`stack ${classes.matches}`}>
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
