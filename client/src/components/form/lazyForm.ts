import { useEffect } from 'react'
import { whenIdle } from '../../lib/whenIdle.ts'
import type { Form, FormTypes } from './defineForm.ts'

/** Loads the sections below the first screen so that every field is registered and validated. Rejects if loading fails. */
export async function completeForm<F extends FormTypes>({ later }: Form<F>): Promise<void> {
  await later?.sections.load()
}

export const isFormComplete = <F extends FormTypes>({ later }: Form<F>): boolean => later?.sections.isLoaded() ?? true

const begins = ['focusin', 'pointerdown', 'scroll'] as const

/** Loads the remaining sections when the browser is idle or the user interacts. */
export function useLazyForm<F extends FormTypes>(form: Form<F>): void {
  useEffect(() => {
    // The component that needs a missing section reports the failure.
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
