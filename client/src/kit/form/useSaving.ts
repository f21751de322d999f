import { lazyModule } from '../../shared/lazyModule.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Refusal } from '../../shared/api/refusal.ts'
import { toastSaveError } from '../../shared/forms/reportSaveError.ts'
import { useSendOnce } from '../../shared/forms/useSendOnce.ts'
import { whenIdle } from '../../shared/whenIdle.ts'
import type { Form, FormTypes } from './defineForm.ts'
import { completeForm, isFormComplete } from './lateForm.ts'
import type { SaveScreen } from './saveFlow.ts'

const lateFlow = lazyModule(() => import('./saveFlow.ts'))
type Flow = Awaited<ReturnType<typeof lateFlow.load>>

interface SavingOptions<F extends FormTypes> extends Pick<SaveScreen<F>, 'moment' | 'typed' | 'idempotencyKey' | 'onStale' | 'onNewer'> {
  /** What is typed was found as a draft: it may have been sent before. */
  readonly isFound: boolean
  /** Called when it is saved, before the page is left. */
  readonly onSaved: () => void
}

/** A save on its way: asked about where that is wise, then sent; after a lost answer only if it is not there already. */
export function useSaving<F extends FormTypes>(form: Form<F>, { isFound, onSaved, ...options }: SavingOptions<F>) {
  const { moment, typed, idempotencyKey } = options
  const navigate = useNavigate()
  const [question, setQuestion] = useState<F['question'] | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const once = useSendOnce<F['found'] & {}>(`${form.noun} ${idempotencyKey}`, isFound)
  useEffect(
    () =>
      whenIdle(() => {
        void form.sender.preload()
        void lateFlow.preload()
      }),
    [form],
  )

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
    sendOnce: (send, find) => (find && !moment.record ? once.send(send, find) : send()),
  }
  const busy = async (step: (flow: Flow) => Promise<void>): Promise<void> => {
    setIsSaving(true)
    setProblem(null)
    try {
      await step(await lateFlow.load())
    } catch (error) {
      const flow = lateFlow.value()
      if (flow) flow.refuseSave(form, screen, error)
      else setProblem(toastSaveError(error))
    } finally {
      setIsSaving(false)
    }
  }
  const check = typed.handleSubmit(() => busy((flow) => flow.beginSave(form, screen)))
  const submit = async (): Promise<void> => {
    if (isFormComplete(form)) return await check()
    if (isSaving) return
    await busy(() => completeForm(form))
    if (isFormComplete(form)) await check()
  }
  return {
    question: once.doubt ? null : question,
    /** The record may be there already. */
    doubt: once.doubt,
    takeFound: () => {
      const found = once.doubt?.found
      once.settle()
      if (found && form.found) void leaveFor(form.found.to(found))
    },
    sendAnother: () => void busy((flow) => once.sendAnother(() => flow.saveAnother(form, screen))),
    closeDoubt: once.dismiss,
    problem,
    isSaving,
    submit: () => void submit(),
    confirm: () => void busy((flow) => flow.confirmSave(form, screen, question)),
    closeQuestion: () => setQuestion(null),
  }
}
