import { expect, test } from 'vitest'
import { BranchBody, BranchChangeBody, BranchHeadBody } from '../branches/schemas.ts'
import { RegistrationBody } from '../auth/schemas.ts'
import { CustomerBody, CustomerChangeBody } from '../customers/schemas.ts'
import { UpdateGeneralDataBody, UpdateOwnProfileBody, UpdateProfileBody } from '../profile/schemas.ts'
import { UpdateCompanyBody } from '../settings/bodies.ts'
import { StaffBody, StaffChangeBody } from '../staff/schemas.ts'
import { ContactBody } from '../support/schemas.ts'
import type { z } from '../wire/zod.ts'

const messageAt = (schema: z.ZodMiniType, body: Readonly<Record<string, unknown>>, field: string): string[] =>
  (schema.safeParse(body).error?.issues ?? []).filter(({ path }) => path[0] === field).map(({ message }) => message)

const bodies: Readonly<Record<string, z.ZodMiniType>> = {
  BranchBody,
  BranchChangeBody,
  BranchHeadBody,
  CustomerBody,
  CustomerChangeBody,
  RegistrationBody,
  StaffBody,
  StaffChangeBody,
  UpdateCompanyBody,
  UpdateGeneralDataBody,
  UpdateOwnProfileBody,
  UpdateProfileBody,
}
const onlyDigits = 'Must be only digits'
const invalidPhone = 'Please type valid mobile number'

test.each(Object.entries(bodies))('%s takes 4 to 15 digits with the country code', (_, schema) => {
  const messages = (phone: string, phone_country_code = '1') => messageAt(schema, { phone, phone_country_code }, 'phone')
  expect(messages('5125550131')).toEqual([])
  expect(messages('512 555 0131')).toEqual([onlyDigits])
  expect(messages('+15125550131')).toEqual([onlyDigits])
  expect(messages('512')).toEqual([invalidPhone])
  expect(messages('12345678901234')).toEqual([])
  expect(messages('123456789012345')).toEqual([invalidPhone])
  expect(messages('1234567890123456')).toEqual([invalidPhone])
  expect(messages('123456789012345', '')).toEqual([invalidPhone])
  expect(messages('123456789012', '353')).toEqual([])
  expect(messages('1234567890123', '353')).toEqual([invalidPhone])
})

test.each([
  ['alternate_phone', CustomerBody],
  ['alternate_phone', UpdateOwnProfileBody],
  ['alternate_no', BranchBody],
  ['alternate_no', UpdateProfileBody],
] as const)('%s follows the same rule', (field, schema) => {
  const messages = (phone: string) => messageAt(schema, { [field]: phone, alternate_phone_country_code: '44' }, field)
  expect(messages('2079460958')).toEqual([])
  expect(messages('020-7946')).toEqual([onlyDigits])
  expect(messages('12345678901234')).toEqual([invalidPhone])
})

test.each([
  ['organization_phone', UpdateOwnProfileBody],
  ['phone', ContactBody],
] as const)('%s without a country code has 4 to 15 digits', (field, schema) => {
  const messages = (phone: string) => messageAt(schema, { [field]: phone }, field)
  expect(messages('123456789012345')).toEqual([])
  expect(messages('1234567890123456')).toEqual([invalidPhone])
  expect(messages('call me')).toEqual([onlyDigits])
})
