import { Button, Alert } from '@mantine/core'
import { type FormEvent, type ReactNode, Suspense } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { AppDialog, DialogActions } from '../../overlays/AppDialog.tsx'
import classes from '../../form/DialogForm.module.css'
import { labelOf } from '../actionWords.ts'
import type { ActionDialogProps, ActionProblemProps } from '../defineActions.ts'
import type { ActionForm } from './useActionForm.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { StaleProblem } from './StaleProblem.tsx'

/** Why it was not saved, and what can be done about it. */
function Problem<Name extends string, Target>(props: ActionProblemProps<Name, Target>) {
  const { actions, problem, target } = props
  const { Clash } = actions
  if (problem.code === 'STALE') return <StaleProblem {...props} />
  if (problem.code === 'CLASH' && Clash) {
    return (
      <Suspense fallback={null}>
        <Clash problem={problem} target={target} />
      </Suspense>
    )
  }
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {problem.message}
    </Alert>
  )
}

interface ActionFrameProps<Name extends string, Target, Input, Outcome, Values extends FieldValues> extends Pick<
  ActionDialogProps<Name, Target, Input, Outcome>,
  'actions' | 'request'
> {
  readonly dialog: ActionForm<Target, Input, Values>
  readonly children: ReactNode
  /** On the button where the action's own name would mislead. */
  readonly submitLabel?: string
  /** Label of the button that leaves without acting. */
  readonly cancelLabel?: string
  /** As it is said where the action does something else than its name. */
  readonly title?: string
  readonly size?: number
}

/** What the dialogs of all actions share: title, problem, buttons. */
export function ActionFrame<Name extends string, Target, Input, Outcome, Values extends FieldValues>(
  props: ActionFrameProps<Name, Target, Input, Outcome, Values>,
) {
  const { actions, request, dialog, children, submitLabel, cancelLabel = 'Cancel', title, size = 480 } = props
  const { form, target, problem, submit, adopt, leave } = dialog
  const { isSubmitting } = form.formState
  const action = actions.actions[request.name]
  const { insists } = actions
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <AppDialog isOpen onClose={leave} title={title ?? labelOf(action, actions.nameOf(target))} size={size}>
      <FormProvider {...form}>
        <form onSubmit={onSubmit} noValidate className={classes.form}>
          {children}
          {problem && <Problem actions={actions} name={request.name} problem={problem} target={target} onAdopt={adopt} />}
          <DialogActions>
            <Button variant="default" onClick={leave}>
              {cancelLabel}
            </Button>
            {problem?.code === 'CLASH' && insists ? (
              <Button loading={isSubmitting} onClick={() => void submit(insists)}>
                Save anyway
              </Button>
            ) : (
              <Button
                type="submit"
                loading={isSubmitting}
                disabled={problem?.code === 'STALE'}
                color={action.isDestructive ? 'red' : undefined}
              >
                {submitLabel ?? action.label}
              </Button>
            )}
          </DialogActions>
        </form>
      </FormProvider>
    </AppDialog>
  )
}
