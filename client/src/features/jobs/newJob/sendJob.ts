import type { SaveCall, Sender } from '../../../components/form/formTypes.ts'
import { type Conflict, conflictIn, foundConflict } from '../../schedule/fields/conflict.ts'
import { findClashes } from '../../schedule/fields/findClashes.ts'
import { plannedVisits } from '../../schedule/visits/plannedVisits.ts'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import { paths } from '../../../lib/paths.ts'
import { jobHeading } from '../labels/jobName.ts'
import { findEqualJob } from './findEqualJob.ts'
import { jobInputOf } from '../form/jobInputOf.ts'
import type { NewJob } from './newJob.ts'
import { rememberSent } from '../form/sentJobs.ts'
import { type CreateJobMutation, CreateJobDocument } from '../queries/createJob.generated.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { isMarkedDoNotService } from '../../customers/picker/DoNotServiceNote.tsx'
import { closedDaysOf } from '../../schedule/fields/dayWarning.ts'

const hasSeveralVisits = ({ scheduleLater, isRecurring, dates }: JobFormValues): boolean =>
  !scheduleLater && (isRecurring || dates.length > 1)

/** Several visits, or staff who may be busy, are reviewed first. */
const needsReview = (values: JobFormValues): boolean => hasSeveralVisits(values) || (!values.scheduleLater && values.staffIds.length > 0)

/** Staff conflicts of a new job, as far as checked before saving. */
async function conflictOfNewJob({ client, values, context: { lookups, timeZone } }: SaveCall<NewJob>): Promise<Conflict | null> {
  const { categoryId, branchId, staffIds } = values
  const closedDays = closedDaysOf(lookups.settings)
  const { slots } = plannedVisits(values, { closedDays, timezone: timeZone, formatDate: (date) => date })
  const visits = slots.map(({ start_at, end_at }) => ({ visitId: null, startAt: start_at, endAt: end_at, staffIds }))
  return foundConflict(await findClashes(client, { categoryId, branchId, timeZone }, visits))
}

const textFor = ({ jobNumber, visitsTotal }: NonNullable<CreateJobMutation['createJob']>): string =>
  `${jobNumber ?? 'Job'} created${(visitsTotal ?? 1) > 1 ? ` with ${visitCount(visitsTotal ?? 1)}` : ''}`

/** Books a job, after a review if needed. Backends that support the idempotency key book it once. */
export const newJobSender: Sender<NewJob> = {
  question: async (call) => {
    const isDoNotService = isMarkedDoNotService(call.client, call.values.customerId)
    const isWarned = call.context.lookups.settings.team?.warnOnClash !== false
    const conflict = isWarned && needsReview(call.values) ? await conflictOfNewJob(call) : null
    const isAsked = isDoNotService || hasSeveralVisits(call.values) || conflict !== null
    return isAsked ? { question: { conflict, isDoNotService } } : null
  },
  save: async ({ client, values, context, idempotencyKey }, answered) => {
    const input = jobInputOf({ ...values, allowClash: (answered?.conflict ?? null) !== null })
    const { data } = await client.mutate({ mutation: CreateJobDocument, variables: { input, idempotencyKey } })
    // Booked, but the backend returned no job.
    const job = data?.createJob
    if (!job) return { to: paths.jobs(), successMessage: 'Job created' }
    rememberSent(job.id, { input, isNew: true, zone: context.timeZone })
    return { to: paths.job(job.id), successMessage: textFor(job) }
  },
  questionOnError: (apiError, open) =>
    apiError.code === 'CLASH' ? { conflict: conflictIn(apiError), isDoNotService: open?.isDoNotService ?? false } : null,
  findDuplicate: async ({ client, values }) => {
    const job = await findEqualJob(client, jobInputOf(values))
    return job && { name: jobHeading(job), to: paths.job(job.id) }
  },
}
