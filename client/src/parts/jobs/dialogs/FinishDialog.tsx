import { Textarea } from '@mantine/core'
import { ActionFrame } from './ActionFrame.tsx'
import type { ActionDialogProps } from './JobActionDialog.tsx'
import { useActionForm } from './useActionForm.ts'
import { unmarked } from '../../../shared/forms/required.ts'

export function FinishDialog({ request, onClose }: ActionDialogProps) {
  const { isOneOfSeveral, jobFinishedNotes } = request.target
  const dialog = useActionForm({
    request,
    onClose,
    rules: 'finish',
    // A series has the notes of the visit that was finished last, which is another one.
    defaultValues: { jobFinishedNotes: isOneOfSeveral ? '' : (jobFinishedNotes ?? '') },
    inputOf: (answers) => answers,
  })
  const { register, formState } = dialog.form
  return (
    <ActionFrame action={request.action} dialog={dialog}>
      <Textarea
        label="Work done"
        description="Shown on the job and in its timeline."
        {...unmarked}
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
