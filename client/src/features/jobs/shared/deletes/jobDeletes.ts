import { deleteProblem } from '@callout/contracts/jobs/status/deleteProblem'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { defineDeletes } from '../../../../components/actions/deletes/defineDeletes.ts'
import { paths } from '../../../../lib/paths.ts'
import { jobName, jobNoun, jobRowName } from '../jobName.ts'
import type { JobsPageFragment } from '../jobs.generated.ts'
import type { DeletableJob } from './jobDeleteDefinition.ts'

/** Jobs are deleted with all their visits. */
export const jobDeletes = defineDeletes<DeletableJob, JobsPageFragment>({
  noun: jobNoun,
  path: paths.jobs(),
  needs: 'delete_jobs',
  nameOf: jobName,
  rowNameOf: jobRowName,
  problemOf: ({ invoiceStatus, status }) =>
    deleteProblem({ isInvoiced: invoiceStatus !== null, statuses: status ? [jobStatus[status].code] : [] }),
  load: () => import('./jobDeleteDefinition.ts').then((module) => module.jobDeleteDefinition),
})
