import { Button, Group, Textarea } from '@mantine/core'
import { ActionFrame } from './ActionFrame.tsx'
import type { ActionDialogProps } from './JobActionDialog.tsx'
import { useActionForm } from './useActionForm.ts'
import { unmarked } from '../../../shared/forms/required.ts'

const suggestions = ['Not available at that time', 'Too far away', 'Not my line of work', 'Sick'] as const

export function DeclineDialog({ request, onClose }: ActionDialogProps) {
  const dialog = useActionForm({
    request,
    onClose,
    rules: 'decline',
    defaultValues: { reason: '' },
    inputOf: ({ reason }) => ({ reason }),
  })
  const { register, setValue, formState } = dialog.form
  return (
    <ActionFrame action={request.action} dialog={dialog}>
      <Textarea
        label="Reason"
        description="The person who schedules visits will see this reason."
        {...unmarked}
        autosize
        minRows={2}
        data-autofocus
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      <Group gap={6}>
        {suggestions.map((suggestion) => (
          <Button
            key={suggestion}
            size="compact-sm"
            variant="default"
            onClick={() => setValue('reason', suggestion, { shouldDirty: true, shouldValidate: true })}
          >
            {suggestion}
          </Button>
        ))}
      </Group>
    </ActionFrame>
  )
}
