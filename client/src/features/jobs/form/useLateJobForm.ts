import { useEffect } from 'react'
import { whenIdle } from '../../../shared/late/whenIdle.ts'
import { completeJobForm } from './lateJobForm.ts'

const begins = ['focusin', 'pointerdown', 'scroll'] as const
/** Whoever needs a part that did not come says so. */
const complete = (): void => void completeJobForm().catch(() => {})

/** Completes the form around when the browser is idle after it has shown the first sections, or as soon as somebody acts. */
export function useLateJobForm(): void {
  useEffect(() => {
    const end = new AbortController()
    begins.forEach((event) => document.addEventListener(event, complete, { once: true, passive: true, signal: end.signal }))
    const callOff = whenIdle(complete)
    return () => {
      end.abort()
      callOff()
    }
  }, [])
}
