import { useSyncExternalStore } from 'react'

/** Whether the server has asked, in the middle of the app, to verify the email address first. */
let isWantedNow = false
const listeners = new Set<() => void>()

export function wantVerification(isWanted: boolean): void {
  if (isWanted === isWantedNow) return
  isWantedNow = isWanted
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useVerificationWanted = (): boolean => useSyncExternalStore(subscribe, () => isWantedNow)
