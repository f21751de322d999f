import { lazy, Suspense } from 'react'
import { paths } from '../../../shared/paths.ts'
import { usePopupButton } from '../../../shared/ui/usePopupButton.ts'
import { ActionsButton } from '../../../parts/jobs/actions/ActionsButton.tsx'
import { useJobActions } from '../../../parts/jobs/actions/JobActionsProvider.tsx'
import { actionsOf } from '../../../parts/jobs/actions/jobActions.ts'
import { useActingUser } from '../../../shared/session/useActingUser.ts'
import { useMayBook } from '../form/useMayBook.ts'
import type { JobStatus, JobVisitFragment } from '../../../parts/jobs/jobs.generated.ts'
import type { Job } from '../job.ts'

const VisitMenuItems = lazy(() => import('./VisitMenuItems.tsx').then((module) => ({ default: module.VisitMenuItems })))

/** Visits that can still be planned anew; the others keep their time and staff. */
const planned: readonly JobStatus[] = ['UNASSIGNED', 'ASSIGNED', 'DECLINED', 'UNSCHEDULED']

interface VisitMenuProps {
  readonly job: Job
  readonly visit: JobVisitFragment
}

/** What can be done to one visit. Nothing where there is nothing. */
export function VisitMenu({ job, visit }: VisitMenuProps) {
  const { run } = useJobActions()
  const { buttonProps, popup } = usePopupButton('menu')
  const actions = actionsOf(visit, useActingUser())
  const mayEdit = useMayBook() === true && visit.status !== null && planned.includes(visit.status)
  if (actions.length === 0 && !mayEdit) return null
  return (
    <>
      <ActionsButton buttonProps={buttonProps} job={job} visit={visit} />
      <Suspense fallback={null}>
        {popup && (
          <VisitMenuItems
            popup={popup}
            actions={actions}
            onAction={(action) => run(action, job, visit)}
            editAddress={mayEdit ? paths.editJob(job.id, visit.id) : null}
          />
        )}
      </Suspense>
    </>
  )
}
