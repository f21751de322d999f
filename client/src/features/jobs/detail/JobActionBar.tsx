import { Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { usePopupButton } from '../../../shared/ui/usePopupButton.ts'
import type { JobAction } from '../jobs.generated.ts'
import { actionIcons } from '../actions/actionIcons.ts'
import { visitFor } from '../actions/actionTarget.ts'
import { useJobActions } from '../actions/JobActionsProvider.tsx'
import { actionLabel, actionsOf, isDestructive, nextStepOf } from '../actions/jobActions.ts'
import { useActingUser } from '../actions/useActingUser.ts'
import type { Job } from './JobDetail.tsx'
import { useJobCommands } from './useJobCommands.ts'
import classes from './JobDetail.module.css'

const JobMenuItems = lazy(() => import('./JobMenuItems.tsx').then((module) => ({ default: module.JobMenuItems })))

/** The next step as the one primary action; the rest beside it and behind "More". */
export function JobActionBar({ job }: { readonly job: Job }) {
  const { run, busyKey } = useJobActions()
  const { buttonProps, popup } = usePopupButton('menu')
  const commands = useJobCommands(job)
  const actions = actionsOf(job, useActingUser())
  const next = nextStepOf(actions, job.status, job.invoice !== null)
  const others = actions.filter((action) => action !== next)
  const second = others.find((action) => action === 'RESCHEDULE') ?? others.find((action) => !isDestructive(action)) ?? null
  const rest = others.filter((action) => action !== second)
  const hasMore = rest.length > 0 || Object.values(commands).some(Boolean)
  const start = (action: JobAction): void => run(action, job, visitFor(action, job.visits))
  const NextIcon = next && actionIcons[next]
  if (!hasMore && !second && !next) return null
  return (
    <div className={classes.bar}>
      {hasMore && (
        <>
          <Button {...buttonProps} variant="default" px="xs" aria-label="More actions">
            <IconDots size={18} aria-hidden />
          </Button>
          <Suspense fallback={null}>{popup && <JobMenuItems popup={popup} actions={rest} onAction={start} commands={commands} />}</Suspense>
        </>
      )}
      {second && (
        <Button variant="default" onClick={() => start(second)}>
          {actionLabel(second)}
        </Button>
      )}
      {next && NextIcon && (
        <Button
          className={classes.primary}
          leftSection={<NextIcon size={16} stroke={2} aria-hidden />}
          loading={busyKey !== null}
          onClick={() => start(next)}
        >
          {actionLabel(next)}
        </Button>
      )}
    </div>
  )
}
