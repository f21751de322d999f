import { JobActionMenu } from '../../../parts/jobs/actions/JobActionMenu.tsx'
import { useDeleteJobs } from '../../../parts/jobs/deletes/useDeleteJobs.ts'
import { useHolds } from '../../../shared/session/useHolds.ts'
import type { JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'

interface JobRowMenuProps {
  readonly job: JobRowFragment
  readonly isLarge?: boolean
}

/** What can be done to the job of a row. */
export function JobRowMenu({ job, isLarge = false }: JobRowMenuProps) {
  const deleteJobs = useDeleteJobs()
  const mayDelete = useHolds('delete_jobs')
  return <JobActionMenu job={job} isLarge={isLarge} onDelete={mayDelete ? () => deleteJobs([job]) : undefined} />
}
