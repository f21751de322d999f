import { timeFormat } from '@callout/contracts/constants'
import { userType } from '@callout/contracts/profile/userType'
import { type Session, writeSession } from './session.ts'

export interface SessionUser {
  readonly email?: string | null
  readonly name?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly userType?: string | null
  readonly branchId?: string | null
  readonly dateFormat?: string | null
  readonly timeFormat?: string | null
  readonly timezone?: string | null
  readonly currencyCode?: string | null
  readonly userProfileDetails?: { readonly organizationName?: string | null } | null
}

export const displayName = (user: SessionUser): string =>
  user.name || [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email || ''

/** The enum's wire value as text; null if missing. */
const codeIn = (table: Readonly<Record<string, { readonly code: string | number }>>, name: string | null | undefined): string | null =>
  name ? String(table[name]?.code ?? name) : null

/** Profile data that every screen needs at once: identity, date and amount formats. */
export const sessionOf = (user: SessionUser): Session => ({
  authName: displayName(user),
  authEmail: user.email,
  branchId: user.branchId,
  userType: codeIn(userType, user.userType),
  dateFormat: user.dateFormat,
  timeFormat: codeIn(timeFormat, user.timeFormat),
  timezone: user.timezone,
  currencyCode: user.currencyCode,
  organization_name: user.userProfileDetails?.organizationName,
})

export const storeUser = (user: SessionUser): void => writeSession(sessionOf(user))
