import { useEffect, useState } from 'react'

const TICK_MS = 1000

/** Whole seconds until then, counted down; 0 when it is over. */
export function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(Date.now)
  const isRunning = deadline > now
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  useEffect(() => {
    setNow(Date.now())
  }, [deadline])
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}
