import { isNumberSearch } from '@callout/contracts/search/searchTerms'

/** Digits of a phone without its area code. */
const MIN_PHONE_DIGITS = 7

export const isPhoneSearch = (search: string): boolean => isNumberSearch(search) && search.replace(/\D/g, '').length >= MIN_PHONE_DIGITS

export function searchedField(search: string): 'email' | 'phone' | 'name' {
  if (search.includes('@')) return 'email'
  return isNumberSearch(search) ? 'phone' : 'name'
}
