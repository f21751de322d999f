import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { type Refusal, refusalOf } from '../../../shared/api/refusal.ts'
import { applyFieldErrors } from '../../../shared/forms/applyFieldErrors.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { useSendOnce } from '../../../shared/forms/useSendOnce.ts'
import { latePart } from '../../../shared/late/latePart.ts'
import { whenIdle } from '../../../shared/late/whenIdle.ts'
import { paths } from '../../../shared/paths.ts'
import { showSuccess } from '../../../shared/toasts/toasts.ts'
import { clashesIn, type ClashingVisit } from '../../../parts/schedule/conflict.ts'
import { closedDaysOf } from '../../../parts/schedule/closedDays.ts'
import { visitCount } from '../../../parts/schedule/visitCount.ts'
import type { EqualJob } from './findEqualJob.ts'
import { newIdempotencyKey } from './jobDraft.ts'
import type { JobFormValues } from './jobFormValues.ts'
import { completeJobForm, isJobFormComplete } from './lateJobForm.ts'
import type { FormSettings } from '../../../parts/company/useFormLookups.ts'
import { asksFirst, hasSeveralVisits } from './reviewPlan.ts'
import type { CreatedJob } from './sendJob.ts'

const lateSending = latePart(() => import('./sendJob.ts'))

/** What is shown before the job is saved: its visits, and who is busy as far as it is known. */
export interface Review {
  readonly clashes: readonly ClashingVisit[]
}

interface CreateJobOptions {
  readonly form: UseFormReturn<JobFormValues>
  readonly settings: FormSettings
  readonly idempotencyKey: string
  /** What is typed was found as a draft: it may have been sent before. */
  readonly isFound: boolean
  /** Called when the job is saved, before the page is left. */
  readonly onSaved: () => void
}

const wordsFor = ({ jobNumber, visitsTotal }: NonNullable<CreatedJob>): string =>
  `${jobNumber ?? 'Job'} created${(visitsTotal ?? 1) > 1 ? ` with ${visitCount(visitsTotal ?? 1)}` : ''}`

/** A job on its way: looked at where that is wise, then saved; after a lost answer only if it is not there already. */
export function useCreateJob({ form, settings, idempotencyKey, isFound, onSaved }: CreateJobOptions) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { timeZone } = useFormat()
  const [review, setReview] = useState<Review | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const once = useSendOnce<EqualJob>(`job ${idempotencyKey}`, isFound)
  useEffect(() => whenIdle(lateSending.warm), [])

  const refused = (error: unknown): void => {
    const refusal = refusalOf(error)
    if (refusal.code === 'CLASH') return setReview({ clashes: clashesIn(refusal) })
    setReview(null)
    if (!applyFieldErrors(error, form)) setProblem(refusal)
  }
  const leaveFor = async (address: string): Promise<void> => {
    onSaved()
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
    await navigate(address, { replace: true })
  }
  const book = async (allowClash: boolean, key: string): Promise<void> => {
    const { createJob } = await lateSending.load()
    const created = await createJob(client, { ...form.getValues(), allowClash }, { idempotencyKey: key, zone: timeZone })
    if (created === undefined) return
    showSuccess(created ? wordsFor(created) : 'Job created')
    await leaveFor(created ? paths.job(created.id) : paths.jobs())
  }
  const create = async (allowClash: boolean): Promise<void> => {
    const { findEqualJob } = await lateSending.load()
    await once.send(
      () => book(allowClash, idempotencyKey),
      () => findEqualJob(client, form.getValues()),
    )
  }
  const look = async (values: JobFormValues): Promise<Review | null> => {
    if (!asksFirst(values)) return null
    const { clashesOfNewJob } = await lateSending.load()
    const clashes = await clashesOfNewJob(client, values, { closedDays: closedDaysOf(settings), timeZone })
    return hasSeveralVisits(values) || clashes.length > 0 ? { clashes } : null
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
  const check = form.handleSubmit((values) =>
    busy(async () => {
      const found = await look(values)
      if (found) setReview(found)
      else await create(false)
    }),
  )
  const submit = async (): Promise<void> => {
    if (isJobFormComplete()) return await check()
    if (isSaving) return
    await busy(completeJobForm)
    if (isJobFormComplete()) await check()
  }
  return {
    review: once.doubt ? null : review,
    /** The job may be there already. */
    doubt: once.doubt,
    openEqual: () => {
      once.settle()
      if (once.doubt?.found) void leaveFor(paths.job(once.doubt.found.id))
    },
    createAnother: () => void busy(() => once.sendAnother(() => book((review?.clashes.length ?? 0) > 0, newIdempotencyKey()))),
    closeEqual: once.dismiss,
    problem,
    isSaving,
    /** Checks the form, then looks or saves. */
    submit: () => void submit(),
    /** Saves what was looked at. */
    confirm: () => void busy(() => create((review?.clashes.length ?? 0) > 0)),
    closeReview: () => setReview(null),
  }
}
export type CreateJob = ReturnType<typeof useCreateJob>
