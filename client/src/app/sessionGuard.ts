import { useEffect } from 'react'
import { takeWindow } from '../lib/navigation/sessionMoves.ts'
import { readSession, subscribeSession } from '../lib/session/session.ts'

const loadAnew = (): void => window.location.reload()

/**
 * Spec §4 "Auth guard". When the session ends, here or in another tab, the root changes by itself and the public one
 * leads to /login. When somebody else signs in in another tab, this one starts anew: what it shows is not theirs. A new
 * token of the same person, as after a change of password, changes nothing; the first word of who it is hands the window over.
 */
export function useSessionGuard(reload: () => void = loadAnew): void {
  useEffect(() => {
    let email = readSession('authEmail')
    if (email !== null) takeWindow(email)
    return subscribeSession(() => {
      const current = readSession('authEmail')
      if (email !== null && current !== null && current !== email) reload()
      if (email === null && current !== null) takeWindow(current)
      email ??= current
    })
  }, [reload])
}
