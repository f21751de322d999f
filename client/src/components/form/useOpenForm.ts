import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type DefaultValues, useForm } from 'react-hook-form'
import { toApiError, type ApiError } from '../../lib/api/apiError.ts'
import { showError } from '../toasts/toasts.ts'
import type { Form, FormTypes, FormState, OpenForm, Stale } from './formTypes.ts'
import { type FoundDraftOf, useFormDraft } from './useFormDraft.ts'
import { useLatest } from './useLatest.ts'
import { useSaving } from './useSaving.ts'
import { type Change, changeIn } from '../../lib/api/changeIn.ts'
import { mergeChanges } from './fieldChanges.ts'

/** The common base and the user's current input. */
interface Versions<F extends FormTypes> {
  readonly base: F['values']
  readonly local: F['values']
  /** The record of `base`; null if it is not available. */
  readonly record: F['record']
}

const unknownChange: Change = { by: null, at: null }

function staleOf<F extends FormTypes>(
  form: Form<F>,
  { context, scope }: FormState<F>,
  record: F['record'],
  { base, local }: Versions<F>,
  { by, at }: Change,
): Stale<F> {
  const remote = form.valuesOf(record, context, scope)
  return { record, by, at, base, remote, merge: mergeChanges<F['values']>(form, base, local, remote) }
}

/** Compares the newer version with the user's input. */
async function compareWith<F extends FormTypes>(form: Form<F>, moment: FormState<F>, newer: F['record'], versions: Versions<F>) {
  const { record } = versions
  const change = record && form.edit?.changeSince ? await form.edit.changeSince(moment.client, record) : unknownChange
  return staleOf(form, moment, newer, versions, change)
}

async function afterApiError<F extends FormTypes>(form: Form<F>, moment: FormState<F>, apiError: ApiError, versions: Versions<F>) {
  if (!moment.record || !form.edit) return null
  return staleOf(form, moment, await form.edit.read(moment.client, moment.record.id), versions, changeIn(apiError))
}

export interface Opened<F extends FormTypes> {
  readonly context: F['context']
  readonly record: F['record']
  readonly scope: F['scope']
  readonly found: FoundDraftOf<F> | null
}

/** A react-hook-form instance with the declaration's rules, validating after touch or submit (spec §5). */
function useTypedForm<F extends FormTypes>(form: Form<F>, defaults: F['values'], moment: FormState<F>): OpenForm<F>['form'] {
  const latest = useLatest(moment)
  const resolver = useMemo(() => form.rules(() => latest.current, form), [form, latest])
  return useForm<F['values']>({ defaultValues: defaults as DefaultValues<F['values']>, resolver, mode: 'onTouched' })
}

export function useOpenForm<F extends FormTypes>(form: Form<F>, { context, record: opened, scope: firstScope, found }: Opened<F>) {
  const client = useApolloClient()
  const [scope, setScope] = useState(firstScope)
  const [version, setVersion] = useState(() => ({ record: opened, base: form.valuesOf(opened, context, firstScope) }))
  const [defaults] = useState(version.base)
  const moment: FormState<F> = { client, context, scope, ...version }
  const getVersion = (record: F['record']): number | null => (record && form.edit ? form.edit.getVersion(record) : null)

  const typed = useTypedForm(form, defaults, moment)
  const draft = useFormDraft(
    form,
    typed,
    found,
    version.record ? { values: version.base, version: getVersion(version.record), scope } : undefined,
  )
  const [stale, setStale] = useState<Stale<F> | null>(null)
  const show = async (load: () => Promise<Stale<F> | null>): Promise<void> => {
    try {
      setStale(await load())
    } catch (error) {
      showError(toApiError(error).message)
    }
  }
  const compare = (newer: F['record'], versions: Versions<F>): Promise<Stale<F>> => compareWith(form, moment, newer, versions)
  const ownVersions = (): Versions<F> => ({ base: version.base, local: typed.getValues(), record: version.record })
  const compareNow = (newer: F['record']): void => void show(() => compare(newer, ownVersions()))
  const saving = useSaving(form, {
    moment,
    typed,
    idempotencyKey: draft.idempotencyKey,
    isFound: found !== null,
    onSaved: draft.end,
    onStale: (apiError) => void show(() => afterApiError(form, moment, apiError, ownVersions())),
    onNewer: compareNow,
  })
  const old = found?.base && found.base.version !== getVersion(opened) ? { base: found.base.values, local: found.values } : null
  const compareOld = useRef(() => old && show(() => compare(opened, { ...old, record: null })))
  useEffect(() => void compareOld.current(), [])

  const page: OpenForm<F> = {
    ...moment,
    form: typed,
    opened,
    stale,
    ...saving,
    takeScope: (next, initialValues) => {
      setScope(next)
      setVersion({ ...version, base: { ...version.base, ...initialValues } })
    },
  }
  return {
    page,
    saving,
    draft,
    compare: compareNow,
    closeStale: () => setStale(null),
    takeStale: (values: F['values']) => {
      if (!stale) return
      setVersion({ record: stale.record, base: stale.remote })
      typed.reset(values, { keepDefaultValues: true })
      setStale(null)
    },
  }
}
