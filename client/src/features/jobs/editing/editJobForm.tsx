import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { defineForm } from '../../../components/form/defineForm.ts'
import { TotalLine } from '../../invoices/shared/money/TotalsPanel.tsx'
import { jobHeading } from '../shared/jobName.ts'
import { paths } from '../../../lib/paths.ts'
import { accountRules, jobFieldRules, type Reach } from '../form/jobForm.ts'
import { jobSections, laterSections } from '../form/jobSections.tsx'
import { EditAround } from './EditAround.tsx'
import type { EditJob } from './editJob.ts'
import { allVisits, type EditedJob, editValues, openVisits, readJob, scopesOf } from './editedJob.ts'
import { EditSummary } from './EditSummary.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { sentFields } from './sentChange.ts'
import { editJobSender } from './updateJob.ts'
import { resolverFor } from '../form/jobRules.ts'
import type { ApolloClient } from '@apollo/client'
import type { Change } from '../../../lib/api/changeIn.ts'
import { JobHistoryDocument } from '../jobs.generated.ts'

/** As many as may have come since without the change of a job among them. */
const ENTRIES = 10

/**
 * Who has changed a job after that moment (Unix seconds), the last of them, as its history tells it: a note changes nothing. Both
 * are null where the history does not say, or cannot be read.
 */
async function changeSince(client: ApolloClient, jobId: string, since: number | null): Promise<Change> {
  const nobody = { by: null, at: null }
  if (since === null) return nobody
  try {
    const { data } = await client.query({ query: JobHistoryDocument, variables: { jobId, perPage: ENTRIES }, fetchPolicy: 'no-cache' })
    const change = data?.jobHistory.items.find(({ event, createdAt }) => event !== 'NOTE' && (createdAt ?? 0) > since)
    return change ? { by: change.actor?.name ?? null, at: change.createdAt } : nobody
  } catch {
    return nobody
  }
}

const ChangeReviewDialog = lazyWithPreload(async () => (await import('./ChangeReviewDialog.tsx')).ChangeReviewDialog)
const StaleJobDialog = lazyWithPreload(async () => (await import('./StaleJobDialog.tsx')).StaleJobDialog)

const reachOf = (job: EditedJob, visitId: string | null): Reach =>
  scopesOf(job).includes('THIS') && (job.visits?.length ?? 0) > 1 && openVisits(job).some(({ id }) => id === visitId)
    ? { scope: 'THIS', visitId }
    : allVisits

/** The form of a job that is there: what it reaches, what it changes, and the look at it before it is saved. */
export const editJobForm = defineForm<EditJob>({
  name: 'jobForm',
  noun: 'job',
  needs: 'manage_jobs',
  list: { to: paths.jobs(), label: 'Jobs' },
  words: 'Only the owner, a branch head, or a staff admin who can manage jobs can edit them.',
  ...jobFieldRules,
  files: 'attachments',
  valuesOf: (job, { timeZone, seesPrices }, reach) => editValues(job, reach, { zone: timeZone, seesPrices }),
  scopeOf: (job, { visitId }, saved) => (saved && scopesOf(job).includes(saved.scope) ? saved : reachOf(job, visitId)),
  rules: (now) =>
    resolverFor(() => {
      const { record, scope, base } = now()
      return { ...accountRules(now()), sentFields: (values) => sentFields(record, scope, base, values) }
    }),
  sections: [{ title: 'Visits to change', Fields: ScopeFields, isShown: ({ opened }) => (opened.visits?.length ?? 0) > 1 }, ...jobSections],
  later: laterSections,
  Around: EditAround,
  Summary: EditSummary,
  Bar: TotalLine,
  save: { label: 'Review changes', keys: 'review changes' },
  sender: editJobSender,
  Question: ChangeReviewDialog,
  edit: {
    read: readJob,
    nameOf: jobHeading,
    pathOf: ({ id }) => paths.job(id),
    versionOf: ({ lockVersion }) => lockVersion,
    changeSince: (client, { id, updatedAt }) => changeSince(client, id, updatedAt),
    StaleDialog: StaleJobDialog,
  },
  refresh: (cache, { id }) => {
    cache.evict({ id: cache.identify({ __typename: 'Job', id }) ?? '' })
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
  },
})
