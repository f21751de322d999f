import { useEffect } from 'react'
import { whenIdle } from '../../lib/whenIdle.ts'
import type { Form, FormTypes } from './defineForm.ts'

/** Loads the sections below the first screen, so that every field exists and can be checked. Rejects if that fails. */
export async function completeForm<F extends FormTypes>({ later }: Form<F>): Promise<void> {
  await later?.sections.load()
}

export const isFormComplete = <F extends FormTypes>({ later }: Form<F>): boolean => later?.sections.isLoaded() ?? true

const begins = ['focusin', 'pointerdown', 'scroll'] as const

/** Completes the form when the browser is idle after it has shown the first sections, or as soon as somebody acts. */
export function useLazyForm<F extends FormTypes>(form: Form<F>): void {
  useEffect(() => {
    // Whoever needs a part that did not come says so.
    const complete = (): void => void completeForm(form).catch(() => {})
    const end = new AbortController()
    begins.forEach((event) => document.addEventListener(event, complete, { once: true, passive: true, signal: end.signal }))
    const callOff = whenIdle(complete)
    return () => {
      end.abort()
      callOff()
    }
  }, [form])
}
