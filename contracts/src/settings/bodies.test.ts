import { expect, test } from 'vitest'
import { z } from '../wire/zod.ts'
import { UpdateCompanyBody, UpdateCustomerSettingBody, UpdateJobSettingBody, UpdateTeamSettingBody } from './bodies.ts'

const problems = (schema: z.ZodMiniType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('a company requires a name and a zone', () => {
  expect(problems(UpdateCustomerSettingBody, { company_name: ' ', timezone: '' })).toEqual(['company_name: Required', 'timezone: Required'])
  expect(problems(UpdateCustomerSettingBody, {})).toEqual([])
})

test.each([
  [3, 'Minimum value should be 4'],
  [4, undefined],
  [100, undefined],
  [101, 'Maximum value should be 100'],
  [4.5, 'Entered value should be positive number'],
  ['', 'Required'],
])('of minutes from 4 to 100, %s: %s', (minutes, message) => {
  expect(problems(UpdateTeamSettingBody, { slot_minutes: minutes })).toEqual(message ? [`slot_minutes: ${message}`] : [])
  expect(problems(UpdateJobSettingBody, { late_after_minutes: minutes })).toEqual(message ? [`late_after_minutes: ${message}`] : [])
})

test('days until an invoice is due, and the usual length of a job, are positive numbers', () => {
  for (const number of [0, -1, 1.5]) {
    expect(problems(UpdateCustomerSettingBody, { invoice_due_days: number })).toEqual([
      'invoice_due_days: Entered value should be positive number',
    ])
    expect(problems(UpdateJobSettingBody, { default_duration_minutes: number })).toEqual([
      'default_duration_minutes: Entered value should be positive number',
    ])
  }
  expect(problems(UpdateJobSettingBody, { arrival_window_minutes: 0 })).toEqual([])
})

test('tax after discount and discount after tax exclude each other', () => {
  expect(problems(UpdateCustomerSettingBody, { tax_basis: 1, discount_basis: 1 })).toEqual([
    'discount_basis: Choose either tax after discount or discount after tax, not both.',
  ])
})

const days = (...hours: object[]) => problems(UpdateTeamSettingBody, { business_hours: hours })

test('a working day requires both times in order', () => {
  expect(days({ day: 1, is_on: true, open: '17:00', close: '09:00' })).toEqual([
    'business_hours.0.open: Business open time must be before Business close time.',
  ])
  expect(days({ day: 1, is_on: true, open: '09:00', close: '09:00' })).toEqual([
    'business_hours.0.open: Business open time must be before Business close time.',
  ])
  expect(days({ day: 1, is_on: true, open: '', close: null })).toEqual([
    'business_hours.0.open: Required',
    'business_hours.0.close: Required',
  ])
  expect(days({ day: 0, is_on: false, open: null, close: '' }, { day: 1, is_on: true, open: '09:00', close: '17:00' })).toEqual([])
})

test('a holiday is a calendar day', () => {
  expect(problems(UpdateTeamSettingBody, { holidays: [{ date: '2027-02-29', name: 'Leap' }] })).toEqual(['holidays.0.date: Choose a day'])
})

test('a logo is a small picture without scripts', () => {
  const logo = (text: string) => problems(UpdateCompanyBody, { id: 1, logo: text })
  expect(logo('data:image/png;base64,iVBORw0KGgo=')).toEqual([])
  expect(logo('')).toEqual([])
  expect(logo('data:image/svg+xml;base64,PHN2Zz4=')).toEqual(['logo: Choose a PNG, JPEG or WebP picture'])
  expect(logo(`data:image/png;base64,${'A'.repeat(100_000)}`)).toEqual(['logo: Choose a smaller picture'])
})
