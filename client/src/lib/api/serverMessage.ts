const generic = /^(success|successful|successfully|ok|okay|done|saved|updated|created)$/i
/** "Customer updated successfully": our own words name the record besides. */
const repeated =
  /^(the |your )?([\w-]+ ){1,3}(has been |was |is )?(successfully )?(added|created|saved|updated|changed|recorded|sent|registered)( successfully)?$/i

/** A server's success message that says more than that it worked; null: it does not. */
export function meaningfulMessage(message: string | null | undefined): string | null {
  const text = message?.trim().replace(/^["“']+|["”']+$/g, '') ?? ''
  const bare = text.replace(/[.!\s]+$/, '')
  return bare === '' || generic.test(bare) ? null : text
}

/** A server's success message that says more than that a record was saved, else null. */
function additionalMessage(message: string | null | undefined): string | null {
  const text = meaningfulMessage(message)
  return text === null || repeated.test(text.replace(/[.!\s]+$/, '')) ? null : text
}

/** The message in place of our words where it says more than they do. */
export const successWords = (message: string | null | undefined, ours: string): string => additionalMessage(message) ?? ours

/** Our words, which name the record, followed by the message where it says more. */
export function withServerWords(message: string | null | undefined, ours: string): string {
  const text = additionalMessage(message)
  return text === null || ours.includes(text) ? ours : `${ours.replace(/\.$/, '')}. ${text}`
}

const listeners = new Set<(message: string) => void>()

export const notifyServerMessage = (message: string): void => listeners.forEach((listener) => listener(message))

/** Runs a save; returns the server's message too, if its writes had one and the same. */
export async function withServerMessage<T>(save: () => Promise<T>): Promise<{ readonly saved: T; readonly message: string | null }> {
  const messages = new Set<string>()
  const listener = (message: string): void => void messages.add(message)
  listeners.add(listener)
  try {
    const saved = await save()
    const [message, ...others] = messages
    return { saved, message: message === undefined || others.length > 0 ? null : message }
  } finally {
    listeners.delete(listener)
  }
}
