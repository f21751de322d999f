import { useFormat } from '../../../shared/format/useFormat.ts'
import { ActionFrame } from '../../../kit/actions/dialogs/ActionFrame.tsx'
import { type JobDialogProps, slotOf } from '../actionTarget.ts'
import { rulesFor } from './rulesFor.ts'
import { StaffField } from '../../staff/StaffField.tsx'
import { useActionForm } from '../../../kit/actions/dialogs/useActionForm.ts'

interface Answers {
  readonly staffIds: readonly string[]
}

const rules = rulesFor<Answers>('assign')

export function AssignDialog(props: JobDialogProps) {
  const { timeZone } = useFormat()
  const dialog = useActionForm({
    ...props,
    rules,
    defaultValues: { staffIds: (props.request.target.staff ?? []).map(({ id }) => id) },
    inputOf: ({ staffIds }) => ({ staffIds: staffIds.map(String) }),
  })
  const slot = slotOf(dialog.target, timeZone)
  return (
    <ActionFrame {...props} dialog={dialog} size={560}>
      <StaffField
        target={dialog.target}
        wanted={slot ? { date: slot.date, startTime: slot.start_time, endTime: slot.end_time } : {}}

        withAutofocus
      />
    </ActionFrame>
  )
}
