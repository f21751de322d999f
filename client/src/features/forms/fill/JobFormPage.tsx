import { skipToken, useApolloClient } from '@apollo/client/react'
import { Skeleton } from '@mantine/core'
import { IconClock, IconClipboardOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { newIdempotencyKey } from '../../../components/form/formDraft.ts'
import { type FormJobQuery, useFormJobQuery, useFormToFillQuery } from '../questions/forms.generated.ts'
import { quotedAnswers, type QuotedWork } from '../questions/quotedAnswers.ts'
import { useWaitingForms } from '../../jobs/offline/useWaitingForms.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { FillForm } from './FillForm.tsx'
import { type FormDraft, recallFormDraft } from './formDraft.ts'
import { backTo, SubmittedForm } from './SubmittedForm.tsx'
import classes from './Fill.module.css'

type Job = FormJobQuery['job']

const loading = <Skeleton height={360} radius="md" role="status" aria-label="Loading the form" />

/** The device's saved draft; undefined while loading. */
function useFormDraft(jobId: string, formId: string): FormDraft | undefined {
  const [draft, setDraft] = useState<FormDraft>()
  useEffect(() => {
    let isOver = false
    const open = (saved: FormDraft | null): void => {
      // A second reading finds nothing: the first one took what an ended session had left.
      if (!isOver) setDraft((first) => first ?? saved ?? { filled: {}, key: newIdempotencyKey() })
    }
    void recallFormDraft(jobId, formId).then(open)
    return () => {
      isOver = true
    }
  }, [jobId, formId])
  return draft
}

interface OpenFormProps {
  readonly job: Job
  readonly formId: string
  readonly onSending: (isSending: boolean) => void
}

function OpenForm({ job, formId, onSending }: OpenFormProps) {
  const client = useApolloClient()
  const [search] = useSearchParams()
  const { quoted } = (useLocation().state ?? {}) as { readonly quoted?: QuotedWork }
  const { data, error, refetch } = useFormToFillQuery({
    variables: { id: formId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const draft = useFormDraft(job.id, formId)
  if (data?.form.sections?.length === 0 || data?.form.sections === null)
    return (
      <EmptyState icon={<IconClipboardOff size={22} stroke={1.6} />} title="Couldn’t load this form’s questions">
        Ask the office to check it.
      </EmptyState>
    )
  if (data && draft)
    return (
      <FillForm
        job={job}
        form={data.form}
        draft={draft}
        suggested={quoted && quotedAnswers(data.form.sections, quoted)}
        visitId={search.get('visit')}
        onSending={onSending}
        onSubmitted={
          quoted && (async (filled) => (await import('../../quotes/approve/recordSignature.ts')).recordSignature(client, job.id, filled))
        }
      />
    )
  if (!error || data) return loading
  return <QueryProblem error={error} onRetry={() => void refetch().catch(() => {})} back={backTo(job)} />
}

/** A job's form: to fill in, queued, or submitted. */
export function JobFormPage() {
  const { jobId = '', formId = '' } = useParams()
  const [search] = useSearchParams()
  const { data, error, refetch } = useFormJobQuery({
    variables: { id: jobId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const [isSending, setIsSending] = useState(false)
  // A queued form keeps its page: it may be rejected.
  const isWaiting = useWaitingForms(jobId).has(formId) && !isSending
  const job = data?.job
  const attached = job?.forms?.filter((item) => item.formId === formId) ?? []
  const requested = search.get('submitted')
  const submitted = attached.find(
    ({ jobFormId, isSubmitted }) => isSubmitted && jobFormId !== null && (requested === null || jobFormId === requested),
  )
  const isOpen = attached.some(({ isSubmitted }) => isSubmitted !== true)
  const saved = requested ?? (isOpen ? null : submitted?.jobFormId)
  // The form's own name, if it is not attached yet or the job doesn’t return it.
  const { data: loaded } = useFormToFillQuery(job && attached.length === 0 ? { variables: { id: formId } } : skipToken)
  const subtitle = [job?.jobNumber, job?.customer?.name].filter(Boolean).join(' · ')
  return (
    <div className={classes.page}>
      <PageHeader
        title={attached[0]?.formName ?? loaded?.form.formName ?? 'Form'}
        subtitle={subtitle}
        back={{ to: paths.job(jobId), label: job?.jobNumber ?? 'Job' }}
      />
      {!job && !error && loading}
      {!job && error && (
        <QueryProblem error={error} onRetry={() => void refetch().catch(() => {})} back={{ to: paths.jobs(), label: 'Jobs' }} />
      )}
      {job && isWaiting && (
        <EmptyState icon={<IconClock size={22} stroke={1.6} />} title="Waiting to send">
          This form is saved on this device. It’s sent when you’re back online.
        </EmptyState>
      )}
      {job &&
        !isWaiting &&
        (saved ? (
          <SubmittedForm job={job} id={saved} />
        ) : (
          <OpenForm key={`${jobId}/${formId}`} job={job} formId={formId} onSending={setIsSending} />
        ))}
    </div>
  )
}
