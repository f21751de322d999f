import { FREE_TRIAL_SKU } from '@callout/contracts/constants'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { responseCode } from '@callout/contracts/wire/envelope'
import { messages } from '@callout/contracts/text/messages'
import type { Clock } from '../clock.ts'
import { ApiError } from './apiError.ts'
import { sessionOf } from '../resources/auth/sessions.ts'
import type { CompanyRecord, UserRecord } from '../resources/profile/records.ts'
import type { Store } from '../db/store.ts'

export interface Caller {
  readonly user: UserRecord
  readonly company: CompanyRecord
}

/** The token of an Authorization header, with or without `Bearer`. */
const tokenOf = (header: string | undefined): string => (header ?? '').replace(/^Bearer\s+/i, '').trim()

const unauthenticated = (message: string): ApiError => new ApiError(responseCode.UNAUTHENTICATED, message)

/** The user of a session or pending token. Throws 401. */
export function identify(store: Store, clock: Clock, authorization: string | undefined) {
  const token = tokenOf(authorization)
  if (token === '') throw unauthenticated('Please sign in to continue.')
  const session = sessionOf(store, clock, token)
  const user = session && store.users.get(session.user_id)
  const company = user && store.companies.get(user.company_id)
  if (!session || !user?.is_active || !company) throw unauthenticated('Your session has ended. Please sign in again.')
  return { session, user, company }
}

function requireSubscription({ subscription }: CompanyRecord, clock: Clock): void {
  if (subscription.ends_at > clock.now()) return
  const ended = subscription.sku === FREE_TRIAL_SKU ? 'Your free trial has ended.' : 'Your subscription has expired.'
  throw new ApiError(responseCode.SUBSCRIPTION_REQUIRED, `${ended} Choose a plan to continue.`)
}

/** The caller; undefined for public endpoints. Throws 401, and 402 for writes after the subscription has ended. */
export function admit(
  row: Endpoint,
  store: Store,
  clock: Clock,
  authorization: string | undefined,
  /** The company after due plan renewals. */
  current: (company: CompanyRecord) => CompanyRecord = (company) => company,
): Caller | undefined {
  if (row.access === 'public') return undefined
  const { session, user, company: known } = identify(store, clock, authorization)
  const company = current(known)
  if (row.access === 'pending') return { user, company }
  if (session.kind === 'pending') throw unauthenticated(messages.confirmWithOtp)
  if (row.method !== 'GET' && !row.whenEnded) requireSubscription(company, clock)
  return { user, company }
}

/** A record of the caller's company. Throws 404 for others, and for unknown ones. */
export function requireOwned<R extends { readonly company_id: number | null }>(
  company: CompanyRecord,
  record: R | undefined,
  noun = 'record',
): R {
  if (record?.company_id !== company.id) throw new ApiError(responseCode.NOT_FOUND, `This ${noun} doesn’t exist.`)
  return record
}
