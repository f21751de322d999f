import { useApolloClient } from '@apollo/client/react'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import { type ApiError, toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { reportSaveError } from '../../form/reportSaveError.ts'
import type { ActionDialogProps } from '../defineActions.ts'
import { perform } from '../perform.ts'
import { useSavedAction, forgetDraft, saveDraft, readDraft } from './savedAction.ts'

interface ActionFormOptions<Name extends string, Target, Input, Outcome, Values extends FieldValues> extends ActionDialogProps<
  Name,
  Target,
  Input,
  Outcome
> {
  /** null if the dialog has no fields. */
  readonly rules: Resolver<Values> | null
  readonly defaultValues: Values
  readonly toInput: (values: Values) => Partial<Input>
}

export interface ActionForm<Target, Input, Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly target: Target
  readonly problem: ApiError | null
  readonly submit: (choice?: Partial<Input>) => Promise<void>
  /** Continues with another user's version; keeps the input. */
  readonly adopt: (target: Target) => void
  readonly extra: Partial<Input>
  readonly setExtra: Dispatch<SetStateAction<Partial<Input>>>
  /** Closes; the input is restored when the same dialog opens again. */
  readonly leave: () => void
}

export function useActionForm<Name extends string, Target, Input, Outcome, Values extends FieldValues>(
  options: ActionFormOptions<Name, Target, Input, Outcome, Values>,
): ActionForm<Target, Input, Values> {
  const { actions, request, onClose, rules, defaultValues, toInput } = options
  const client = useApolloClient()
  const format = useFormat()
  const key = `${request.name}/${actions.getKey(request.target)}`
  const draft = readDraft(key)
  const form = useForm<Values>({
    ...(rules && { resolver: rules }),
    defaultValues: { ...defaultValues, ...draft } as DefaultValues<Values>,
  })
  useSavedAction(request, key, form.getValues)
  const [target, setTarget] = useState(request.target)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [extra, setExtra] = useState<Partial<Input>>({})

  const submit: ActionForm<Target, Input, Values>['submit'] = (choice) =>
    form.handleSubmit(
      async (values) => {
        setProblem(null)
        try {
          await perform(actions, { client, format }, { name: request.name, target, input: { ...toInput(values), ...extra, ...choice } })
          forgetDraft(key)
          onClose()
        } catch (error) {
          const apiError = toApiError(error)
          const isQuestion = apiError.code === 'STALE' || (apiError.code === 'CLASH' && actions.Clash !== undefined)
          setProblem(isQuestion ? apiError : reportSaveError(error, form))
        }
      },
      () => setProblem((now) => (now?.code === 'NETWORK' ? null : now)),
    )()
  const adopt = (latest: Target): void => {
    setTarget(() => latest)
    setProblem(null)
  }
  const leave = (): void => {
    saveDraft(key, form.getValues())
    onClose()
  }
  return { form, target, problem, submit, adopt, extra, setExtra, leave }
}
