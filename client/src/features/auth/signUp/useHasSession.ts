import { useSessionValue } from '../../../lib/session/session.ts'

export function useHasSession(): boolean {
  const values = [useSessionValue('authToken'), useSessionValue('verifyToken'), useSessionValue('verifyUser')]
  return values.some((value) => value !== null)
}
