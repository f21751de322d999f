import { useAuthority } from '../../../lib/session/useAuthority.ts'

/**
 * Whether the signed-in user may book jobs: owners, individuals, branch heads, and staff admins with `manage_jobs`. null
 * while it is not known what a staff admin may do.
 */
export const useMayBook = (): boolean | null => useAuthority()('manage_jobs')
