import { deleteProblem } from '@callout/contracts/jobs/status/deleteProblem'
import { jobFilter, jobStatus } from '@callout/contracts/jobs/status/status'
import { defineDeletes, deleteCall } from '../../../components/actions/deletes/defineDeletes.ts'
import { paths } from '../../../lib/paths.ts'
import { jobName, jobNoun, jobRowName } from '../labels/jobName.ts'
import type { JobRowFragment, JobsPageFragment } from '../queries/jobs.generated.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import { DeleteJobDocument } from './jobDeletes.generated.ts'
import type { JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

/** Job fields that deleting needs. */
export type DeletableJob = Pick<JobRowFragment, 'id' | 'jobNumber' | 'title' | 'visitsTotal' | 'lockVersion' | 'status' | 'invoiceStatus'>

const tabs = ['ACTIVE', 'PENDING', 'COMPLETED'] as const
const tabOf = (status: JobStatus | null) =>
  status && tabs.find((tab) => (jobFilter[tab].statuses as readonly number[]).includes(jobStatus[status].code))

/** Deletes jobs with all their visits. */
export const jobDeletes = defineDeletes<DeletableJob, JobsPageFragment>({
  noun: jobNoun,
  path: paths.jobs(),
  needs: 'delete_jobs',
  getName: jobName,
  rowLabel: jobRowName,
  blockedReason: ({ invoiceStatus, status }) =>
    deleteProblem({ isInvoiced: invoiceStatus !== null, statuses: status ? [jobStatus[status].code] : [] }),
  successMessage: (job) => `${jobName(job)} deleted${(job.visitsTotal ?? 1) > 1 ? ` with its ${job.visitsTotal} visits` : ''}`,
  call: ({ id, lockVersion }) => deleteCall(DeleteJobDocument, { input: { id, lockVersion } }),
  affectedCounts: ({ counts }, missing) => {
    const getCount = (tab: (typeof tabs)[number]): number => missing.filter(({ status }) => tabOf(status) === tab).length
    return {
      counts: counts && {
        ...counts,
        all: counts.all - missing.length,
        active: counts.active - getCount('ACTIVE'),
        pending: counts.pending - getCount('PENDING'),
        completed: counts.completed - getCount('COMPLETED'),
      },
    }
  },
  refetchQueries: jobQueries,
})
