import type { LazyModule } from '../../shared/lazyModule.ts'
import { useEffect } from 'react'
import { whenIdle } from '../../shared/whenIdle.ts'
import type { Form, FormTypes } from './defineForm.ts'

/** What a form does without until somebody types: what checks it, and the sections below. */
const partsOf = <F extends FormTypes>({ rules, later }: Form<F>): LazyModule<unknown>[] => [rules, ...(later ? [later.sections] : [])]

/** Loads what is still missing, so that every field is there and can be checked. Rejects where that fails. */
export async function completeForm<F extends FormTypes>(form: Form<F>): Promise<void> {
  await Promise.all(partsOf(form).map((part) => part.load()))
}

export const isFormComplete = <F extends FormTypes>(form: Form<F>): boolean => partsOf(form).every((part) => part.isLoaded())

const begins = ['focusin', 'pointerdown', 'scroll'] as const

/** Completes the form when the browser is idle after it has shown the first sections, or as soon as somebody acts. */
export function useLateForm<F extends FormTypes>(form: Form<F>): void {
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
