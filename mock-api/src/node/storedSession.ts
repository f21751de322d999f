import type { SignedIn } from './types.ts'

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Local storage of a signed-in user (spec §3 "Session storage"); of one whose email address isn't verified, the pending token. */
export function storedSession({ token, user }: SignedIn): Readonly<Record<string, string>> {
  const details = user['user_profile_details'] as { readonly organization_name?: string | null } | null | undefined
  const isPending = user['is_verification_required'] === true
  const values = {
    authToken: isPending ? '' : token,
    verifyToken: isPending ? token : '',
    verifyUser: isPending ? 'true' : '',
    branchId: text(user.branch_id),
    authName: text(user.name),
    authEmail: text(user.email),
    userType: text(user.user_type),
    dateFormat: text(user.date_format),
    timeFormat: text(user.time_format),
    organization_name: text(details?.organization_name),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
