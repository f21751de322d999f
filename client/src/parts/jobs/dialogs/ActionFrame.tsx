import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { AppDialog, DialogActions } from '../../../shared/ui/AppDialog.tsx'
import type { JobAction } from '../jobs.generated.ts'
import { actionLabel, isDestructive } from '../actions/jobActions.ts'
import { dialogTitles } from '../actions/actionWords.ts'
import { Problem } from './Problem.tsx'
import { TellCustomer } from './TellCustomer.tsx'
import type { ActionForm } from './useActionForm.ts'
import classes from '../../../kit/form/DialogForm.module.css'

interface ActionFrameProps<Values extends FieldValues> {
  readonly action: JobAction
  readonly dialog: ActionForm<Values>
  readonly children: ReactNode
  /** On the button where the action's own name would mislead. */
  readonly submitLabel?: string
  readonly size?: number
}

/** What the dialogs of all actions share: title, problem, "Tell the customer", buttons. */
export function ActionFrame<Values extends FieldValues>({ action, dialog, children, submitLabel, size = 480 }: ActionFrameProps<Values>) {
  const { form, target, problem, submit, adopt, leave } = dialog
  const { isSubmitting } = form.formState
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <AppDialog isOpen onClose={leave} title={`${dialogTitles[action]} ${target.name}`} size={size}>
      <FormProvider {...form}>
        <form onSubmit={onSubmit} noValidate className={classes.form}>
          {children}
          <TellCustomer action={action} dialog={dialog} />
          {problem && <Problem problem={problem} action={action} target={target} onAdopt={adopt} />}
          <DialogActions>
            <Button variant="default" onClick={leave}>
              Close
            </Button>
            {problem?.code === 'CLASH' ? (
              <Button loading={isSubmitting} onClick={() => void submit({ allowClash: true })}>
                Save anyway
              </Button>
            ) : (
              <Button
                type="submit"
                loading={isSubmitting}
                disabled={problem?.code === 'STALE'}
                color={isDestructive(action) ? 'red' : undefined}
              >
                {submitLabel ?? actionLabel(action)}
              </Button>
            )}
          </DialogActions>
        </form>
      </FormProvider>
    </AppDialog>
  )
}
