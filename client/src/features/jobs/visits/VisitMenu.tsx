import { ActionMenu } from '../../../components/actions/ActionMenu.tsx'
import { jobActionSet } from '../actions/jobActionSet.ts'
import type { JobVisitFragment } from '../queries/jobs.generated.ts'
import { paths } from '../../../lib/paths.ts'
import { useMayBook } from '../form/useMayBook.ts'
import type { Job } from '../job.ts'
import { VisitMenuItems } from './VisitMenuItems.tsx'
import type { JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

const planned: readonly JobStatus[] = ['UNASSIGNED', 'ASSIGNED', 'DECLINED', 'UNSCHEDULED']

interface VisitMenuProps {
  readonly job: Job
  readonly visit: JobVisitFragment
}

export function VisitMenu({ job, visit }: VisitMenuProps) {
  const mayEdit = useMayBook() === true && visit.status !== null && planned.includes(visit.status)
  return (
    <ActionMenu
      set={jobActionSet}
      of={{ job, visit }}
      hasMore={mayEdit}
      items={(menu) => <VisitMenuItems {...menu} editAddress={mayEdit ? paths.editJob(job.id, visit.id) : null} />}
    />
  )
}
