import { ConfirmDialog } from '../../../components/actions/dialogs/ConfirmDialog.tsx'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import type { StaffDialogProps } from './staffTarget.ts'
import { TimeOffDialog } from './TimeOffDialog.tsx'

/** The dialog of an action. */
export function StaffActionDialog(props: StaffDialogProps) {
  const { name } = props.request
  if (name === 'PASSWORD') return <PasswordDialog {...props} />
  if (name === 'TIME_OFF') return <TimeOffDialog {...props} />
  return name === 'DEACTIVATE' ? <DeactivateDialog {...props} /> : <ConfirmDialog {...props} />
}
