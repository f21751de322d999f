/** What of a customer is compared with what is typed. null: not told. */
interface Known {
  readonly phone: string | null
  readonly email: string | null
}

/** Fewer digits are of many phones. */
const LEAST_DIGITS = 7

export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '')
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
export function knownBy({ phone, email }: Known, typed: { readonly phone: string; readonly email: string }): 'phone' | 'email' | null {
  if (phone && phoneToLookFor(typed.phone) !== '' && isSamePhone(phone, typed.phone)) return 'phone'
  return email && emailToLookFor(typed.email) !== '' && plainEmail(email) === plainEmail(typed.email) ? 'email' : null
}
