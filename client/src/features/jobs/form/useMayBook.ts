import { useAuthority } from '../../../lib/session/useAuthority.ts'

/**
 * Whether the signed-in user may book jobs: owners, individuals, branch heads, and staff admins with `manage_jobs`. null while a staff
 * admin's authorities are unknown.
 */
export const useMayBook = (): boolean | null => useAuthority()('manage_jobs')
