import { Text } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import { ClockField } from '../../../components/fields/days/ClockField.tsx'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { FieldPair } from '../../../components/fields/FieldPair.tsx'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import type { StaffDialogProps } from './staffTarget.ts'
import { halfHours } from './halfHours.ts'
import { type TimeOffAnswers, typedTimeOff } from './timeOffAnswers.ts'
import { timeOffRules } from './staffRules.ts'

const nothing: TimeOffAnswers = { dateFrom: '', dateTo: '', isWholeDays: true, startTime: '', endTime: '', note: '' }

/** Days off, or hours of them. */
export function TimeOffDialog(props: StaffDialogProps) {
  const dialog = useActionForm({
    ...props,
    rules: timeOffRules,
    defaultValues: { ...nothing },
    inputOf: (values: TimeOffAnswers) => ({ added: typedTimeOff(values) }),
  })
  const { control, watch } = dialog.form
  const [first, isWholeDays] = watch(['dateFrom', 'isWholeDays'])
  return (
    <ActionFrame {...props} dialog={dialog}>
      <Text c="dimmed">{dialog.target.name} won’t be suggested on these days. Booked visits aren’t moved.</Text>
      <RequiredNote />
      <FieldPair>
        <Controller
          name="dateFrom"
          control={control}
          render={({ field, fieldState }) => (
            <DayField label="First day" isRequired withAutofocus {...field} inputRef={field.ref} error={fieldState.error?.message} />
          )}
        />
        <Controller
          name="dateTo"
          control={control}
          render={({ field, fieldState }) => (
            <DayField label="Last day" isAtEnd min={first || undefined} {...field} inputRef={field.ref} error={fieldState.error?.message} />
          )}
        />
      </FieldPair>
      <FlagField name="isWholeDays" label="Whole days" />
      {!isWholeDays && (
        <FieldPair>
          <ClockField name="startTime" label="From" example="13:00" times={halfHours} />
          <ClockField name="endTime" label="To" example="17:00" times={halfHours} />
        </FieldPair>
      )}
      <TextField name="note" label="Note" />
    </ActionFrame>
  )
}
