import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState, useMemo } from 'react'
import { useLocation, useParams } from 'react-router'
import { listAddress } from '../list/listAddress.ts'
import type { Form, FormTypes } from './defineForm.ts'
import type { FormHead } from './FormBody.tsx'
import { FormGate, FormPage, type Start, FormLoading } from './FormPage.tsx'

interface NewFormPageProps<F extends FormTypes> {
  readonly form: Form<F>
}

/** The way back to the list as it was. */
function useBack({ list }: Pick<Form<FormTypes>, 'list'>): FormHead['back'] {
  const { state } = useLocation() as { readonly state: unknown }
  return { ...list, to: listAddress(list.to, state) }
}

/** The page of a form for what is new, which begins with nothing of its own. */
export function NewFormPage<F extends FormTypes & { own: null }>({ form }: NewFormPageProps<F>) {
  const { key } = useLocation()
  const shared = { form, label: `New ${form.noun}`, back: useBack(form) }
  const [start] = useState<Start<F>>({ own: null, record: null })
  return (
    <FormGate {...shared}>
      <FormPage key={key} {...shared} start={start} />
    </FormGate>
  )
}

interface EditFormPageProps<F extends FormTypes> extends NewFormPageProps<F> {
  /** Of the route: which record it is. */
  readonly param: string
}

/** The page of a form that changes a record. */
export function EditFormPage<F extends FormTypes & { own: null }>({ form, param }: EditFormPageProps<F>) {
  const { [param]: id = '' } = useParams()
  return (
    <FormGate form={form} label={`Edit ${form.noun}`}>
      <RecordForm key={id} form={form} id={id} />
    </FormGate>
  )
}

function RecordForm<F extends FormTypes & { own: null }>({ form, id }: NewFormPageProps<F> & { readonly id: string }) {
  const client = useApolloClient()
  const [start, setStart] = useState<Start<F> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(() => {
    const { edit } = form
    let isCurrent = true
    const show = (record: F['record']): void => {
      if (!isCurrent || !record || !edit) return
      const [name, to] = [edit.nameOf(record), edit.pathOf(record)]
      // A record without a page of its own is left for the list.
      setStart({ own: null, record, title: `Edit ${name}`, back: to === form.list.to ? form.list : { to, label: name } })
    }
    setError(null)
    edit?.read(client, id).then(show, (problem: unknown) => isCurrent && setError(problem))
    return () => {
      isCurrent = false
    }
  }, [client, form, id])
  useEffect(load, [load])
  return <FormPage form={form} label={`Edit ${form.noun}`} start={start} error={error} onRetry={load} />
}

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
