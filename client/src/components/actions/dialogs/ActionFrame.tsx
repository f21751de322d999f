import { Button, Alert } from '@mantine/core'
import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { AppDialog, DialogActions, InDialogFooter } from '../../overlays/AppDialog.tsx'
import classes from '../../form/DialogForm.module.css'
import { getLabel } from '../actionText.ts'
import type { ActionDialogProps, ActionProblemProps } from '../defineActions.ts'
import type { ActionForm } from './useActionForm.ts'
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { useApolloClient } from '@apollo/client/react'
import { changeIn } from '../../../lib/api/changeIn.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'

/** Names the user who saved a newer version and offers to continue without losing the input. */
function StaleProblem<Name extends string, Target>({ actions, name, problem, target, onAdopt }: ActionProblemProps<Name, Target>) {
  const client = useApolloClient()
  const format = useFormat()
  const [isLoading, setIsLoading] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const { by, at } = changeIn(problem)

  const adoptLatest = async (): Promise<void> => {
    setIsLoading(true)
    try {
      const found = await actions.readLatest?.(client, name, target)
      if (found?.blockedReason === null) onAdopt(found.latest)
      else setRefused(found?.blockedReason ?? problem.message)
    } catch (error) {
      setRefused(toApiError(error).message)
    }
    setIsLoading(false)
  }
  return (
    <Alert
      color="yellow"
      variant="light"
      role="alert"
      icon={<IconUsers size={18} aria-hidden />}
      title={`${by ?? 'Someone else'} changed this${at === null ? '' : ` ${format.relative(at)}`}`}
    >
      {refused ?? 'Your changes aren’t saved yet. What you typed is still here.'}
      {refused === null && (
        <Button mt="xs" size="compact-sm" variant="default" display="block" loading={isLoading} onClick={() => void adoptLatest()}>
          Use the latest version
        </Button>
      )}
    </Alert>
  )
}

function Problem<Name extends string, Target>(props: ActionProblemProps<Name, Target>) {
  const { actions, problem, target } = props
  const { Clash } = actions
  if (problem.code === 'STALE') return <StaleProblem {...props} />
  if (problem.code === 'CLASH' && Clash) return <Clash problem={problem} target={target} />
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
  /** For buttons where the action's label would mislead. */
  readonly submitLabel?: string
  readonly cancelLabel?: string
  readonly submitRef?: Ref<HTMLButtonElement>
  /** Default: the action's label. */
  readonly title?: string
  readonly size?: number
}

export function ActionFrame<Name extends string, Target, Input, Outcome, Values extends FieldValues>(
  props: ActionFrameProps<Name, Target, Input, Outcome, Values>,
) {
  const { actions, request, dialog, children, submitLabel, cancelLabel = 'Cancel', submitRef, title, size = 480 } = props
  const { form, target, problem, submit, adopt, leave } = dialog
  const { isSubmitting } = form.formState
  const action = actions.actions[request.name]
  const { override } = actions
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <AppDialog isOpen onClose={leave} title={title ?? getLabel(action, actions.getName(target))} size={size}>
      <FormProvider {...form}>
        <form onSubmit={onSubmit} noValidate className={classes.form}>
          {children}
          {problem && (
            <InDialogFooter>
              <Problem actions={actions} name={request.name} problem={problem} target={target} onAdopt={adopt} />
            </InDialogFooter>
          )}
          <DialogActions>
            <Button variant="default" onClick={leave}>
              {cancelLabel}
            </Button>
            {problem?.code === 'CLASH' && override ? (
              <Button ref={submitRef} loading={isSubmitting} onClick={() => void submit(override)}>
                Save anyway
              </Button>
            ) : (
              <Button
                ref={submitRef}
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
