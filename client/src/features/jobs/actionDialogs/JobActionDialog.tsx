import { Alert, Text } from '@mantine/core'
import { IconCalendarExclamation } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { type ProblemProps, actionIn } from '../../../components/actions/defineActions.ts'
import { ConfirmDialog } from '../../../components/actions/dialogs/ConfirmDialog.tsx'
import { type Format, useFormat } from '../../../lib/format/useFormat.ts'
import { type ClashingVisit, clashesIn } from '../../schedule/fields/conflict.ts'
import { type ActionTarget, type JobDialogProps, type ActionInput, getSlot } from '../../visits/actionTarget.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { CreateInvoiceDialog } from './CreateInvoiceDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import classes from './ClashProblem.module.css'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import { ActionNotifyField } from './ActionNotifyField.tsx'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import { rulesOf } from './actionRules.ts'
import { reachCount, ScopeQuestion } from './ScopeQuestion.tsx'
import { SeriesChanges } from '../../visits/changes/SeriesChanges.tsx'
import { StaffField } from '../../staff/team/StaffField.tsx'
import { useRankedStaff } from '../../staff/team/useRankedStaff.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

interface Answers {
  readonly staffIds: readonly string[]
}

const rules = rulesOf<Answers>('assign')

/** Assigns staff. A visit with staff is rescheduled to the same time instead. */
function AssignDialog(props: JobDialogProps) {
  const { timeZone } = useFormat()
  const { isStaffChange = false } = props.request.target
  const dialog = useActionForm({
    ...props,
    rules,
    defaultValues: { staffIds: (props.request.target.staff ?? []).map(({ id }) => id) },
    toInput: ({ staffIds }): Partial<ActionInput> => ({ ...(isStaffChange && requested()), staffIds: staffIds.map(String) }),
  })
  // Current times: another user may have moved it meanwhile.
  function requested(): Pick<ActionInput, 'date' | 'startTime' | 'endTime'> {
    const slot = getSlot(dialog.target, timeZone)
    return slot ? { date: slot.date, startTime: slot.start_time, endTime: slot.end_time } : {}
  }
  const count = reachCount(dialog)
  const choices = useRankedStaff({ ...dialog.target, jobNumber: dialog.target.name }, requested(), dialog.target.staff ?? [])
  const staffIds = dialog.form.watch('staffIds')
  const labels = isStaffChange && {
    title: `Change staff of ${props.request.target.name}`,
    submitLabel: count > 1 ? `Change staff of ${visitCount(count)}` : 'Change staff',
  }
  return (
    <ActionFrame {...props} {...labels} dialog={dialog} size={560}>
      <ScopeQuestion dialog={dialog} format={() => 'Each keeps its day and time.'} />
      <StaffField choices={choices} withAutofocus />
      <SeriesChanges dialog={dialog} input={{ ...requested(), staffIds: [...staffIds] }} people={choices.people} />
    </ActionFrame>
  )
}

function OnTheWayDialog(props: JobDialogProps) {
  const dialog = useActionForm({ ...props, rules: null, defaultValues: {}, toInput: () => ({}) })
  const text = actionIn(props.actions, 'ON_THE_WAY').consequence?.(dialog.target, useFormat())
  return (
    <ActionFrame {...props} dialog={dialog}>
      {text && <Text c="dimmed">{text}</Text>}
      <ActionNotifyField action="ON_THE_WAY" dialog={dialog} />
    </ActionFrame>
  )
}

const dialogs: Partial<Record<JobAction, ComponentType<JobDialogProps>>> = {
  SCHEDULE: ScheduleDialog,
  RESCHEDULE: ScheduleDialog,
  ASSIGN: AssignDialog,
  ON_THE_WAY: OnTheWayDialog,
  FINISH: FinishDialog,
  CREATE_INVOICE: CreateInvoiceDialog,
  CANCEL: CancelDialog,
  DECLINE: DeclineDialog,
}

export function JobActionDialog(props: JobDialogProps) {
  const { name, target } = props.request
  const Dialog = target.isStaffChange ? AssignDialog : (dialogs[name] ?? ConfirmDialog)
  return <Dialog {...props} />
}

const whenOf = ({ startAt, endAt }: ClashingVisit, format: Format): string => {
  if (startAt === null) return ''
  return `${format.shortDayOf(startAt)}, ${endAt === null ? format.getTime(startAt) : format.timeRange(startAt, endAt)}`
}

export function ClashProblem({ problem, target }: ProblemProps<ActionTarget>) {
  const format = useFormat(target.timezone)
  const clashes = clashesIn(problem)
  return (
    <Alert color="yellow" variant="light" role="alert" title={problem.message} icon={<IconCalendarExclamation size={18} aria-hidden />}>
      {clashes.length > 0 && (
        <ul className={classes.clashes}>
          {clashes.map((clash) => (
            <li key={`${clash.visitId}/${clash.staffId}`}>
              <strong>{clash.jobNumber ?? 'Another visit'}</strong> {whenOf(clash, format)}
            </li>
          ))}
        </ul>
      )}
      Choose another time or someone else, or save anyway.
    </Alert>
  )
}
