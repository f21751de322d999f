import { skipToken } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { Suspense, useMemo } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { FormGate, FormLoading, FormPage } from '../../components/form/FormPage.tsx'
import { listAddress } from '../../components/list/listAddress.ts'
import { PageTitle } from '../../components/page/PageHeader.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { jobHeading } from '../jobs/labels/jobName.ts'
import { newJobValues } from '../jobs/newJob/newJobValues.ts'
import { prefillOf } from '../jobs/newJob/prefillOf.ts'
import { useSeesPrices } from '../lineItems/useSeesPrices.ts'
import { type FormLookups, useFormLookups } from '../settings/lookups/useFormLookups.ts'
import { type JobToQuoteQuery, useJobToQuoteQuery } from './form/jobToQuote.generated.ts'
import { customerOfJob } from './form/KnownCustomer.tsx'
import { newQuoteForm } from './form/newQuoteForm.tsx'
import { newQuoteValues } from './form/quoteFormValues.ts'

const shared = { form: newQuoteForm, label: 'New quote' } as const
const noStaff: readonly never[] = []
const fixedForStaff = ['branchId'] as const

/** `/quotes/new`, with `customer` and `property`, or with `job` for those of a job. Technicians need `job`. */
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

const prefillOfJob = ({ customer, property, category }: JobToQuoteQuery['job'], { categories }: FormLookups) => ({
  ...(customer && { customerId: customer.id }),
  ...(customer && property && { propertyId: property.id }),
  ...(category && categories.some(({ id }) => id === category.id) && { categoryId: category.id }),
})

function NewQuote() {
  const back = { ...newQuoteForm.list, to: listAddress(newQuoteForm.list.to, useLocation().state) }
  const [search] = useSearchParams()
  const jobId = search.get('job')
  const { timeZone, today: dayOf } = useFormat()
  const { lookups, error, retry } = useFormLookups()
  const ofJob = useJobToQuoteQuery(jobId === null ? skipToken : { variables: { id: jobId } })
  const job = ofJob.data?.job ?? null
  const isStaff = useActingUser().user_type === 'staff'
  const seesPrices = useSeesPrices()
  const today = dayOf()
  const start = useMemo(() => {
    if (!lookups || (jobId !== null && !job)) return null
    const [category, ...others] = lookups.categories
    const preset = others.length === 0 ? { categoryId: category?.id ?? '' } : {}
    const prefill = { ...preset, ...prefillOf(search), ...(job && prefillOfJob(job, lookups)) }
    const initialValues = newQuoteValues(newJobValues(lookups.settings, prefill), today)
    const ofStaff = isStaff && job ? { knownCustomer: customerOfJob(job), fixedFields: fixedForStaff } : { knownCustomer: null }
    return {
      context: { lookups, timeZone, knownStaff: noStaff, seesPrices, initialValues, ...ofStaff },
      record: null,
      ...(job && { back: { to: paths.job(job.id), label: jobHeading(job) } }),
    }
  }, [lookups, search, jobId, job, isStaff, seesPrices, timeZone, today])
  if (isStaff && (jobId === null || (job && !customerOfJob(job))))
    return (
      <>
        <PageTitle>{shared.label}</PageTitle>
        <EmptyState
          title={jobId === null ? 'A quote starts from a visit' : 'Couldn’t load the customer and property'}
          action={
            <Button component={Link} to={paths.home()} variant="default">
              Back to today
            </Button>
          }
        >
          {jobId === null ? 'Open one of your visits and choose “New quote”. The quote is for its customer.' : null}
        </EmptyState>
      </>
    )
  const again = (): void => (error ? retry() : void ofJob.refetch().catch(() => {}))
  return <FormPage {...shared} back={back} start={start} error={error ?? ofJob.error} onRetry={again} />
}
