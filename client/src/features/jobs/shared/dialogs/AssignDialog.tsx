import { useFormat } from '../../../../lib/format/useFormat.ts'
import { ActionFrame } from '../../../../components/actions/dialogs/ActionFrame.tsx'
import { type ActionInput, type JobDialogProps, slotOf } from '../actionTarget.ts'
import { visitCount } from '../../../schedule/shared/visitCount.ts'
import { rulesOf } from './actionRules.ts'
import { reachCount, ScopeQuestion } from './ScopeQuestion.tsx'
import { StaffField } from '../../../staff/shared/StaffField.tsx'
import { useActionForm } from '../../../../components/actions/dialogs/useActionForm.ts'

interface Answers {
  readonly staffIds: readonly string[]
}

const rules = rulesOf<Answers>('assign')

/** Who does a visit. Where somebody does already, it is planned anew at the same time. */
export function AssignDialog(props: JobDialogProps) {
  const { timeZone } = useFormat()
  const { isStaffChange = false } = props.request.target
  const dialog = useActionForm({
    ...props,
    rules,
    defaultValues: { staffIds: (props.request.target.staff ?? []).map(({ id }) => id) },
    inputOf: ({ staffIds }): Partial<ActionInput> => ({ ...(isStaffChange && wanted()), staffIds: staffIds.map(String) }),
  })
  // Of the visit as it is now: somebody else may have moved it meanwhile.
  function wanted(): Pick<ActionInput, 'date' | 'startTime' | 'endTime'> {
    const slot = slotOf(dialog.target, timeZone)
    return slot ? { date: slot.date, startTime: slot.start_time, endTime: slot.end_time } : {}
  }
  const count = reachCount(dialog)
  const words = isStaffChange && {
    title: `Change staff of ${props.request.target.name}`,
    submitLabel: count > 1 ? `Change staff of ${visitCount(count)}` : 'Change staff',
  }
  return (
    <ActionFrame {...props} {...words} dialog={dialog} size={560}>
      <ScopeQuestion dialog={dialog} words="Each keeps its day and time." />
      <StaffField target={{ ...dialog.target, jobNumber: dialog.target.name }} wanted={wanted()} withAutofocus />
    </ActionFrame>
  )
}
