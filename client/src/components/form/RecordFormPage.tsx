import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { listAddress } from '../list/listAddress.ts'
import type { Form, FormTypes } from './formTypes.ts'
import type { FormHead } from './FormBody.tsx'
import { useFormResets } from './formResets.ts'
import { FormGate, FormPage, type Start, FormLoading } from './FormPage.tsx'
import { useLatest } from './useLatest.ts'

interface NewFormPageProps<F extends FormTypes> {
  readonly form: Form<F>
}

/** Link back to the list in its last state. */
function useBack({ list }: Pick<Form<FormTypes>, 'list'>): FormHead['back'] {
  const { state } = useLocation() as { readonly state: unknown }
  return { ...list, to: listAddress(list.to, state) }
}

/** Page of a form for a new record without prefilled values. */
export function NewFormPage<F extends FormTypes & { context: null }>({ form }: NewFormPageProps<F>) {
  const { key } = useLocation()
  const shared = { form, label: `New ${form.noun}`, back: useBack(form) }
  const [start] = useState<Start<F>>({ context: null, record: null })
  return (
    <FormGate {...shared}>
      <FormPage key={key} {...shared} start={start} />
    </FormGate>
  )
}

interface EditFormPageProps<F extends FormTypes> extends NewFormPageProps<F> {
  readonly param: string
}

interface FilledFormPageProps<F extends FormTypes> extends EditFormPageProps<F> {
  /** Values of fields that the record lacks; referentially stable; undefined while loading. */
  readonly fill: ((record: NonNullable<F['record']>) => Partial<F['values']>) | undefined
}

export function FilledFormPage<F extends FormTypes & { context: null }>({ form, param, fill }: FilledFormPageProps<F>) {
  const { [param]: id = '' } = useParams()
  const filled = useMemo(
    (): Form<F> => ({
      ...form,
      valuesOf: (record, context, scope) => ({ ...form.valuesOf(record, context, scope), ...(record && fill?.(record)) }),
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

export const EditFormPage = <F extends FormTypes & { context: null }>(props: EditFormPageProps<F>) => (
  <FilledFormPage {...props} fill={nothing} />
)

/** Loads the edited record; `null` while loading. */
function useStart<F extends FormTypes & { context: null }>(
  { edit }: Form<F>,
  id: string,
  startOf: (record: NonNullable<F['record']>) => Omit<Start<F>, 'context' | 'record'>,
) {
  const client = useApolloClient()
  const [start, setStart] = useState<Start<F> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const latest = useLatest(startOf)
  const load = useCallback(() => {
    let isCurrent = true
    setError(null)
    edit?.read(client, id).then(
      (record) => isCurrent && record && setStart({ context: null, record, ...latest.current(record) }),
      (problem: unknown) => isCurrent && setError(problem),
    )
    return () => {
      isCurrent = false
    }
  }, [client, edit, id, latest])
  useEffect(load, [load])
  return { start, error, onRetry: load }
}

interface RecordFormProps<F extends FormTypes> extends NewFormPageProps<F> {
  readonly id: string
  readonly isReady: boolean
}

function RecordForm<F extends FormTypes & { context: null }>({ form, id, isReady }: RecordFormProps<F>) {
  const { edit, list } = form
  const { start, ...loading } = useStart(form, id, (record) => {
    const [name, to] = [edit?.getName(record) ?? '', edit?.getPath(record) ?? list.to]
    // Without a record page, saving leads to the list.
    return { title: `Edit ${name}`, back: to === list.to ? list : { to, label: name } }
  })
  return <FormPage form={form} label={`Edit ${form.noun}`} start={isReady ? start : null} {...loading} />
}

interface SingletonFormPageProps<F extends FormTypes> extends NewFormPageProps<F> {
  readonly label: string
  readonly subtitleOf?: (record: NonNullable<F['record']>) => ReactNode
}

/** Page of a form for a record that exists once; stays open after a save, with the saved values. */
export function SingletonFormPage<F extends FormTypes & { context: null }>(props: SingletonFormPageProps<F>) {
  const { form, label } = props
  const resets = useFormResets()
  return (
    <FormGate form={form} label={label}>
      <Singleton key={`${form.name} ${resets}`} {...props} />
    </FormGate>
  )
}

function Singleton<F extends FormTypes & { context: null }>({ form, label, subtitleOf }: SingletonFormPageProps<F>) {
  return <FormPage form={form} label={label} {...useStart(form, '', (record) => ({ subtitle: subtitleOf?.(record) }))} />
}

interface PrefilledFormPageProps<F extends FormTypes> {
  readonly form: Form<F>
  /** Prefilled values; referentially stable while unchanged; undefined while loading. */
  readonly initialValues: Partial<F['values']> | undefined
}

export function PrefilledFormPage<F extends FormTypes & { context: null }>({ form, initialValues }: PrefilledFormPageProps<F>) {
  const started = useMemo(
    (): Form<F> => ({ ...form, valuesOf: (record, context, scope) => ({ ...form.valuesOf(record, context, scope), ...initialValues }) }),
    [form, initialValues],
  )
  return initialValues ? <NewFormPage form={started} /> : <FormLoading form={form} label={`New ${form.noun}`} />
}
