import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { listAddress } from '../list/listAddress.ts'
import type { FormTypes } from './defineForm.ts'
import type { FormHead } from './FormBody.tsx'
import { FormGate, type FormGateProps, FormPage, type Start } from './FormPage.tsx'

type GateProps<F extends FormTypes> = Omit<FormGateProps<F>, 'children'>

/** The way back to the list as it was. */
function useBack(list: FormHead['back']): FormHead['back'] {
  const { state } = useLocation() as { readonly state: unknown }
  return { ...list, to: listAddress(list.to, state) }
}

/** The page of a form for what is new, which begins with nothing of its own. */
export function NewFormPage<F extends FormTypes & { own: null }>({ back: list, ...shared }: GateProps<F>) {
  const { key } = useLocation()
  const back = useBack(list)
  const [start] = useState<Start<F>>({ own: null, record: null })
  return (
    <FormGate {...shared} back={back}>
      <FormPage key={key} {...shared} back={back} start={start} />
    </FormGate>
  )
}

interface EditFormPageProps<F extends FormTypes> extends GateProps<F> {
  readonly id: string
  readonly nameOf: (record: F['record'] & {}) => string
  /** The page of the record. */
  readonly pathOf: (record: F['record'] & {}) => string
}

/** The page of a form that changes the record with that id. */
export function EditFormPage<F extends FormTypes & { own: null }>(props: EditFormPageProps<F>) {
  const { form, label, back, words } = props
  return (
    <FormGate form={form} label={label} back={back} words={words}>
      <RecordForm key={props.id} {...props} />
    </FormGate>
  )
}

function RecordForm<F extends FormTypes & { own: null }>(props: EditFormPageProps<F>) {
  const { form, label, back, id, nameOf, pathOf } = props
  const client = useApolloClient()
  const [start, setStart] = useState<Start<F> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const read = form.edit?.read
  const load = useCallback(() => {
    let isCurrent = true
    const show = (record: F['record']): void => {
      if (!isCurrent || !record) return
      const name = nameOf(record)
      setStart({ own: null, record, title: `Edit ${name}`, back: { to: pathOf(record), label: name } })
    }
    setError(null)
    read?.(client, id).then(show, (problem: unknown) => isCurrent && setError(problem))
    return () => {
      isCurrent = false
    }
  }, [client, read, id, nameOf, pathOf])
  useEffect(load, [load])
  return <FormPage form={form} label={label} back={back} start={start} error={error} onRetry={load} />
}
