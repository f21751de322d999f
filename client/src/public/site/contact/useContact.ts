import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { showError, showSuccess } from '../../../shared/toasts/toasts.ts'
import { type ContactValues, loadContactCall } from './lazyContact.ts'

/** Sends the message. `onSent` gets the number of the ticket; what the server refuses stands at its field or as `problem`. */
export function useContact(form: UseFormReturn<ContactValues>, onSent: (ticket: string | null) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const send = async ({ phone, ...values }: ContactValues): Promise<void> => {
    setProblem(null)
    const { applyFieldErrors, contactSupport, refusalOf } = await loadContactCall()
    try {
      const { ticketId, message } = await contactSupport({ ...values, ...(phone && { phone }), pageUrl: window.location.href })
      if (message) showSuccess(message)
      onSent(ticketId)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!applyFieldErrors(error, form)) setProblem(refusal.message)
      showError(refusal.message)
    }
  }
  return { problem, send }
}
