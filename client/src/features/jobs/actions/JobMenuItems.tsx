import { Menu, Skeleton } from '@mantine/core'
import { ActionItems } from '../../../components/actions/ActionItems.tsx'
import type { OpenMenu } from '../../../components/actions/openMenu.ts'
import { MenuItems } from '../../../components/actions/MenuItems.tsx'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import type { JobSubject, TargetJob } from '../../visits/actionTarget.ts'
import { headVisitOf, formatVisit } from '../../visits/headVisit.ts'
import { type JobVisitFragment, useJobVisitsQuery } from '../queries/jobs.generated.ts'
import { actionsOf } from './jobActionRules.ts'
import { jobActions } from './jobActions.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

interface JobMenuProps {
  readonly job: TargetJob
  readonly onAction: OpenMenu<JobAction, JobSubject>['onAction']
}

/** Actions of a series' next visit, loaded when the menu opens. */
function SeriesItems({ job, onAction }: JobMenuProps) {
  const user = useActingUser()
  const { data, error, refetch } = useJobVisitsQuery({ variables: { id: job.id }, fetchPolicy: 'network-only' })
  if (error && !data) {
    return (
      <>
        <Menu.Label>{toApiError(error).message}</Menu.Label>
        <Menu.Item closeMenuOnClick={false} onClick={() => void refetch().catch(() => {})}>
          Try again
        </Menu.Item>
      </>
    )
  }
  if (!data) {
    return (
      <Menu.Item disabled aria-label="Loading">
        <Skeleton height={16} />
      </Menu.Item>
    )
  }
  const visit = headVisitOf(data.job.visits ?? [])
  const names = actionsOf(visit ?? job, user)
  if (names.length === 0) return <Menu.Label>No actions right now</Menu.Label>
  const known = { ...job, jobFinishedNotes: data.job.jobFinishedNotes }
  return <ActionItems of={jobActions} names={names} what={formatVisit(visit)} onAction={(name) => onAction(name, { job: known, visit })} />
}

interface JobItemsProps extends JobMenuProps, OpenMenu<JobAction, JobSubject> {
  readonly visit: JobVisitFragment | null
}

export function JobMenuItems({ job, visit, ...menu }: JobItemsProps) {
  const isSeries = visit === null && (job.visitsTotal ?? 1) > 1 && menu.names.length > 0
  return (
    <MenuItems {...menu}>
      {isSeries ? (
        <SeriesItems job={job} onAction={menu.onAction} />
      ) : (
        <ActionItems of={jobActions} names={menu.names} what={formatVisit(visit)} onAction={(name) => menu.onAction(name)} />
      )}
    </MenuItems>
  )
}
