import { messages } from '@callout/contracts/messages'
import { Text, Textarea } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { ActionFrame } from './ActionFrame.tsx'
import { cancelWords } from '../actions/actionWords.ts'
import { CancelReasonField, useCancelReasons } from './CancelReasonField.tsx'
import type { ActionDialogProps } from './JobActionDialog.tsx'
import { useActionForm } from './useActionForm.ts'
import { RequiredNote } from '../../../shared/forms/RequiredNote.tsx'
import { starred } from '../../../shared/forms/required.ts'

interface Answers {
  /** '' until one is chosen; the contract's schema makes a number of it. */
  readonly cancelReasonId: string | number
  readonly reason: string
}

export function CancelDialog({ request, onClose }: ActionDialogProps) {
  const { isOneOfSeveral } = request.target
  const query = useCancelReasons()
  const dialog = useActionForm<Answers>({
    request,
    onClose,
    rules: 'cancel',
    defaultValues: { cancelReasonId: '', reason: '' },
    inputOf: ({ cancelReasonId, reason }) => ({ cancelReasonId: String(cancelReasonId), ...(reason && { reason }) }),
  })
  const { control, register, watch, setError, formState } = dialog.form
  const needsNote = query.reasons?.find(({ id }) => id === watch('cancelReasonId'))?.requiresNote ?? false
  const submit: typeof dialog.submit = async (choice) => {
    if (needsNote && !dialog.form.getValues('reason').trim()) setError('reason', { message: messages.required }, { shouldFocus: true })
    else await dialog.submit(choice)
  }
  return (
    <ActionFrame action={request.action} dialog={{ ...dialog, submit }} submitLabel={isOneOfSeveral ? 'Cancel visit' : 'Cancel job'}>
      <Text c="dimmed">{cancelWords(request.target)}</Text>
      <RequiredNote />
      <Controller
        name="cancelReasonId"
        control={control}
        render={({ field, fieldState }) => (
          <CancelReasonField {...field} value={String(field.value)} query={query} error={fieldState.error?.message} />
        )}
      />
      <Textarea
        label="Note"
        {...(needsNote && starred)}
        autosize
        minRows={2}
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
    </ActionFrame>
  )
}
