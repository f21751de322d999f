import { Button, Group } from '@mantine/core'
import { ActionFrame } from '../../../components/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../../components/actions/dialogs/useActionForm.ts'
import type { JobDialogProps } from '../../visits/actionTarget.ts'
import { GrowingTextarea } from '../../../components/page/GrowingTextarea.tsx'
import { rulesOf } from './actionRules.ts'
import { unmarked } from '../../../lib/forms/required.ts'

const suggestions = ['Not available at that time', 'Too far away', 'Not my line of work', 'Sick'] as const

const rules = rulesOf<{ reason: string }>('decline')

export function DeclineDialog(props: JobDialogProps) {
  const dialog = useActionForm({
    ...props,
    rules,
    defaultValues: { reason: '' },
    toInput: ({ reason }) => ({ reason }),
  })
  const { register, setValue, formState } = dialog.form
  return (
    <ActionFrame {...props} dialog={dialog}>
      <GrowingTextarea
        label="Reason"
        description="The person who schedules visits will see this reason."
        {...unmarked}
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
