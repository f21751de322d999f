import { Text } from '@mantine/core'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { actionIn, type ActionDialogProps } from '../defineActions.ts'
import { ActionFrame } from './ActionFrame.tsx'
import { useActionForm } from './useActionForm.ts'

/** Confirms an action that is irreversible or undoes something. */
export function ConfirmDialog<Name extends string, Target, Input, Outcome>(props: ActionDialogProps<Name, Target, Input, Outcome>) {
  const dialog = useActionForm({ ...props, rules: null, defaultValues: {}, toInput: () => ({}) })
  const format = useFormat()
  return (
    <ActionFrame {...props} dialog={dialog}>
      <Text c="dimmed">{actionIn(props.actions, props.request.name).consequence?.(dialog.target, format)}</Text>
    </ActionFrame>
  )
}
