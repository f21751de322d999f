import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { JobVisitFragment } from '../jobs.generated.ts'
import { ActionItems } from './ActionItems.tsx'
import type { TargetJob } from './actionTarget.ts'
import { useJobActions } from './JobActionsProvider.tsx'
import { actionsOf } from './jobActions.ts'
import { useActingUser } from './useActingUser.ts'
import { busyKeyOf } from './useActionRunner.ts'

interface JobActionMenuProps {
  readonly job: TargetJob
  readonly visit?: JobVisitFragment
  /** 44 pixels, for fingers. */
  readonly isLarge?: boolean
}

/** Exactly what can be done to a job, or to one visit of it. Nothing where there is nothing. */
export function JobActionMenu({ job, visit, isLarge = false }: JobActionMenuProps) {
  const { run, busyKey } = useJobActions()
  const actions = actionsOf(visit ?? job, useActingUser())
  if (actions.length === 0) return null
  const name = [visit?.visitNumber && `visit ${visit.visitNumber}`, job.jobNumber ?? job.title].filter(Boolean).join(' of ')
  return (
    <Menu withinPortal hideDetached={false} width={200}>
      <Menu.Target>
        <ActionIcon size={isLarge ? 44 : 28} aria-label={`Actions for ${name}`} loading={busyKey === busyKeyOf(job, visit)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} onAction={(action) => run(action, job, visit)} />
      </Menu.Dropdown>
    </Menu>
  )
}
