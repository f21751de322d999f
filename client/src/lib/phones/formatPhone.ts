import { dialDigits, formatNorthAmerican } from '@callout/contracts/text/phone'
import { createStore, useStore } from '../createStore.ts'
import { phoneReader } from './phoneReader.ts'

export type PhoneFormat = (phone: string, countryCode?: string | null) => string

const withoutGroups: PhoneFormat = (phone, countryCode) => {
  const known = formatNorthAmerican(phone, countryCode)
  if (known !== null) return known
  if (/\d/.test(phone)) loadPhoneGroups().catch(() => undefined)
  return /^\d+$/.test(phone) ? `+${dialDigits(countryCode)} ${phone}` : phone
}

const format = createStore(withoutGroups)

/** Loads the groups of all countries, which are larger than a list's rows. A failed download is tried again with the next phone. */
export async function loadPhoneGroups(): Promise<void> {
  if (format.read() !== withoutGroups) return
  const { groupedPhone } = await phoneReader.load()
  format.write((phone, countryCode) => formatNorthAmerican(phone, countryCode) ?? groupedPhone(phone, countryCode))
}

/** "+1 (555) 010-0199", "+44 20 7946 0958". Text that is no phone is unchanged. The first phone of another country loads the groups. */
export const formatPhone: PhoneFormat = (phone, countryCode) => format.read()(phone, countryCode)

/** `formatPhone`, for a component that shows phones: it renders again when the groups are loaded. */
export const usePhoneFormat = (): PhoneFormat => useStore(format)

export function phoneHref(phone: string, countryCode: string | null | undefined): string {
  const digits = phone.replace(/\D/g, '')
  const isWhole = phone.startsWith('+') || (dialDigits(countryCode) === '1' && /^1\d{10}$/.test(digits))
  return `tel:+${isWhole ? '' : dialDigits(countryCode)}${digits}`
}

export const textHref = (phone: string): string => phone.replace(/^tel:/, 'sms:')
