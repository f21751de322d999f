import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApiError } from '../../lib/api/apiError.ts'
import { useSubmitOnce } from '../../lib/forms/useSubmitOnce.ts'
import type { Form, FormTypes, FoundRecord } from './formTypes.ts'
import { beginSave, confirmSave, refuseSave, saveAnother, type SaveScreen } from './saveFlow.ts'

interface SavingOptions<F extends FormTypes> extends Pick<SaveScreen<F>, 'moment' | 'typed' | 'idempotencyKey' | 'onStale' | 'onNewer'> {
  /** The input was restored from a draft: it may have been sent before. */
  readonly isFound: boolean
  readonly onSaved: () => void
}

/** Saving: asks where needed, then sends; after a lost response only if the record doesn't exist already. */
export function useSaving<F extends FormTypes>(form: Form<F>, { isFound, onSaved, ...options }: SavingOptions<F>) {
  const { moment, typed, idempotencyKey } = options
  const navigate = useNavigate()
  const [question, setQuestion] = useState<F['question'] | null>(null)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const once = useSubmitOnce<FoundRecord>(`${form.noun} ${idempotencyKey}`, isFound)

  const leaveFor = async (to: string): Promise<void> => {
    onSaved()
    form.refresh(moment.client.cache, moment.record)
    await navigate(to, { replace: true })
  }
  const screen: SaveScreen<F> = {
    ...options,
    question,
    setQuestion,
    setProblem,
    leaveFor,
    submitOnce: (send, find) => (find && !moment.record ? once.send(send, find) : send()),
  }
  const busy = async (step: () => Promise<void>): Promise<void> => {
    setIsSaving(true)
    setProblem(null)
    try {
      await step()
    } catch (error) {
      refuseSave(form, screen, error)
    } finally {
      setIsSaving(false)
    }
  }
  const check = typed.handleSubmit(() => busy(() => beginSave(form, screen)))
  return {
    question: once.duplicate ? null : question,
    duplicate: once.duplicate,
    takeFound: () => {
      const found = once.duplicate?.found
      once.settle()
      if (found) void leaveFor(found.to)
    },
    submitAgain: () => void busy(() => once.submitAgain(() => saveAnother(form, screen))),
    closeDuplicate: once.dismiss,
    problem,
    isSaving,
    leaveFor,
    idempotencyKey,
    submit: () => void check(),
    confirm: () => void busy(() => confirmSave(form, screen, question)),
    closeQuestion: () => setQuestion(null),
  }
}
