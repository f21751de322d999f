import { formatPhone, phoneHref } from '@callout/contracts/words/phone'

interface Phone {
  /** Formatted. */
  readonly text: string
  /** For `tel:`. */
  readonly href: string
}

/** A customer's phone. Some backends repeat the country code in the number. */
export function customerPhone(phone: string, countryCode: string | null): Phone {
  if (!phone.startsWith('+')) return { text: formatPhone(phone, countryCode), href: phoneHref(phone, countryCode) }
  const digits = phone.replace(/\D/g, '')
  const code = countryCode?.replace(/\D/g, '') ?? ''
  if (code === '' || !digits.startsWith(code)) return { text: phone, href: `tel:+${digits}` }
  const national = digits.slice(code.length)
  return { text: formatPhone(national, code), href: phoneHref(national, code) }
}
