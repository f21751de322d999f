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

/** Link back to the list in its last state. */
function useBack({ list }: Pick<Form<FormTypes>, 'list'>): FormHead['back'] {
  const { state } = useLocation() as { readonly state: unknown }
  return { ...list, to: listAddress(list.to, state) }
}

/** Page of a form for a new record without prefilled values. */
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
  /** Route parameter with the record's id. */
  readonly param: string
}

interface FilledFormPageProps<F extends FormTypes> extends EditFormPageProps<F> {
  /** Values of fields that the record lacks; referentially stable; undefined while loading. */
  readonly fill: ((record: NonNullable<F['record']>) => Partial<F['values']>) | undefined
}

/** Page of a form that edits a record and has values for fields that the record lacks. */
export function FilledFormPage<F extends FormTypes & { own: null }>({ form, param, fill }: FilledFormPageProps<F>) {
  const { [param]: id = '' } = useParams()
  const filled = useMemo(
    (): Form<F> => ({
      ...form,
      valuesOf: (record, own, scope) => ({ ...form.valuesOf(record, own, scope), ...(record && fill?.(record)) }),
    }),
    [form, fill],
  )
  return (
    <FormGate form={form} label={`Edit ${form.noun}`}>
      <RecordForm key={id} form={filled} id={id} isReady={fill !== undefined} />
    </FormGate>
  )
}

const nothing = () => ({})

/** Page of a form that edits a record. */
export const EditFormPage = <F extends FormTypes & { own: null }>(props: EditFormPageProps<F>) => (
  <FilledFormPage {...props} fill={nothing} />
)

interface RecordFormProps<F extends FormTypes> extends NewFormPageProps<F> {
  readonly id: string
  readonly isReady: boolean
}

function RecordForm<F extends FormTypes & { own: null }>({ form, id, isReady }: RecordFormProps<F>) {
  const client = useApolloClient()
  const [start, setStart] = useState<Start<F> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const { edit, list } = form
  const load = useCallback(() => {
    let isCurrent = true
    const show = (record: F['record']): void => {
      if (!isCurrent || !record || !edit) return
      const [name, to] = [edit.nameOf(record), edit.pathOf(record)]
      // Without a record page, saving leads to the list.
      setStart({ own: null, record, title: `Edit ${name}`, back: to === list.to ? list : { to, label: name } })
    }
    setError(null)
    edit?.read(client, id).then(show, (problem: unknown) => isCurrent && setError(problem))
    return () => {
      isCurrent = false
    }
  }, [client, edit, list, id])
  useEffect(load, [load])
  return <FormPage form={form} label={`Edit ${form.noun}`} start={isReady ? start : null} error={error} onRetry={load} />
}

interface PrefilledFormPageProps<F extends FormTypes> {
  readonly form: Form<F>
  /** Prefilled values; referentially stable while unchanged; undefined while loading. */
  readonly begins: Partial<F['values']> | undefined
}

/** Page of a form for a new record with prefilled values. */
export function PrefilledFormPage<F extends FormTypes & { own: null }>({ form, begins }: PrefilledFormPageProps<F>) {
  const started = useMemo(
    (): Form<F> => ({ ...form, valuesOf: (record, own, scope) => ({ ...form.valuesOf(record, own, scope), ...begins }) }),
    [form, begins],
  )
  return begins ? <NewFormPage form={started} /> : <FormLoading form={form} label={`New ${form.noun}`} />
}
