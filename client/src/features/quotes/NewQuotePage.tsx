import { Suspense, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { FormGate, FormLoading, FormPage } from '../../components/form/FormPage.tsx'
import { listAddress } from '../../components/list/listAddress.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { newJobValues } from '../jobs/newJob/newJobValues.ts'
import { prefillOf } from '../jobs/newJob/prefillOf.ts'
import { useFormLookups } from '../settings/lookups/useFormLookups.ts'
import { newQuoteForm } from './form/newQuoteForm.tsx'
import { newQuoteValues } from './form/quoteFormValues.ts'

const shared = { form: newQuoteForm, label: 'New quote' } as const
const noStaff: readonly never[] = []

/** `/quotes/new`, with `customer` and `property`. */
export function NewQuotePage() {
  const [search] = useSearchParams()
  const { key } = useLocation()
  return (
    <FormGate {...shared}>
      <Suspense key={`${key} ${search.toString()}`} fallback={<FormLoading {...shared} />}>
        <NewQuote />
      </Suspense>
    </FormGate>
  )
}

function NewQuote() {
  const back = { ...newQuoteForm.list, to: listAddress(newQuoteForm.list.to, useLocation().state) }
  const [search] = useSearchParams()
  const { timeZone, today: dayOf } = useFormat()
  const { lookups, error, retry } = useFormLookups()
  const today = dayOf()
  const start = useMemo(() => {
    if (!lookups) return null
    const [category, ...others] = lookups.categories
    const preset = others.length === 0 ? { categoryId: category?.id ?? '' } : {}
    const initialValues = newQuoteValues(newJobValues(lookups.settings, { ...preset, ...prefillOf(search) }), today)
    return { own: { lookups, timeZone, knownStaff: noStaff, initialValues }, record: null }
  }, [lookups, search, timeZone, today])
  return <FormPage {...shared} back={back} start={start} error={error} onRetry={retry} />
}
