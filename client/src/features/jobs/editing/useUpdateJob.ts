import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { type Refusal, refusalOf } from '../../../shared/api/refusal.ts'
import { applyFieldErrors } from '../../../shared/forms/applyFieldErrors.ts'
import { paths } from '../../../shared/paths.ts'
import { showInfo, showSuccess } from '../../../shared/toasts/toasts.ts'
import { clashesIn, type ClashingVisit } from '../actions/conflict.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { jobInputOf } from '../form/jobInputOf.ts'
import { completeJobForm, isJobFormComplete } from '../form/lateJobForm.ts'
import type { EditedJob, Reach } from './editedJob.ts'
import { type JobChangeInput, JobChangePreviewDocument, type JobChangePreviewQuery, UpdateJobDocument } from './editing.generated.ts'
import { changedFields, type JobField } from './valueChanges.ts'

export type ChangePreview = JobChangePreviewQuery['jobChangePreview']

/** What a change would do, as it is looked at before it is agreed to. */
export interface ChangeReview {
  readonly preview: ChangePreview
  /** What was typed, by field. */
  readonly fields: readonly JobField[]
  readonly clashes: readonly ClashingVisit[]
}

interface UpdateJobOptions {
  readonly form: UseFormReturn<JobFormValues>
  readonly job: EditedJob
  readonly reach: Reach
  /** What the form began with. */
  readonly base: JobFormValues
  readonly onSaved: () => void
  /** Somebody else has saved in the meantime. */
  readonly onStale: (refusal: Refusal) => void
}

/** A change on its way: looked at, agreed to, saved. */
export function useUpdateJob({ form, job, reach, base, onSaved, onStale }: UpdateJobOptions) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [review, setReview] = useState<ChangeReview | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const name = job.jobNumber ?? 'The job'

  const inputOf = (values: JobFormValues): JobChangeInput => ({
    id: job.id,
    job: jobInputOf(values),
    scope: reach.scope,
    visitId: reach.visitId,
    lockVersion: job.lockVersion,
  })
  const refused = (error: unknown): void => {
    const refusal = refusalOf(error)
    if (refusal.code === 'CLASH') return setReview((now) => now && { ...now, clashes: clashesIn(refusal) })
    setReview(null)
    if (refusal.code === 'STALE') onStale(refusal)
    else if (!applyFieldErrors(error, form)) setProblem(refusal)
  }
  const busy = async (step: () => Promise<void>): Promise<void> => {
    setIsSaving(true)
    setProblem(null)
    try {
      await step()
    } catch (error) {
      refused(error)
    } finally {
      setIsSaving(false)
    }
  }
  const look = async (values: JobFormValues): Promise<void> => {
    const fields = changedFields(base, values)
    if (fields.length === 0) return showInfo('Nothing is changed yet')
    const { data } = await client.query({
      query: JobChangePreviewDocument,
      variables: { input: inputOf(values) },
      fetchPolicy: 'no-cache',
    })
    if (data) setReview({ preview: data.jobChangePreview, fields, clashes: data.jobChangePreview.clashes ?? [] })
  }
  const save = async (): Promise<void> => {
    const values = { ...form.getValues(), allowClash: (review?.clashes.length ?? 0) > 0 }
    const { data } = await client.mutate({
      mutation: UpdateJobDocument,
      variables: { input: { ...inputOf(values), agreementAccepted: true } },
    })
    if (!data) return
    onSaved()
    client.cache.evict({ id: client.cache.identify({ __typename: 'Job', id: job.id }) ?? '' })
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
    showSuccess(`${name} is changed`)
    await navigate(paths.job(job.id), { replace: true })
  }
  const check = form.handleSubmit((values) => busy(() => look(values)))
  const submit = async (): Promise<void> => {
    if (isJobFormComplete()) return await check()
    if (isSaving) return
    await busy(completeJobForm)
    if (isJobFormComplete()) await check()
  }
  return {
    review,
    problem,
    isSaving,
    /** Checks the form and shows what the change would do. */
    submit: () => void submit(),
    /** Saves what was looked at and agreed to. */
    confirm: () => void busy(save),
    closeReview: () => setReview(null),
  }
}
export type UpdateJob = ReturnType<typeof useUpdateJob>
