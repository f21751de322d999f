import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '../createStore.ts'

const isAway = createStore(false)

export const isServerAway = isAway.read
export const setServerAway = isAway.write
export const subscribeReach = isAway.subscribe
export const useServerAway = (): boolean => useStore(isAway)

/** The device itself has no network. */
export const isDeviceOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

function subscribeNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useDeviceOffline = (): boolean => useSyncExternalStore(subscribeNetwork, isDeviceOffline)
