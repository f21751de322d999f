import { dialCodeOf } from './dialCode.ts'

const DEFAULT_PHONE_COUNTRY_CODE = '1'

const northAmerican = (digits: string): string => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
const inGroups = (digits: string): string => digits.replace(/(\d{3,4})(?=(\d{3})+$)/g, '$1 ')

/** "+1 (555) 010-0199", "+44 207 946 0958". */
export function formatPhone(phone: string, countryCode?: string | null): string {
  const digits = phone.replace(/\D/g, '')
  const code = (countryCode || DEFAULT_PHONE_COUNTRY_CODE).replace(/\D/g, '')
  return `+${code} ${code === '1' && digits.length === 10 ? northAmerican(digits) : inGroups(digits)}`
}

/** Formats "+15550100199" like `formatPhone`; other text is unchanged. */
export function formatDialed(address: string): string {
  const [, digits] = /^\+(\d{8,15})$/.exec(address) ?? []
  if (digits === undefined) return address
  const code = dialCodeOf(digits)
  return formatPhone(digits.slice(code.length), code)
}

/** URL for `tel:` links. */
export const phoneHref = (phone: string, countryCode?: string | null): string =>
  `tel:+${(countryCode || DEFAULT_PHONE_COUNTRY_CODE).replace(/\D/g, '')}${phone.replace(/\D/g, '')}`
