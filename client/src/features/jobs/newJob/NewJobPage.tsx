import { Suspense, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { FormGate, FormLoading, FormPage } from '../../../components/form/FormPage.tsx'
import { listAddress } from '../../../components/list/listAddress.ts'
import { useFormLookups } from '../../settings/lookups/useFormLookups.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { CopyLoader, type CopySource } from './CopyLoader.tsx'
import { QuoteInstead } from './QuoteInstead.tsx'
import { newJobForm } from './newJobForm.tsx'
import { newJobValues, type Prefill } from './newJobValues.ts'
import { prefillOf } from './prefillOf.ts'
import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { useMe } from '../../../lib/session/useMe.ts'

const shared = { form: newJobForm, label: 'New job' } as const

export function NewJobPage() {
  const [search] = useSearchParams()
  const { key } = useLocation()
  const copied = search.get('duplicate')
  return (
    <FormGate {...shared}>
      <Suspense key={`${key} ${search.toString()}`} fallback={<FormLoading {...shared} />}>
        {copied ? <CopyLoader jobId={copied}>{(source) => <NewJob source={source} />}</CopyLoader> : <NewJob />}
      </Suspense>
    </FormGate>
  )
}

/** Users who work alone do their jobs themselves. null: not known yet. */
function useOwnStaff(): Pick<Prefill, 'staffIds'> | null {
  const isAlone = useWorksAlone()
  const { data, error } = useMe()
  const ownId = data?.me.id ?? null
  return useMemo(() => (isAlone && ownId !== null ? { staffIds: [ownId] } : isAlone && !error ? null : {}), [isAlone, ownId, error])
}

function NewJob({ source }: { readonly source?: CopySource }) {
  const back = { ...newJobForm.list, to: listAddress(newJobForm.list.to, useLocation().state) }
  const [search] = useSearchParams()
  const { timeZone } = useFormat()
  const { lookups, error, retry } = useFormLookups()
  const copy = source?.work
  const technician = useOwnStaff()
  const start = useMemo(() => {
    if (!lookups || copy === null || !technician) return null
    const prefill = { ...technician, ...prefillOf(search) }
    const [category, ...others] = lookups.categories
    // The only category, and for a first job any one.
    const preset = others.length === 0 || search.has('first') ? { categoryId: category?.id ?? '' } : {}
    const initialValues = copy ? { ...copy.values, ...prefill } : newJobValues(lookups.settings, { ...preset, ...prefill })
    return {
      context: { lookups, timeZone, knownStaff: copy?.staff ?? [], initialValues },
      record: null,
      subtitle: copy?.subtitle,
      badge: !copy && <QuoteInstead />,
    }
  }, [lookups, copy, technician, search, timeZone])
  const again = (): void => (error ? retry() : source?.onRetry())
  return <FormPage {...shared} back={back} start={start} error={error ?? source?.error} onRetry={again} />
}
