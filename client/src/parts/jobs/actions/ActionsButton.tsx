import { jobName } from '../jobName.ts'
import { ActionIcon, Loader } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { usePopupButton } from '../../../shared/ui/usePopupButton.ts'
import type { JobVisitFragment } from '../jobs.generated.ts'
import type { TargetJob } from '../actionTarget.ts'
import { useJobActions } from './JobActionsProvider.tsx'
import { busyKeyOf } from './useActionRunner.ts'

interface ActionsButtonProps {
  readonly buttonProps: ReturnType<typeof usePopupButton>['buttonProps']
  readonly job: TargetJob
  readonly visit?: JobVisitFragment | undefined
  /** 44 pixels, for fingers. */
  readonly isLarge?: boolean | undefined
}

/** Opens the menu of a job or of one of its visits. While an action is on its way it waits, and keeps the focus: `loading` would disable it. */
export function ActionsButton({ buttonProps, job, visit, isLarge = false }: ActionsButtonProps) {
  const { busyKey } = useJobActions()
  const isBusy = busyKey === busyKeyOf(job, visit)
  const name = [visit?.visitNumber && `visit ${visit.visitNumber}`, jobName(job)].filter(Boolean).join(' of ')
  return (
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
  )
}
