import { useEffect } from 'react'
import { readSession, subscribeSession } from '../shared/session/session.ts'

/**
 * Spec §4 "Auth guard". When the session ends, here or in another tab, the root changes by itself and the public one
 * leads to /login. When somebody else signs in in another tab, this one starts anew: what it shows is not theirs.
 */
export function useSessionGuard(): void {
  useEffect(() => {
    const token = readSession('authToken')
    return subscribeSession(() => {
      const current = readSession('authToken')
      if (current !== null && current !== token) window.location.reload()
    })
  }, [])
}
