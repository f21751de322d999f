import { browserStore } from '../../../lib/preferences/storage.ts'
import { readSession } from '../../../lib/session/session.ts'
import { loadedQuotes, readDeviceQuotes, storedName } from './knownQuotes.ts'
import { type DeviceQuote, sealQuotes } from './sealedQuotes.ts'

/**
 * Keeps a quote that the backend did not return, encrypted until the session ends. Resolves with whether the browser stored it:
 * after a sign-out nothing is written.
 */
export async function rememberQuote(jobId: string, quote: DeviceQuote): Promise<boolean> {
  const email = readSession('authEmail')
  const isCurrent = (): boolean => readSession('authEmail') === email
  const quotes = new Map(await readDeviceQuotes()).set(jobId, quote)
  if (!isCurrent()) return false
  loadedQuotes.write({ email, quotes })
  const sealed = await sealQuotes(quotes)
  return sealed !== null && isCurrent() && browserStore.write(storedName(email), sealed)
}
