import { useMemo } from 'react'
import { Navigate, useParams } from 'react-router'
import { FormGate, FormPage } from '../../components/form/FormPage.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { useJobToEditQuery } from '../jobs/editing/editing.generated.ts'
import { jobHeading, jobNumberOf } from '../jobs/labels/jobName.ts'
import { useSeesPrices } from '../lineItems/useSeesPrices.ts'
import { useFormLookups } from '../settings/lookups/useFormLookups.ts'
import { useDeviceQuotes } from './device/knownQuotes.ts'
import { isOnDeviceOnly, withDeviceQuote } from './device/withDeviceQuote.ts'
import { editQuoteForm } from './form/editQuoteForm.tsx'
import { customerOfJob } from './form/KnownCustomer.tsx'

const shared = { form: editQuoteForm, label: 'Edit quote' } as const
/** A technician's change of a quote concerns its content (decision D62). */
const fixedForStaff = ['branchId', 'categoryId'] as const

/** `/quotes/:jobId/edit`: edits the quote of a job. */
export function EditQuotePage() {
  const { jobId = '' } = useParams()
  return (
    <FormGate {...shared}>
      <EditQuote key={jobId} jobId={jobId} />
    </FormGate>
  )
}

function EditQuote({ jobId }: { readonly jobId: string }) {
  const { lookups, error: lookupError, retry } = useFormLookups()
  const { data, error, refetch } = useJobToEditQuery({ variables: { id: jobId }, fetchPolicy: 'no-cache' })
  const { timeZone } = useFormat()
  const seesPrices = useSeesPrices()
  const quotes = useDeviceQuotes()
  const isStaff = useActingUser().user_type === 'staff'
  const start = useMemo(() => {
    if (!lookups || !data) return null
    const job = withDeviceQuote(data.job, quotes)
    return {
      context: {
        lookups,
        knownStaff: job.staff ?? [],
        timeZone,
        seesPrices,
        knownCustomer: isStaff ? customerOfJob(job) : null,
        fixedFields: isStaff ? fixedForStaff : [],
        isOnDeviceOnly: isOnDeviceOnly(data.job, quotes),
      },
      record: job,
      title: `Edit quote ${jobNumberOf(job)}`,
      subtitle: job.title,
      back: { to: paths.job(job.id), label: jobHeading(job) },
    }
  }, [lookups, data, timeZone, seesPrices, quotes, isStaff])
  const again = (): void => (lookupError ? retry() : void refetch().catch(() => {}))
  if (data && data.job.status !== 'UNSCHEDULED') return <Navigate to={paths.job(jobId)} replace />
  return <FormPage {...shared} start={start} error={lookupError ?? error} onRetry={again} />
}
