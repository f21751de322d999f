import { Menu } from '@mantine/core'
import type { JobAction, JobVisitFragment } from '../jobs.generated.ts'
import { ButtonMenu } from '../../../shared/ui/ButtonMenu.tsx'
import type { PopupOfButton } from '../../../shared/ui/usePopupButton.ts'
import { ActionItems } from './ActionItems.tsx'
import type { TargetJob } from '../actionTarget.ts'
import { DeleteItem } from '../deletes/DeleteItem.tsx'
import { SeriesItems } from './SeriesItems.tsx'

interface JobActionItemsProps {
  readonly popup: PopupOfButton
  readonly job: TargetJob
  readonly visit: JobVisitFragment | undefined
  readonly actions: readonly JobAction[]
  readonly onAction: (action: JobAction, job: TargetJob, visit?: JobVisitFragment | null) => void
  readonly onDelete: (() => void) | undefined
}

/** What opens below a row's button. */
export function JobActionItems({ popup, job, visit, actions, onAction, onDelete }: JobActionItemsProps) {
  const isSeries = !visit && (job.visitsTotal ?? 1) > 1
  return (
    <ButtonMenu {...popup} width={isSeries ? 216 : 200}>
      {isSeries && actions.length > 0 ? (
        <SeriesItems job={job} onAction={onAction} />
      ) : (
        <ActionItems actions={actions} onAction={(action) => onAction(action, job, visit)} />
      )}
      {onDelete && actions.length > 0 && <Menu.Divider />}
      {onDelete && <DeleteItem job={job} onDelete={onDelete} />}
    </ButtonMenu>
  )
}
