import { Menu, Skeleton } from '@mantine/core'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { type JobAction, type JobVisitFragment, useJobVisitsQuery } from '../jobs.generated.ts'
import { ActionItems } from './ActionItems.tsx'
import type { TargetJob } from '../actionTarget.ts'
import { headVisitOf } from '../headVisit.ts'
import { actionsOf } from './jobActions.ts'
import { useActingUser } from '../../../shared/session/useActingUser.ts'

interface SeriesItemsProps {
  readonly job: TargetJob
  readonly onAction: (action: JobAction, job: TargetJob, visit: JobVisitFragment | null) => void
}

/** What can be done to the next visit of a job that has several; which one that is, is asked when the menu opens. */
export function SeriesItems({ job, onAction }: SeriesItemsProps) {
  const user = useActingUser()
  const { data, error, refetch } = useJobVisitsQuery({ variables: { id: job.id }, fetchPolicy: 'network-only' })
  if (error && !data) {
    return (
      <>
        <Menu.Label>{refusalOf(error).message}</Menu.Label>
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
  const actions = actionsOf(visit ?? job, user)
  if (actions.length === 0) return <Menu.Label>No actions right now</Menu.Label>
  const known = { ...job, jobFinishedNotes: data.job.jobFinishedNotes }
  return <ActionItems actions={actions} visitNumber={visit?.visitNumber} onAction={(action) => onAction(action, known, visit)} />
}
