import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { showError, showSuccess } from '../../../shared/toasts/toasts.ts'
import { type ContactValues, loadContactCall } from './lazyContact.ts'

const NAME = 'contact'

/** No call tells which messages have arrived. */
const untold = async (): Promise<'untold'> => 'untold'

/**
 * Sends the message. `onSent` gets the number of the ticket; what the server refuses stands at its field or as `problem`.
 * `isUnsure`: an earlier try may have arrived, and the next one is sent all the same.
 */
export function useContact(form: UseFormReturn<ContactValues>, onSent: (ticket: string | null) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isUnsure, setIsUnsure] = useState(false)
  const send = async ({ phone, ...values }: ContactValues): Promise<void> => {
    setProblem(null)
    const { applyFieldErrors, contactSupport, refusalOf, sendAnother, sendOnce } = await loadContactCall()
    const post = async (): Promise<void> => {
      const { ticketId, message } = await contactSupport({ ...values, ...(phone && { phone }), pageUrl: window.location.href })
      if (message) showSuccess(message)
      onSent(ticketId)
    }
    setIsUnsure(false)
    try {
      if (isUnsure) await sendAnother(NAME, post)
      else setIsUnsure((await sendOnce(NAME, post, untold)) !== null)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!applyFieldErrors(error, form)) setProblem(refusal.message)
      showError(refusal.message)
    }
  }
  return { problem, isUnsure, send }
}
