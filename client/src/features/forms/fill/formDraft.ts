import type { FilledForm } from '../../../parts/forms/answers.ts'

/** Sealed on the device, as the answers of a day without network are (`shared/api/answerStore.ts`). */
const store = () => import('../../../shared/api/answerStore.ts')

/** What was typed into a form of a job. */
export interface FormDraft {
  readonly filled: FilledForm
  /** Sent again with the same key, it is saved once. */
  readonly key: string
}

const nameOf = (jobId: string, formId: string): string => `FormDraft/${jobId}/${formId}`

/** null: nothing was typed, or this browser keeps nothing. */
export const recallFormDraft = (jobId: string, formId: string): Promise<FormDraft | null> =>
  store()
    .then(({ recallAnswer }) => recallAnswer<FormDraft>(nameOf(jobId, formId)))
    .catch(() => null)

/** null: it is submitted. */
export const keepFormDraft = (jobId: string, formId: string, draft: FormDraft | null): Promise<void> =>
  store()
    .then(({ keepAnswer }) => keepAnswer(nameOf(jobId, formId), draft))
    .catch(() => undefined)
