import { useSyncExternalStore } from 'react'
import { isPublicPath, isSitePath } from '../paths.ts'
import { readSession, subscribeSession } from '../session/session.ts'
import { subscribeAddress } from './address.ts'

export type RootName = 'public' | 'app' | 'site'

/** Spec §4 "Auth guard": the app shows with a stored token; some addresses are public for everybody. */
export function rootNameOf(hasToken: boolean, pathname: string): RootName {
  if (isSitePath(pathname)) return 'site'
  return hasToken && !isPublicPath(pathname) ? 'app' : 'public'
}

/** The root of this moment. */
export const currentRoot = (): RootName => rootNameOf(readSession('authToken') !== null, window.location.pathname)

function subscribe(listener: () => void): () => void {
  const stopAddress = subscribeAddress(listener)
  const stopSession = subscribeSession(listener)
  return () => {
    stopAddress()
    stopSession()
  }
}

/** Which root belongs to the session and the address of this moment. */
export const useRootName = (): RootName => useSyncExternalStore(subscribe, currentRoot)
