import { formatPhone, phoneHref } from '@callout/contracts/words/phone'

interface Phone {
  /** As a person reads it. */
  readonly text: string
  /** As `tel:` wants it. */
  readonly href: string
}

/** A customer's phone. Some backends send the number with its country code in front, besides the code itself. */
export function customerPhone(phone: string, countryCode: string | null): Phone {
  if (!phone.startsWith('+')) return { text: formatPhone(phone, countryCode), href: phoneHref(phone, countryCode) }
  const digits = phone.replace(/\D/g, '')
  const code = countryCode?.replace(/\D/g, '') ?? ''
  if (code === '' || !digits.startsWith(code)) return { text: phone, href: `tel:+${digits}` }
  const national = digits.slice(code.length)
  return { text: formatPhone(national, code), href: phoneHref(national, code) }
}
