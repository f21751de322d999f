import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import { type Refusal, refusalOf } from '../../../shared/api/refusal.ts'
import { applyFieldErrors } from '../../../shared/forms/applyFieldErrors.ts'
import { isUnchecked, lateResolver } from '../../../shared/forms/lateResolver.ts'
import { latePart } from '../../../shared/late/latePart.ts'
import { whenIdle } from '../../../shared/late/whenIdle.ts'
import type { RulesName } from './actionRules.ts'
import type { ActionTarget } from '../actionTarget.ts'
import { forgetDraft, keepDraft, readDraft } from './drafts.ts'
import { useKeptAction } from './keptAction.ts'
import type { ActionRequest } from '../actions/useActionRunner.ts'
import { type ActionInput, usePerform } from '../actions/usePerform.ts'

/** No part of the dialog: nobody has answered anything when it opens. */
const lateRules = latePart(() => import('./actionRules.ts'))
const resolverOf = <Values extends FieldValues>(name: RulesName) => lateResolver(async () => (await lateRules.load()).rulesOf<Values>(name))

interface ActionFormOptions<Values extends FieldValues> {
  readonly request: ActionRequest
  readonly onClose: () => void
  /** What is checked; null where nothing is asked. */
  readonly rules: RulesName | null
  readonly defaultValues: Values
  readonly inputOf: (values: Values) => ActionInput
}

/** The answers of a dialog on their way to the gateway, and what came back. */
export interface ActionForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** The newest version that this dialog knows. */
  readonly target: ActionTarget
  readonly problem: Refusal | null
  readonly submit: (choice?: { readonly allowClash: true }) => Promise<void>
  /** Goes on with what somebody else has saved; what was typed stays. */
  readonly adopt: (target: ActionTarget) => void
  readonly isTelling: boolean
  readonly setIsTelling: (isTelling: boolean) => void
  /** Closes; what was typed is there again when the same dialog opens next. */
  readonly leave: () => void
}

export function useActionForm<Values extends FieldValues>(options: ActionFormOptions<Values>): ActionForm<Values> {
  const { request, onClose, rules, defaultValues, inputOf } = options
  const draft = readDraft(request)
  const form = useForm<Values>({
    ...(rules && { resolver: resolverOf<Values>(rules) }),
    defaultValues: { ...defaultValues, ...draft } as DefaultValues<Values>,
  })
  const isAsking = rules !== null
  useEffect(() => (isAsking ? whenIdle(lateRules.warm) : undefined), [isAsking])
  useKeptAction(request, form.getValues)
  const [target, setTarget] = useState(request.target)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isTelling, setIsTelling] = useState(false)
  const perform = usePerform()

  const submit: ActionForm<Values>['submit'] = (choice) =>
    form.handleSubmit(
      async (values) => {
        setProblem(null)
        try {
          await perform(request.action, target, { ...inputOf(values), ...(isTelling && { notifyCustomer: true }), ...choice })
          forgetDraft(request)
          onClose()
        } catch (error) {
          if (!applyFieldErrors(error, form)) setProblem(refusalOf(error))
        }
      },
      (errors) => setProblem((now) => (isUnchecked(errors) ? refusalOf(null) : now?.code === 'NETWORK' ? null : now)),
    )()
  const adopt = (newest: ActionTarget): void => {
    setTarget(newest)
    setProblem(null)
  }
  const leave = (): void => {
    keepDraft(request, form.getValues())
    onClose()
  }
  return { form, target, problem, submit, adopt, isTelling, setIsTelling, leave }
}
