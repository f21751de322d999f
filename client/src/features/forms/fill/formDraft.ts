import type { FilledForm } from '../shared/answers.ts'
import { registerForm, takeSavedForm } from '../../../lib/forms/savedForms.ts'
import { readResponse, saveResponse } from '../../../lib/offline/responseStore.ts'

/** What was typed into a form of a job. */
export interface FormDraft {
  readonly filled: FilledForm
  /** Sent again with the same key, it is saved once. */
  readonly key: string
}

const nameOf = (jobId: string, formId: string): string => `FormDraft/${jobId}/${formId}`

const NAME = 'jobForm'

/** From now on what is typed here outlives a 401 and a 402 in this window: the key of what is sealed goes with the session. */
export const surviveSession = (read: () => FormDraft | null): (() => void) => registerForm(NAME, read)

/** What a lost session has interrupted, or what lies on the device. null: nothing was typed, or this browser keeps nothing. */
export async function recallFormDraft(jobId: string, formId: string): Promise<FormDraft | null> {
  const interrupted = takeSavedForm(NAME) as FormDraft | null
  if (interrupted) {
    void saveFormDraft(jobId, formId, interrupted)
    return interrupted
  }
  return readResponse<FormDraft>(nameOf(jobId, formId)).catch(() => null)
}

/** null: it is submitted. */
export const saveFormDraft = (jobId: string, formId: string, draft: FormDraft | null): Promise<void> =>
  saveResponse(nameOf(jobId, formId), draft).catch(() => undefined)
