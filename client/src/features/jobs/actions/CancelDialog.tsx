import { messages } from '@callout/contracts/messages'
import { actionForms } from '@callout/contracts/jobs/manageJob'
import { Button, Radio, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { useCancelReasonsQuery } from '../jobs.generated.ts'
import { ActionFrame } from './ActionFrame.tsx'
import type { ActionDialogProps } from './JobActionDialog.tsx'
import { useActionForm } from './useActionForm.ts'

interface Answers {
  /** '' until one is chosen; the contract's schema makes a number of it. */
  readonly cancelReasonId: string | number
  readonly reason: string
}

export function CancelDialog({ request, onClose }: ActionDialogProps) {
  const { data, error, refetch } = useCancelReasonsQuery()
  const dialog = useActionForm<Answers>({
    request,
    onClose,
    schema: actionForms.cancel,
    defaultValues: { cancelReasonId: '', reason: '' },
    inputOf: ({ cancelReasonId, reason }) => ({ cancelReasonId: String(cancelReasonId), ...(reason && { reason }) }),
  })
  const { control, register, watch, setError, formState } = dialog.form
  const needsNote = data?.cancelReasons.find(({ id }) => id === watch('cancelReasonId'))?.requiresNote ?? false
  const submit: typeof dialog.submit = async (choice) => {
    if (needsNote && !dialog.form.getValues('reason').trim()) setError('reason', { message: messages.required }, { shouldFocus: true })
    else await dialog.submit(choice)
  }
  return (
    <ActionFrame action={request.action} dialog={{ ...dialog, submit }} submitLabel="Cancel the job">
      <Text c="dimmed">It leaves the schedule and its staff is free again. Line items and timeline stay, and it can be reopened.</Text>
      <Controller
        name="cancelReasonId"
        control={control}
        render={({ field, fieldState }) => (
          <Radio.Group {...field} label="Reason" withAsterisk error={fieldState.error?.message}>
            <Stack gap={10} my={8}>
              {data?.cancelReasons.map(({ id, reason }, place) => (
                <Radio key={id} value={id} label={reason} data-autofocus={place === 0 || undefined} />
              )) ??
                (!error && [220, 180, 250, 160].map((width) => <Skeleton key={width} h={20} w={width} />))}
            </Stack>
          </Radio.Group>
        )}
      />
      {error && (
        <Text c="red" role="alert">
          {refusalOf(error).message}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Retry
          </Button>
        </Text>
      )}
      <Textarea
        label="Note"
        withAsterisk={needsNote}
        autosize
        minRows={2}
        placeholder={needsNote ? undefined : 'Optional'}
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
    </ActionFrame>
  )
}
