import { Text } from '@mantine/core'
import { ActionFrame } from '../../../../components/actions/dialogs/ActionFrame.tsx'
import { actionIn } from '../../../../components/actions/defineActions.ts'
import { useActionForm } from '../../../../components/actions/dialogs/useActionForm.ts'
import { useFormat } from '../../../../lib/format/useFormat.ts'
import type { JobDialogProps } from '../actionTarget.ts'
import { TellingOf } from './TellingOf.tsx'

/** Asks whether to notify the customer that the technician is on the way. */
export function OnTheWayDialog(props: JobDialogProps) {
  const dialog = useActionForm({ ...props, rules: null, defaultValues: {}, inputOf: () => ({}) })
  const words = actionIn(props.actions, 'ON_THE_WAY').consequence?.(dialog.target, useFormat())
  return (
    <ActionFrame {...props} dialog={dialog}>
      {words && <Text c="dimmed">{words}</Text>}
      <TellingOf action="ON_THE_WAY" dialog={dialog} isInBody />
    </ActionFrame>
  )
}
