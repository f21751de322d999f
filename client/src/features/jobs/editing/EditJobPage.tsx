import { useMemo } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { FormGate, FormPage } from '../../../components/form/FormPage.tsx'
import { useFormLookups } from '../../settings/lookups/useFormLookups.ts'
import { jobHeading } from '../labels/jobName.ts'
import { useSeesPrices } from '../../lineItems/useSeesPrices.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useJobToEditQuery } from './editing.generated.ts'
import { editJobForm } from './editJobForm.tsx'

const shared = { form: editJobForm, label: 'Edit job' } as const

/** `/jobs/:jobId/edit`, with `visit` for one visit: edits a job. */
export function EditJobPage() {
  const { jobId = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <FormGate {...shared}>
      <EditJob key={jobId} jobId={jobId} visitId={search.get('visit')} />
    </FormGate>
  )
}

function EditJob({ jobId, visitId }: { readonly jobId: string; readonly visitId: string | null }) {
  const { lookups, error: lookupError, retry } = useFormLookups()
  const { data, error, refetch } = useJobToEditQuery({ variables: { id: jobId }, fetchPolicy: 'no-cache' })
  const { timeZone, today: dayOf } = useFormat()
  const seesPrices = useSeesPrices()
  const today = dayOf()
  const start = useMemo(() => {
    if (!lookups || !data) return null
    const { job } = data
    return {
      context: {
        lookups,
        knownStaff: job.staff ?? [],
        timeZone,
        visitId,
        seesPrices,
        today,
        isBilled: job.invoice !== null || (job.invoices?.length ?? 0) > 0,
      },
      record: job,
      title: `Edit ${job.jobNumber ?? `job #${job.id}`}`,
      subtitle: job.title,
      back: { to: paths.job(job.id), label: jobHeading(job) },
    }
  }, [lookups, data, timeZone, visitId, seesPrices, today])
  if (data?.job.quote && data.job.status === 'UNSCHEDULED') return <Navigate to={paths.editQuote(jobId)} replace />
  const again = (): void => (lookupError ? retry() : void refetch().catch(() => {}))
  return <FormPage {...shared} start={start} error={lookupError ?? error} onRetry={again} />
}
