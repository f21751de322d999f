import type { z } from '../wire/zod.ts'
import type { AdminAuthority, CancelReason, City, Country, Currency, IpLocation, Language, State } from './schemas.ts'

export const cancelReasons: z.input<typeof CancelReason>[] = [
  { id: 1, reason: 'Customer asked to cancel', requires_note: false },
  { id: 2, reason: 'Other', requires_note: true },
]

export const countries: z.input<typeof Country>[] = [
  { id: 101, name: 'India', dial_code: '91', code: 'IN' },
  { id: 233, name: 'United States', dial_code: '1', code: 'US', calLink: null },
]

export const states: z.input<typeof State>[] = [
  { id: 4008, name: 'Maharashtra', code: 'MH', country_id: 101 },
  { id: 4026, name: 'Karnataka', code: 'KA', country_id: 101 },
]

export const cities: z.input<typeof City>[] = [
  { id: 57606, name: 'Bengaluru', state_id: 4026, latitude: 12.97, longitude: 77.59 },
  { id: 57607, name: 'Mysuru', state_id: 4026, latitude: null, longitude: null },
]

export const adminAuthorities: z.input<typeof AdminAuthority>[] = [
  { key: 'manage_jobs', label: 'Manage jobs', description: 'Create, change and plan jobs', group: 'Jobs' },
  { key: 'view_prices', label: 'See prices', description: null, group: 'Money' },
]

export const languages: z.input<typeof Language>[] = [
  { id: 1, name: 'English', code: 'en', is_default: true },
  { id: 2, name: 'Deutsch', code: 'de', is_default: false },
]

export const currencies: z.input<typeof Currency>[] = [
  { id: 1, name: 'US dollar', code: 'USD', symbol: '$', decimals: 2 },
  { id: 2, name: 'Japanese yen', code: 'JPY', symbol: '¥', decimals: 0 },
]

export const ipLocation: z.input<typeof IpLocation> = {
  country: 'India',
  country_code: 'IN',
  dial_code: '91',
  city: 'Bengaluru',
  latitude: 12.97,
  longitude: 77.59,
  timezone: 'Asia/Kolkata',
}
