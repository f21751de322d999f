import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { meaningfulMessage } from '../../../lib/api/serverMessage.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { type ContactValues, loadContactCall } from './lazyContact.ts'

/** What goes along with a message from inside the product, so that nobody has to ask for it. */
export interface Around {
  /** The address of the page that the message is about. */
  readonly page: string
  readonly version: string
  /** null: nothing went wrong in this window. */
  readonly lastError: string | null
}
/** The same; 'nothing' where somebody wants none of it, 'here' outside of the product. */
export type Along = Around | 'nothing' | 'here'

const placeOf = (along: Along) => {
  if (along === 'nothing') return { withoutVersion: true }
  return { pageUrl: along === 'here' ? window.location.href : along.page }
}

/** The call has no place for it: it stands below the words. */
const withError = <Words extends { readonly message: string }>(words: Words, along: Along): Words => {
  const error = typeof along === 'string' ? null : along.lastError
  return error === null ? words : { ...words, message: `${words.message}\n\nLast error: ${error}`.slice(0, MOST_WORDS) }
}

const MOST_WORDS = 5000
const NAME = 'contact'

/** No call tells which messages have arrived. */
const missing = async (): Promise<'unknown'> => 'unknown'

/**
 * Sends the message. `onSent` gets the number of the ticket; what the server refuses stands at its field or as `problem`.
 * `isUnsure`: an earlier try may have arrived, and the next one is sent all the same.
 */
export function useContact(form: UseFormReturn<ContactValues>, onSent: (ticket: string | null) => void, along: Along) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isUnsure, setIsUnsure] = useState(false)
  const send = async ({ phone, ...values }: ContactValues): Promise<void> => {
    setProblem(null)
    const { contactSupport, reportSaveError, submitAgain, submitOnce } = await loadContactCall()
    const post = async (): Promise<void> => {
      const { ticketId, message } = await contactSupport({ ...withError(values, along), ...(phone && { phone }), ...placeOf(along) })
      const words = meaningfulMessage(message)
      if (words) showSuccess(words)
      onSent(ticketId)
    }
    setIsUnsure(false)
    try {
      if (isUnsure) await submitAgain(NAME, post)
      else setIsUnsure((await submitOnce(NAME, post, missing)) !== null)
    } catch (error) {
      setProblem(reportSaveError(error, form)?.message ?? null)
    }
  }
  return { problem, isUnsure, send }
}
