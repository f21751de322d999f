const generic = /^(success|successful|successfully|ok|okay|done|saved|updated|created)$/i
/** "Customer updated successfully" repeats our own message. */
const repeated =
  /^(the |your )?([\w-]+ ){1,3}(has been |was |is )?(successfully )?(added|created|saved|updated|changed|recorded|sent|registered)( successfully)?$/i

/** The server's success message, or null if it is a generic one. */
export function meaningfulMessage(message: string | null | undefined): string | null {
  const text = message?.trim().replace(/^["“']+|["”']+$/g, '') ?? ''
  const bare = text.replace(/[.!\s]+$/, '')
  return bare === '' || generic.test(bare) ? null : text
}

/** The server's message if it adds to our own "saved" message, else null. */
function additionalMessage(message: string | null | undefined): string | null {
  const text = meaningfulMessage(message)
  return text === null || repeated.test(text.replace(/[.!\s]+$/, '')) ? null : text
}

/** Prefers the server's message to ours if it is meaningful. */
export const successText = (message: string | null | undefined, ours: string): string => additionalMessage(message) ?? ours

/** Our message, followed by the server's if it adds something. */
export function withServerText(message: string | null | undefined, ours: string): string {
  const text = additionalMessage(message)
  return text === null || ours.includes(text) ? ours : `${ours.replace(/\.$/, '')}. ${text}`
}

const listeners = new Set<(message: string) => void>()

export const notifyServerMessage = (message: string): void => listeners.forEach((listener) => listener(message))

/** Runs a save. Returns its result and the server's message, if all its writes returned the same one. */
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
