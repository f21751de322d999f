import { endpoints } from '@callout/contracts/endpoints'
import type { TestApp } from './testApp.ts'

export const NEW_PASSWORD = 'correct horse'
export const setup = {
  name: 'Brightside Cleaning',
  company_name: 'Brightside Cleaning',
  role_type: 'company',
  company_size: '1-5',
  address: '12 Marina Walk, Chicago, IL 60601',
  street1: '12 Marina Walk',
  city: 'Chicago',
  province: 'Illinois',
  country: 'United States',
  zipcode: '60601',
  phone_country_code: '1',
  phone: '3125550100',
  latitude: 41.88,
  longitude: -87.62,
  user_category_ids: '900004,900007',
} as const

/** Registers a user and returns the pending token. */
export async function register(mock: TestApp, email = 'nora@new.test'): Promise<string> {
  const { user } = await mock.read(endpoints.auth.register, { email, password: NEW_PASSWORD, timezone: 'America/Chicago' })
  return user.authentication_token ?? ''
}

/** The newest message to that address. */
export async function latestMail(mock: TestApp, to: string): Promise<{ subject: string; body: string; code: string | null }> {
  const [mail] = await mock.control<{ subject: string; body: string; code: string | null }[]>('GET', `/outbox?to=${to}`)
  if (!mail) throw new Error(`There is no mail to ${to}`)
  return mail
}

/** Has a code sent, and reads it from the outbox. */
export async function newCode(mock: TestApp, token: string, email = 'nora@new.test'): Promise<string> {
  await mock.read(endpoints.auth.resendOtp, {}, token)
  return (await latestMail(mock, email)).code ?? ''
}

/** The token of a registered and verified user without a profile. */
export async function newcomer(mock: TestApp, email = 'nora@new.test'): Promise<string> {
  const pending = await register(mock, email)
  const { user } = await mock.read(endpoints.auth.verifyUser, { user_code: await newCode(mock, pending, email) }, pending)
  return user.authentication_token ?? ''
}
