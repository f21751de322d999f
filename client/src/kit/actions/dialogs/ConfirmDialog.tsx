import { Text } from '@mantine/core'
import type { ActionDialogProps } from '../defineActions.ts'
import { ActionFrame } from './ActionFrame.tsx'
import { useActionForm } from './useActionForm.ts'

/** Asks before something is lost for good, or taken back. */
export function ConfirmDialog<Name extends string, Target, Input, Outcome>(props: ActionDialogProps<Name, Target, Input, Outcome>) {
  const dialog = useActionForm({ ...props, rules: null, defaultValues: {}, inputOf: () => ({}) })
  return (
    <ActionFrame {...props} dialog={dialog}>
      <Text c="dimmed">{props.actions.actions[props.request.name].consequence?.(dialog.target)}</Text>
    </ActionFrame>
  )
}
