import { useSessionValue } from '../../../lib/session/session.ts'

/** Whether there is an account to go on with: a session, or a pending one. */
export function useHasSession(): boolean {
  const values = [useSessionValue('authToken'), useSessionValue('verifyToken'), useSessionValue('verifyUser')]
  return values.some((value) => value !== null)
}
