import { jobName } from '../../../parts/jobs/jobName.ts'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { type Refusal, refusalOf } from '../../../shared/api/refusal.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { applyFieldErrors, showFieldErrors } from '../../../shared/forms/applyFieldErrors.ts'
import { latePart } from '../../../shared/late/latePart.ts'
import { paths } from '../../../shared/paths.ts'
import { showInfo, showSuccess } from '../../../shared/toasts/toasts.ts'
import { clashesIn, type ClashingVisit } from '../../../parts/schedule/conflict.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { rememberSent } from '../form/sentJobs.ts'
import { completeJobForm, isJobFormComplete } from '../form/lateJobForm.ts'
import type { FormSettings } from '../../../parts/company/useFormLookups.ts'
import { closedDaysOf } from '../../../parts/schedule/closedDays.ts'
import type { ChangeLook } from './changeLook.ts'
import type { EditedJob, Reach } from './editedJob.ts'
import { type JobChangeInput, JobToEditDocument, UpdateJobDocument } from './editing.generated.ts'
import { changedJobInput } from './sentChange.ts'
import { changedFields, type JobField } from './valueChanges.ts'

const lateLook = latePart(() => import('./changeLook.ts'))

/** What a change would do, as it is looked at before it is agreed to. */
export interface ChangeReview {
  readonly look: ChangeLook
  /** What was typed, by field. */
  readonly fields: readonly JobField[]
  readonly clashes: readonly ClashingVisit[]
  /** Visits that could clash. */
  readonly wantedCount: number
}

interface UpdateJobOptions {
  readonly form: UseFormReturn<JobFormValues>
  readonly job: EditedJob
  readonly reach: Reach
  /** What the form began with. */
  readonly base: JobFormValues
  readonly settings: FormSettings
  readonly onSaved: () => void
  /** The save was refused: somebody else has saved in the meantime. */
  readonly onStale: (refusal: Refusal) => void
  /** The same was found before: the job as it is now. */
  readonly onNewer: (job: EditedJob) => void
}

/** A change on its way: looked at, agreed to, saved. */
export function useUpdateJob({ form, job, reach, base, settings, onSaved, onStale, onNewer }: UpdateJobOptions) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { timeZone, today } = useFormat()
  const [review, setReview] = useState<ChangeReview | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const name = jobName(job)

  const inputOf = (values: JobFormValues): JobChangeInput => ({
    id: job.id,
    job: changedJobInput(job, reach, base, values),
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
  /** What cannot be planned stands at its field. */
  const lookOrRefuse = async (now: EditedJob, values: JobFormValues): Promise<ChangeLook | null> => {
    const { lookAtChange, ChangeProblem } = await lateLook.load()
    try {
      return lookAtChange(now, values, reach, { timezone: timeZone, closedDays: closedDaysOf(settings), today: today() })
    } catch (error) {
      if (!(error instanceof ChangeProblem)) throw error
      const fields = [{ field: error.field, message: error.message }]
      if (!showFieldErrors(fields, form)) setProblem({ code: 'INVALID', message: error.message, fields, extensions: {} })
      return null
    }
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
    if (fields.length === 0) return showInfo('No changes yet')
    const { data } = await client.query({ query: JobToEditDocument, variables: { id: job.id }, fetchPolicy: 'no-cache' })
    if (!data) return
    if (data.job.lockVersion !== job.lockVersion) return onNewer(data.job)
    const found = await lookOrRefuse(data.job, values)
    if (!found) return
    const { clashesOfChange, wantedVisits } = await lateLook.load()
    const { categoryId, branchId } = values
    const clashes = await clashesOfChange(client, { categoryId, branchId, timeZone }, found)
    setReview({ look: found, fields, clashes, wantedCount: wantedVisits(found).length })
  }
  const save = async (): Promise<void> => {
    const values = { ...form.getValues(), allowClash: (review?.clashes.length ?? 0) > 0 }
    const { data } = await client.mutate({
      mutation: UpdateJobDocument,
      variables: { input: { ...inputOf(values), agreementAccepted: true } },
    })
    if (!data) return
    rememberSent(job.id, { input: inputOf(values).job, isNew: false, zone: timeZone })
    onSaved()
    client.cache.evict({ id: client.cache.identify({ __typename: 'Job', id: job.id }) ?? '' })
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
    showSuccess(`${name} updated`)
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
