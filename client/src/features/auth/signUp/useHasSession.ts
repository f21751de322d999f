import { useSessionValue } from '../../../lib/session/session.ts'

/** Whether sign-up has an account to continue with: a session, or a pending one. */
export function useHasSession(): boolean {
  const values = [useSessionValue('authToken'), useSessionValue('verifyToken'), useSessionValue('verifyUser')]
  return values.some((value) => value !== null)
}
