import { useFormat } from '../../../shared/format/useFormat.ts'
import { ActionFrame } from './ActionFrame.tsx'
import { slotOf } from '../actionTarget.ts'
import type { ActionDialogProps } from './JobActionDialog.tsx'
import { StaffPicker } from '../../staff/StaffPicker.tsx'
import { useActionForm } from './useActionForm.ts'

interface Answers {
  readonly staffIds: readonly string[]
}

export function AssignDialog({ request, onClose }: ActionDialogProps) {
  const { timeZone } = useFormat()
  const dialog = useActionForm<Answers>({
    request,
    onClose,
    rules: 'assign',
    defaultValues: { staffIds: (request.target.staff ?? []).map(({ id }) => id) },
    inputOf: ({ staffIds }) => ({ staffIds: staffIds.map(String) }),
  })
  const slot = slotOf(dialog.target, timeZone)
  return (
    <ActionFrame action={request.action} dialog={dialog} size={560}>
      <StaffPicker
        target={dialog.target}
        wanted={slot ? { date: slot.date, startTime: slot.start_time, endTime: slot.end_time } : {}}
        label="Technicians"
        withAutofocus
      />
    </ActionFrame>
  )
}
