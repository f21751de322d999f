import type { FilledForm } from '../questions/answers.ts'
import { registerForm, takeSavedForm } from '../../../lib/forms/savedForms.ts'
import { readResponse, saveResponse } from '../../../lib/offline/responseStore.ts'

export interface FormDraft {
  readonly filled: FilledForm
  readonly key: string
}

const getName = (jobId: string, formId: string): string => `FormDraft/${jobId}/${formId}`

const NAME = 'jobForm'

/** Saves the input in this window across a 401 or 402: the key of encrypted drafts is deleted with the session. */
export const surviveSession = (read: () => FormDraft | null): (() => void) => registerForm(NAME, read)

/** The draft saved at the end of a session, or on the device. null: none, or the browser stores nothing. */
export async function recallFormDraft(jobId: string, formId: string): Promise<FormDraft | null> {
  const interrupted = takeSavedForm(NAME) as FormDraft | null
  if (interrupted) {
    void saveFormDraft(jobId, formId, interrupted)
    return interrupted
  }
  return readResponse<FormDraft>(getName(jobId, formId)).catch(() => null)
}

/** null: submitted. */
export const saveFormDraft = (jobId: string, formId: string, draft: FormDraft | null): Promise<void> =>
  saveResponse(getName(jobId, formId), draft).catch(() => undefined)
