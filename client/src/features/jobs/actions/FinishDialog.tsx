import { actionForms } from '@callout/contracts/jobs/manageJob'
import { Textarea } from '@mantine/core'
import { ActionFrame } from './ActionFrame.tsx'
import type { ActionDialogProps } from './JobActionDialog.tsx'
import { useActionForm } from './useActionForm.ts'

export function FinishDialog({ request, onClose }: ActionDialogProps) {
  const dialog = useActionForm({
    request,
    onClose,
    schema: actionForms.finish,
    defaultValues: { jobFinishedNotes: request.target.jobFinishedNotes ?? '' },
    inputOf: ({ jobFinishedNotes }) => ({ jobFinishedNotes }),
  })
  const { register, formState } = dialog.form
  return (
    <ActionFrame action={request.action} dialog={dialog}>
      <Textarea
        label="What was done"
        description="Stands on the job and in its timeline."
        withAsterisk
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
        error={formState.errors.jobFinishedNotes?.message}
        {...register('jobFinishedNotes')}
      />
    </ActionFrame>
  )
}
