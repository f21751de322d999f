import { ConfirmDialog } from '../../../components/actions/dialogs/ConfirmDialog.tsx'
import type { StaffDialogProps } from './staffTarget.ts'
import { Text, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import { FutureVisitsFields, isComplete, defaultAnswer, type VisitsAnswer, visitsInput } from './FutureVisitsFields.tsx'
import { PASSWORD_MIN_LENGTH } from '@callout/contracts/constants'
import { unmarked } from '../../../lib/forms/required.ts'
import { passwordRules, timeOffRules } from './staffRules.ts'
import { Controller } from 'react-hook-form'
import { ClockField } from '../../../components/fields/days/ClockField.tsx'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { FieldPair } from '../../../components/fields/FieldPair.tsx'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { halfHours, type TimeOffAnswers, timeOffInput } from './timeOffAnswers.ts'

const nothing: TimeOffAnswers = { dateFrom: '', dateTo: '', isWholeDays: true, startTime: '', endTime: '', note: '' }

function TimeOffDialog(props: StaffDialogProps) {
  const dialog = useActionForm({
    ...props,
    rules: timeOffRules,
    defaultValues: { ...nothing },
    toInput: (values: TimeOffAnswers) => ({ added: timeOffInput(values) }),
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

interface Answers {
  readonly password: string
  readonly passwordConfirmation: string
}

/** Sets another user's password (spec §5 "Reset"). */
function PasswordDialog(props: StaffDialogProps) {
  const defaultValues: Answers = { password: '', passwordConfirmation: '' }
  const dialog = useActionForm({ ...props, rules: passwordRules, defaultValues, toInput: (values: Answers) => values })
  const { register, formState } = dialog.form
  const secret = (name: keyof Answers, label: string, isFirst = false) => (
    <PasswordInput
      {...register(name)}
      label={label}
      {...unmarked}
      data-autofocus={isFirst || undefined}
      autoComplete="new-password"
      error={formState.errors[name]?.message}
      visibilityToggleButtonProps={{ 'aria-label': `Show or hide: ${label}`, tabIndex: 0 }}
    />
  )
  return (
    <ActionFrame {...props} dialog={{ ...dialog, leave: props.onClose }}>
      <Text c="dimmed">
        {dialog.target.name} will be signed out everywhere and needs the new password to sign in. Use at least {PASSWORD_MIN_LENGTH}{' '}
        characters, and share it in person.
      </Text>
      {secret('password', 'New password', true)}
      {secret('passwordConfirmation', 'Confirm new password')}
    </ActionFrame>
  )
}

function formatVisit(count: number | null): string {
  if (count === null) return 'There may be upcoming visits.'
  return count === 1 ? 'They have 1 upcoming visit.' : `They have ${count} upcoming visits.`
}

function DeactivateDialog(props: StaffDialogProps) {
  const [isChecked, setIsChecked] = useState(false)
  const dialog = useActionForm({
    ...props,
    rules: null,
    defaultValues: { ...defaultAnswer },
    toInput: (values: VisitsAnswer) => visitsInput(values),
  })
  const { form, target } = dialog
  const answer = form.watch()
  const submit: typeof dialog.submit = async (choice) => {
    setIsChecked(true)
    if (isComplete(form.getValues())) await dialog.submit(choice)
  }
  return (
    <ActionFrame {...props} dialog={{ ...dialog, submit }}>
      <Text c="dimmed">
        {target.name} will be signed out and can’t sign in anymore. Jobs and history stay. {formatVisit(target.futureVisits)}
      </Text>
      <FutureVisitsFields answer={answer} onChange={(next) => form.reset({ ...next })} leaving={[target.id]} isChecked={isChecked} />
    </ActionFrame>
  )
}

export function StaffActionDialog(props: StaffDialogProps) {
  const { name } = props.request
  if (name === 'PASSWORD') return <PasswordDialog {...props} />
  if (name === 'TIME_OFF') return <TimeOffDialog {...props} />
  return name === 'DEACTIVATE' ? <DeactivateDialog {...props} /> : <ConfirmDialog {...props} />
}
