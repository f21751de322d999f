import { type SubmitEvent, useRef, useState } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { FormErrors } from './applyFieldErrors.ts'

type Texts = Record<string, string>
type Name<Values> = keyof Values & string
type Messages<Values> = { readonly [K in Name<Values>]?: string | undefined }

/** A form of a few text fields. Its errors come after the first blur, then with each change, as `useForm`'s `onTouched`. */
export interface SmallForm<Values extends Texts> extends FormErrors {
  /** Props of a field's input. */
  readonly register: (name: Name<Values>) => object
  readonly errors: Messages<Values>
  readonly isSubmitting: boolean
  readonly focus: (name: Name<Values>) => void
  /** Checks all fields, puts the focus on the first that is wrong, and else hands the values on. */
  readonly handleSubmit: (send: (values: Values) => Promise<void>) => (event: SubmitEvent) => void
}

const options = { fields: {}, shouldUseNativeValidation: false }

/**
 * What the sign-in and the account form need of react-hook-form, which is 12 kB: their first loads do without. `names` go
 * from the first on the screen to the last. `resolver` is only called once somebody has typed, and may be loaded then.
 * The browser keeps the values; `onTyped` is told them with every change.
 */
export function useSmallForm<Values extends Texts>(
  names: readonly Name<Values>[],
  resolver: Resolver<Values>,
  onTyped?: (values: Values) => void,
): SmallForm<Values> {
  const inputs = useRef(new Map<string, HTMLInputElement>())
  const touched = useRef(new Set<string>())
  const [errors, setErrors] = useState<Messages<Values>>({})
  const [isSubmitting, setIsSubmitting] = useState(false)

  const getValues = (): Values => Object.fromEntries(names.map((name) => [name, inputs.current.get(name)?.value ?? ''])) as Values
  const focus = (name: string | undefined): void => inputs.current.get(name ?? '')?.focus()
  const read = async () => {
    const { errors: found, values } = await resolver(getValues(), undefined, options)
    const messageOf = (name: string): string | undefined => (found as FieldErrors<Texts>)[name]?.message
    return { values: values as Values, messageOf, wrong: names.filter((name) => messageOf(name) !== undefined) }
  }
  const check = async (name: Name<Values>): Promise<void> => {
    const typed = inputs.current.get(name)?.value
    const { messageOf } = await read()
    // What was typed meanwhile is checked by itself.
    if (inputs.current.get(name)?.value === typed) setErrors((before) => ({ ...before, [name]: messageOf(name) }))
  }
  const submit = async (send: (values: Values) => Promise<void>): Promise<void> => {
    setIsSubmitting(true)
    const { values, messageOf, wrong } = await read()
    names.forEach((name) => touched.current.add(name))
    setErrors(Object.fromEntries(names.map((name) => [name, messageOf(name)])) as Messages<Values>)
    if (wrong.length > 0) focus(wrong[0])
    else await send(values)
  }

  return {
    register: (name) => ({
      name,
      ref: (input: HTMLInputElement | null) => {
        if (input) inputs.current.set(name, input)
      },
      onBlur: () => {
        touched.current.add(name)
        void check(name)
      },
      onChange: () => {
        onTyped?.(getValues())
        if (touched.current.has(name)) void check(name)
      },
    }),
    errors,
    isSubmitting,
    focus,
    getValues,
    setError: (name, { message }, { shouldFocus } = {}) => {
      setErrors((before) => ({ ...before, [name]: message }))
      if (shouldFocus) focus(name)
    },
    handleSubmit: (send) => (event) => {
      event.preventDefault()
      void submit(send).finally(() => setIsSubmitting(false))
    },
  }
}
