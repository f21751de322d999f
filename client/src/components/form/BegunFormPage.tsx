import { useMemo } from 'react'
import type { Form, FormTypes } from './defineForm.ts'
import { FormLoading } from './FormPage.tsx'
import { NewFormPage } from './RecordFormPage.tsx'

interface BegunFormPageProps<F extends FormTypes> {
  readonly form: Form<F>
  /** Values beside those of the form, the same object as long as it says the same; undefined until they are known. */
  readonly begins: Partial<F['values']> | undefined
}

/** The page of a form for what is new, which begins with more than the form knows. */
export function BegunFormPage<F extends FormTypes & { own: null }>({ form, begins }: BegunFormPageProps<F>) {
  const begun = useMemo(
    (): Form<F> => ({ ...form, valuesOf: (record, own, scope) => ({ ...form.valuesOf(record, own, scope), ...begins }) }),
    [form, begins],
  )
  return begins ? <NewFormPage form={begun} /> : <FormLoading form={form} label={`New ${form.noun}`} />
}
