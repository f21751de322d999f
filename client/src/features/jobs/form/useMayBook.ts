import { holds } from '@callout/contracts/profile/authorities'
import { userType } from '@callout/contracts/profile/userType'
import { useMeQuery } from '../../../shared/session/me.generated.ts'
import { useSessionValue } from '../../../shared/session/useSessionValue.ts'

type UserTypeName = keyof typeof userType

const isUserType = (name: string | null): name is UserTypeName => name !== null && name in userType

/**
 * Whether the signed-in user may book jobs: owners, individuals, branch heads, and staff admins with `manage_jobs`. null
 * while it is not known what a staff admin may do.
 */
export function useMayBook(): boolean | null {
  const { data, error } = useMeQuery()
  const stored = useSessionValue('userType')
  const name = data?.me.userType ?? stored
  if (!isUserType(name)) return false
  if (name !== 'STAFF_ADMIN') return holds({ user_type: userType[name].code, authorities: [] }, 'manage_jobs')
  // Where nobody says, the backend refuses.
  if (!data) return error ? true : null
  return holds({ user_type: 'staff_admin', authorities: data.me.userProfileDetails?.authorities ?? [] }, 'manage_jobs')
}
