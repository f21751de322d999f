import { defineSenderForm } from '../../../components/form/defineSenderForm.ts'
import type { SaveCall, Sender } from '../../../components/form/formTypes.ts'
import { TotalLine } from '../../lineItems/TotalsPanel.tsx'
import { jobHeading, jobName } from '../labels/jobName.ts'
import { paths } from '../../../lib/paths.ts'
import { accountRules, jobFieldRules, type Reach } from '../form/jobForm.ts'
import { jobSections } from '../form/jobSections.tsx'
import { EditJobProviders } from './EditJobProviders.tsx'
import type { EditJob } from './editJob.ts'
import { allVisits, type EditedJob, editValues, openVisits, readJob, scopesOf } from './editedJob.ts'
import { EditSummary } from './EditSummary.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { sentFields, changedJobInput } from './sentChange.ts'
import { resolverFor } from '../form/jobRules.ts'
import type { ApolloClient } from '@apollo/client'
import type { Change } from '../../../lib/api/changeIn.ts'
import { JobHistoryDocument } from '../queries/jobs.generated.ts'
import { ChangeProblem } from '@callout/contracts/jobs/visits/changePlan'
import type { ApiError } from '../../../lib/api/apiError.ts'
import { conflictIn, foundConflict } from '../../schedule/fields/conflict.ts'
import { rememberSent } from '../form/sentJobs.ts'
import { type ChangePreview, clashesOfChange, previewChange, requestedVisits } from './changePreview.ts'
import { UpdateJobDocument } from './editing.generated.ts'
import { changedFields } from './valueChanges.ts'
import { isMarkedDoNotService } from '../../customers/picker/DoNotServiceNote.tsx'
import { closedDaysOf } from '../../schedule/fields/dayWarning.ts'
import { ChangeReviewDialog } from './ChangeReviewDialog.tsx'
import { StaleJobDialog } from './StaleJobDialog.tsx'

/** A change that cannot be planned becomes field errors. */
function previewOrErrors(
  now: EditedJob,
  { values, scope, context }: SaveCall<EditJob>,
): ChangePreview | { readonly wrong: ApiError['fields'] } {
  try {
    const closedDays = closedDaysOf(context.lookups.settings)
    return previewChange(now, values, scope, { timezone: context.timeZone, closedDays, today: context.today })
  } catch (error) {
    if (error instanceof ChangeProblem) return { wrong: [{ field: error.field, message: error.message }] }
    throw error
  }
}

const editJobSender: Sender<EditJob> = {
  question: async (call) => {
    const { client, record, base, values, context } = call
    const now = await readJob(client, record.id)
    if (now.lockVersion !== record.lockVersion) return { newer: now }
    const preview = previewOrErrors(now, call)
    if ('wrong' in preview) return preview
    const { categoryId, branchId } = values
    const isWarned = context.lookups.settings.team?.warnOnClash !== false
    const search = { categoryId, branchId, timeZone: context.timeZone }
    const conflict = isWarned ? foundConflict(await clashesOfChange(client, search, preview)) : null
    const isDoNotService = values.customerId !== base.customerId && isMarkedDoNotService(client, values.customerId)
    return {
      question: { preview, fields: changedFields(base, values), conflict, isDoNotService, requestedCount: requestedVisits(preview).length },
    }
  },
  save: async ({ client, record, scope, base, values, context }, answered) => {
    const typed = { ...values, allowClash: (answered?.conflict ?? null) !== null }
    const job = changedJobInput(record, scope, base, typed)
    const input = { id: record.id, job, ...scope, lockVersion: record.lockVersion, agreementAccepted: true }
    await client.mutate({ mutation: UpdateJobDocument, variables: { input } })
    rememberSent(record.id, { input: job, isNew: false, zone: context.timeZone })
    return { to: paths.job(record.id), successMessage: `${jobName(record)} updated` }
  },
  questionOnError: (apiError, open) => (apiError.code === 'CLASH' && open ? { ...open, conflict: conflictIn(apiError) } : null),
}

/** History page size: more notes than this since the last change hide it. */
const ENTRIES = 10

/** Author of the latest change after `since` (Unix seconds). Both are null if the history is unavailable or doesn't say. */
async function changeSince(client: ApolloClient, jobId: string, since: number | null): Promise<Change> {
  const unknownChange = { by: null, at: null }
  if (since === null) return unknownChange
  try {
    const { data } = await client.query({ query: JobHistoryDocument, variables: { jobId, perPage: ENTRIES }, fetchPolicy: 'no-cache' })
    const change = data?.jobHistory.items.find(({ event, createdAt }) => event !== 'NOTE' && (createdAt ?? 0) > since)
    return change ? { by: change.actor?.name ?? null, at: change.createdAt } : unknownChange
  } catch {
    return unknownChange
  }
}

const getReach = (job: EditedJob, visitId: string | null): Reach =>
  scopesOf(job).includes('THIS') && (job.visits?.length ?? 0) > 1 && openVisits(job).some(({ id }) => id === visitId)
    ? { scope: 'THIS', visitId }
    : allVisits

/** Form definition: scope, changed fields and the review before saving. */
export const editJobForm = defineSenderForm<EditJob>({
  name: 'jobForm',
  noun: 'job',
  needs: 'manage_jobs',
  list: { to: paths.jobs(), label: 'Jobs' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage jobs can edit them.',
  ...jobFieldRules,
  files: 'attachments',
  valuesOf: (job, { timeZone, seesPrices }, reach) => editValues(job, reach, { zone: timeZone, seesPrices }),
  scopeOf: (job, { visitId }, saved) => (saved && scopesOf(job).includes(saved.scope) ? saved : getReach(job, visitId)),
  rules: (now) =>
    resolverFor(() => {
      const { record, scope, base } = now()
      return { ...accountRules(now()), sentFields: (values) => sentFields(record, scope, base, values) }
    }),
  sections: [{ title: 'Visits to change', Fields: ScopeFields, isShown: ({ opened }) => (opened.visits?.length ?? 0) > 1 }, ...jobSections],
  Wrapper: EditJobProviders,
  Summary: EditSummary,
  MobileFooter: TotalLine,
  save: { label: 'Review changes', verb: 'review changes' },
  sender: editJobSender,
  Question: ChangeReviewDialog,
  edit: {
    read: readJob,
    getName: jobHeading,
    getPath: ({ id }) => paths.job(id),
    getVersion: ({ lockVersion }) => lockVersion,
    changeSince: (client, { id, updatedAt }) => changeSince(client, id, updatedAt),
    StaleDialog: StaleJobDialog,
  },
  refresh: (cache, { id }) => {
    cache.evict({ id: cache.identify({ __typename: 'Job', id }) ?? '' })
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
  },
})
