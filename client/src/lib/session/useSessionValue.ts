import { useSyncExternalStore } from 'react'
import { readSession, type SessionKey, subscribeSession } from './session.ts'

/** One value of the session; the component follows when it changes, in another tab too. */
export const useSessionValue = (key: SessionKey): string | null => useSyncExternalStore(subscribeSession, () => readSession(key))
