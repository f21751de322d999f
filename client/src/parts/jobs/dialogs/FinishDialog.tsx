import { ActionFrame } from '../../../kit/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../../kit/actions/dialogs/useActionForm.ts'
import type { JobDialogProps } from '../actionTarget.ts'
import { GrowingTextarea } from '../../../shared/ui/GrowingTextarea.tsx'
import { rulesFor } from './rulesFor.ts'
import { TellingOf } from './TellCustomer.tsx'
import { unmarked } from '../../../shared/forms/required.ts'

const rules = rulesFor<{ jobFinishedNotes: string }>('finish')

export function FinishDialog(props: JobDialogProps) {
  const { isOneOfSeveral, jobFinishedNotes } = props.request.target
  const dialog = useActionForm({
    ...props,
    rules,
    // A series has the notes of the visit that was finished last, which is another one.
    defaultValues: { jobFinishedNotes: isOneOfSeveral ? '' : (jobFinishedNotes ?? '') },
    inputOf: (answers) => answers,
  })
  const { register, formState } = dialog.form
  return (
    <ActionFrame {...props} dialog={dialog}>
      <GrowingTextarea
        label="Work done"
        description="Shown on the job and in its timeline."
        {...unmarked}
        minRows={4}
        maxRows={12}
        data-autofocus
        error={formState.errors.jobFinishedNotes?.message}
        {...register('jobFinishedNotes')}
      />
      <TellingOf action="FINISH" dialog={dialog} />
    </ActionFrame>
  )
}
