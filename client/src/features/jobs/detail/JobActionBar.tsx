import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { JobAction } from '../jobs.generated.ts'
import { ActionItems } from '../actions/ActionItems.tsx'
import { actionIcons } from '../actions/actionIcons.ts'
import { visitFor } from '../actions/actionTarget.ts'
import { useJobActions } from '../actions/JobActionsProvider.tsx'
import { actionLabel, actionsOf, isDestructive, nextStepOf } from '../actions/jobActions.ts'
import { useActingUser } from '../actions/useActingUser.ts'
import type { Job } from './JobDetail.tsx'
import classes from './JobDetail.module.css'

/** The next step as the one primary action; the rest beside it and behind "More". */
export function JobActionBar({ job }: { readonly job: Job }) {
  const { run, busyKey } = useJobActions()
  const actions = actionsOf(job, useActingUser())
  if (actions.length === 0) return null
  const next = nextStepOf(actions, job.status, job.invoice !== null)
  const others = actions.filter((action) => action !== next)
  const second = others.find((action) => action === 'RESCHEDULE') ?? others.find((action) => !isDestructive(action)) ?? null
  const rest = others.filter((action) => action !== second)
  const start = (action: JobAction): void => run(action, job, visitFor(action, job.visits))
  const NextIcon = next && actionIcons[next]
  return (
    <div className={classes.bar}>
      {rest.length > 0 && (
        <Menu withinPortal hideDetached={false} width={200}>
          <Menu.Target>
            <Button variant="default" px="xs" aria-label="More actions">
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <ActionItems actions={rest} onAction={start} />
          </Menu.Dropdown>
        </Menu>
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
