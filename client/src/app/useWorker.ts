import { useEffect } from 'react'
import { isSavingData } from '../shared/isSavingData.ts'
import { whenIdle } from '../shared/whenIdle.ts'

/** The first visit is for the person: what a second one needs comes when that is done. */
const WAIT_MS = 2500

/** Lets the service worker (src/page/worker.ts) keep what the next visit needs. Not in development, nor where data are saved. */
export function useWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSavingData()) return undefined
    let callOff: (() => void) | undefined
    const register = (): void => void navigator.serviceWorker.register('/worker.js').catch(() => undefined)
    const timer = setTimeout(() => (callOff = whenIdle(register)), WAIT_MS)
    return () => {
      clearTimeout(timer)
      callOff?.()
    }
  }, [])
}
