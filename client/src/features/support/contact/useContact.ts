import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { meaningfulMessage } from '../../../lib/api/serverMessage.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { reportSaveError } from '../../../components/form/reportSaveError.ts'
import { submitAgain, submitOnce } from '../../../lib/forms/submitOnce.ts'
import { contactSupport, type ContactValues } from './contactCall.ts'

export interface Around {
  readonly page: string
  readonly version: string
  /** null: no error in this window. */
  readonly lastError: string | null
}
/** `Around`, 'nothing' if the user opted out, 'here' outside of the product. */
export type Along = Around | 'nothing' | 'here'

const getPlace = (along: Along) => {
  if (along === 'nothing') return { withoutVersion: true }
  return { pageUrl: along === 'here' ? window.location.href : along.page }
}

/** The call has no field for the error: it is appended to the message. */
const withError = <Text extends { readonly message: string }>(labels: Text, along: Along): Text => {
  const error = typeof along === 'string' ? null : along.lastError
  return error === null ? labels : { ...labels, message: `${labels.message}\n\nLast error: ${error}`.slice(0, MOST_WORDS) }
}

const MOST_WORDS = 5000
const NAME = 'contact'

/** No call returns sent messages. */
const missing = async (): Promise<'unknown'> => 'unknown'

/** `onSent` receives the ticket number. `isUnsure`: an earlier try may have arrived; the next one is sent anyway. */
export function useContact(form: UseFormReturn<ContactValues>, onSent: (ticket: string | null) => void, along: Along) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isUncertain, setIsUncertain] = useState(false)
  const send = async ({ phone, ...values }: ContactValues): Promise<void> => {
    setProblem(null)
    const post = async (): Promise<void> => {
      const { ticketId, message } = await contactSupport({ ...withError(values, along), ...(phone && { phone }), ...getPlace(along) })
      const text = meaningfulMessage(message)
      if (text) showSuccess(text)
      onSent(ticketId)
    }
    setIsUncertain(false)
    try {
      if (isUncertain) await submitAgain(NAME, post)
      else setIsUncertain((await submitOnce(NAME, post, missing)) !== null)
    } catch (error) {
      setProblem(reportSaveError(error, form)?.message ?? null)
    }
  }
  return { problem, isUncertain, send }
}
