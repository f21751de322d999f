import { useSyncExternalStore } from 'react'
import { currentTime, onClockMoved } from '../clock.ts'

const MINUTE = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let leaveClock: (() => void) | undefined

const tell = (): void => listeners.forEach((listener) => listener())

function waitForNext(): void {
  timer = setTimeout(
    () => {
      tell()
      waitForNext()
    },
    MINUTE - (currentTime() % MINUTE),
  )
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    waitForNext()
    leaveClock = onClockMoved(tell)
    // Hidden pages don't run the clock.
    document.addEventListener('visibilitychange', tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    leaveClock?.()
    document.removeEventListener('visibilitychange', tell)
  }
}

const thisMinute = (): number => Math.floor(currentTime() / MINUTE) * 60

/** Start of the current minute, in Unix seconds. All callers share one timer. */
export const useMinute = (): number => useSyncExternalStore(subscribe, thisMinute)
