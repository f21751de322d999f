import { BulkActions } from '../../../kit/bulk/BulkActions.tsx'
import { BulkDelete } from '../../../kit/bulk/BulkDelete.tsx'
import type { BulkBarProps } from '../../../kit/list/defineList.ts'
import { jobDeletes } from '../../../parts/jobs/deletes/jobDeletes.ts'
import type { JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import { jobBulk } from './jobBulk.ts'

/** What can be done to several jobs. */
export const JobBulkBar = (props: BulkBarProps<JobRowFragment>) => (
  <BulkActions bulk={jobBulk} deletes={(selected) => <BulkDelete deletes={jobDeletes} {...selected} />} {...props} />
)
