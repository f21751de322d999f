/** Spec §9: +1 when formatting without a code. */
const DEFAULT_PHONE_COUNTRY_CODE = '1'

const northAmerican = (digits: string): string => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
const inGroups = (digits: string): string => digits.replace(/(\d{3,4})(?=(\d{3})+$)/g, '$1 ')

/** "+1 (555) 010-0199", "+44 207 946 0958". */
export function formatPhone(phone: string, countryCode?: string | null): string {
  const digits = phone.replace(/\D/g, '')
  const code = (countryCode || DEFAULT_PHONE_COUNTRY_CODE).replace(/\D/g, '')
  return `+${code} ${code === '1' && digits.length === 10 ? northAmerican(digits) : inGroups(digits)}`
}

/** What `tel:` wants. */
export const phoneHref = (phone: string, countryCode?: string | null): string =>
  `tel:+${(countryCode || DEFAULT_PHONE_COUNTRY_CODE).replace(/\D/g, '')}${phone.replace(/\D/g, '')}`
