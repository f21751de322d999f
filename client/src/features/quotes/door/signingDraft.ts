import type { QuoteChoice } from '@callout/contracts/jobs/quote'
import { registerForm, takeSavedForm } from '../../../lib/forms/savedForms.ts'
import { readResponse, saveResponse } from '../../../lib/offline/responseStore.ts'
import type { FilledForm } from '../../forms/questions/answers.ts'

/** What was chosen and filled in, for the offer and the form that the customer saw. */
export interface SigningDraft {
  readonly offer: string
  readonly formId: string
  readonly choice: QuoteChoice
  readonly filled: FilledForm
}

const NAME = 'signing'
const getName = (key: string): string => `SigningDraft/${key}`

/** Saves the draft in this window across a 401: the key of encrypted drafts is deleted with the session. */
export const surviveSession = (read: () => SigningDraft | null): (() => void) => registerForm(NAME, read)

/** null deletes it. */
export const saveSigning = (key: string, draft: SigningDraft | null): Promise<void> =>
  saveResponse(getName(key), draft).catch(() => undefined)

/** The draft of this offer and form, encrypted on the device. null: none, or the browser stores nothing. */
export async function recallSigning(key: string, { offer, formId }: Pick<SigningDraft, 'offer' | 'formId'>): Promise<SigningDraft | null> {
  const interrupted = takeSavedForm(NAME) as SigningDraft | null
  const draft = interrupted ?? (await readResponse<SigningDraft>(getName(key)).catch(() => null))
  return draft?.offer === offer && draft.formId === formId ? draft : null
}
