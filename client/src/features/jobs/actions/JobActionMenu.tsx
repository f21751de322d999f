import { ActionIcon, Loader } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { usePopupButton } from '../../../shared/ui/usePopupButton.ts'
import type { JobVisitFragment } from '../jobs.generated.ts'
import type { TargetJob } from './actionTarget.ts'
import { useJobActions } from './JobActionsProvider.tsx'
import { deleteProblemOf } from './deleteProblemOf.ts'
import { actionsOf } from './jobActions.ts'
import { useActingUser } from './useActingUser.ts'
import { busyKeyOf } from './useActionRunner.ts'

const JobActionItems = lazy(() => import('./JobActionItems.tsx').then((module) => ({ default: module.JobActionItems })))

interface JobActionMenuProps {
  readonly job: TargetJob
  readonly visit?: JobVisitFragment
  /** 44 pixels, for fingers. */
  readonly isLarge?: boolean
  /** Deletes the job; without it that is not offered. */
  readonly onDelete?: (() => void) | undefined
}

/** Exactly what can be done to a job, or to one visit of it. Nothing where there is nothing. */
export function JobActionMenu({ job, visit, isLarge = false, onDelete }: JobActionMenuProps) {
  const { run, busyKey } = useJobActions()
  const { buttonProps, popup } = usePopupButton('menu')
  const actions = actionsOf(visit ?? job, useActingUser())
  if (actions.length === 0 && !onDelete) return null
  const isBusy = busyKey === busyKeyOf(job, visit)
  const name = [visit?.visitNumber && `visit ${visit.visitNumber}`, job.jobNumber ?? job.title].filter(Boolean).join(' of ')
  return (
    <>
      {/* Not `loading`, which disables: the button has to keep the focus. */}
      <ActionIcon
        {...buttonProps}
        onClick={isBusy ? undefined : buttonProps.onClick}
        size={isLarge ? 44 : 28}
        aria-label={`Actions for ${name}`}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy}
      >
        {isBusy ? <Loader size={16} color="gray" /> : <IconDots size={18} aria-hidden />}
      </ActionIcon>
      <Suspense fallback={null}>
        {popup && (
          <JobActionItems
            popup={popup}
            job={job}
            visit={visit}
            actions={actions}
            onAction={run}
            onDelete={onDelete}
            deleteProblem={deleteProblemOf(job)}
          />
        )}
      </Suspense>
    </>
  )
}
