/** Stands before the digits of a phone without its country code. */
export const NATIONAL = '\t'
/** Stands before them if the country code is missing. */
export const WITHOUT_CODE = '\t\t'

export interface SearchedPhone {
  readonly phone?: string | null | undefined
  readonly countryCode?: string | null | undefined
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** A phone's digits without country code, separators and leading zeros, for comparing. */
export const nationalDigits = (phone: string): string => digitsOf(phone).replace(/^0+/, '')

/** A phone's digits with and without its country code; '' without a phone. */
export function phoneText({ phone, countryCode }: SearchedPhone): string {
  const national = nationalDigits(phone ?? '')
  const code = digitsOf(countryCode ?? '')
  if (national === '') return ''
  return code === '' ? `${WITHOUT_CODE}${national}` : `${code}${national}${NATIONAL}${national}`
}
