import { Text } from '@mantine/core'
import { ActionFrame } from './ActionFrame.tsx'
import { consequenceOf } from '../actions/actionWords.ts'
import type { ActionDialogProps } from './JobActionDialog.tsx'
import { useActionForm } from './useActionForm.ts'

/** Asks before something is lost for good, or taken back. */
export function ConfirmDialog({ request, onClose }: ActionDialogProps) {
  const dialog = useActionForm({ request, onClose, rules: null, defaultValues: {}, inputOf: () => ({}) })
  return (
    <ActionFrame action={request.action} dialog={dialog}>
      <Text c="dimmed">{consequenceOf(request.action, dialog.target)}</Text>
    </ActionFrame>
  )
}
