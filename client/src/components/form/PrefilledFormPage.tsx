import { useMemo } from 'react'
import type { Form, FormTypes } from './defineForm.ts'
import { FormLoading } from './FormPage.tsx'
import { NewFormPage } from './RecordFormPage.tsx'

interface PrefilledFormPageProps<F extends FormTypes> {
  readonly form: Form<F>
  /** Values beside those of the form, the same object as long as it says the same; undefined until they are known. */
  readonly begins: Partial<F['values']> | undefined
}

/** The page of a form for what is new, which begins with more than the form knows. */
export function PrefilledFormPage<F extends FormTypes & { own: null }>({ form, begins }: PrefilledFormPageProps<F>) {
  const started = useMemo(
    (): Form<F> => ({ ...form, valuesOf: (record, own, scope) => ({ ...form.valuesOf(record, own, scope), ...begins }) }),
    [form, begins],
  )
  return begins ? <NewFormPage form={started} /> : <FormLoading form={form} label={`New ${form.noun}`} />
}
