import { lazy, Suspense } from 'react'
import { usePopupButton } from '../../../shared/ui/usePopupButton.ts'
import type { JobVisitFragment } from '../jobs.generated.ts'
import { ActionsButton } from './ActionsButton.tsx'
import type { TargetJob } from '../actionTarget.ts'
import { useJobActions } from './JobActionsProvider.tsx'
import { actionsOf } from './jobActions.ts'
import { useActingUser } from '../../../shared/session/useActingUser.ts'

const JobActionItems = lazy(() => import('./JobActionItems.tsx').then((module) => ({ default: module.JobActionItems })))

interface JobActionMenuProps {
  readonly job: TargetJob
  readonly visit?: JobVisitFragment
  /** 44 pixels, for fingers. */
  readonly isLarge?: boolean | undefined
  /** Deletes the job; without it that is not offered. */
  readonly onDelete?: (() => void) | undefined
}

/** Exactly what can be done to a job, or to one visit of it. Nothing where there is nothing. */
export function JobActionMenu({ job, visit, isLarge, onDelete }: JobActionMenuProps) {
  const { run } = useJobActions()
  const { buttonProps, popup } = usePopupButton('menu')
  const actions = actionsOf(visit ?? job, useActingUser())
  if (actions.length === 0 && !onDelete) return null
  return (
    <>
      <ActionsButton buttonProps={buttonProps} job={job} visit={visit} isLarge={isLarge} />
      <Suspense fallback={null}>
        {popup && <JobActionItems popup={popup} job={job} visit={visit} actions={actions} onAction={run} onDelete={onDelete} />}
      </Suspense>
    </>
  )
}
