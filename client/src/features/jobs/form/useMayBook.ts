import { useAuthority } from '../../../lib/session/useAuthority.ts'

/** Owners, individuals, branch heads, and staff admins with `manage_jobs`. null while a staff admin's authorities are unknown. */
export const useMayBook = (): boolean | null => useAuthority()('manage_jobs')
