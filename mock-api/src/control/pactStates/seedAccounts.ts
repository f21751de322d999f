import type { UserRecord } from '../../resources/profile/records.ts'
import type { Store } from '../../db/store.ts'

/** Ids and email addresses of the tiny seed. */
export const COMPANY = 1
export const OTHER_COMPANY = 2
export const ADMIN = 'admin@demo.test'
export const OWNER = 'owner@demo.test'
export const EXPIRED = 'expired@demo.test'

export type Parameters = Readonly<Record<string, unknown>>
export const numberIn = (parameters: Parameters, name: string): number => Number(parameters[name])
export const textIn = (parameters: Parameters, name: string): string => String(parameters[name])
export const numbersIn = (parameters: Parameters, name: string): number[] => parameters[name] as number[]

/** Throws where the seed lacks it. */
export const must = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`The seed has no ${what}`)
  return found
}
export const userOf = (store: Store, email: string): UserRecord => must(store.users.by('email', email)[0], email)
