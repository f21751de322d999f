import type { ComponentType } from 'react'
import type { JobAction } from '../jobs.generated.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import type { ActionRequest } from '../actions/useActionRunner.ts'

export interface ActionDialogProps {
  readonly request: ActionRequest
  readonly onClose: () => void
}

const dialogs: Partial<Record<JobAction, ComponentType<ActionDialogProps>>> = {
  SCHEDULE: ScheduleDialog,
  RESCHEDULE: ScheduleDialog,
  ASSIGN: AssignDialog,
  FINISH: FinishDialog,
  CANCEL: CancelDialog,
  DECLINE: DeclineDialog,
}

/** The dialog of an action. */
export function JobActionDialog({ request, onClose }: ActionDialogProps) {
  const Dialog = dialogs[request.action] ?? ConfirmDialog
  return <Dialog request={request} onClose={onClose} />
}
