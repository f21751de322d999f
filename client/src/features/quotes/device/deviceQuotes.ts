import { browserStore } from '../../../lib/preferences/storage.ts'
import { readSession } from '../../../lib/session/session.ts'
import { loadedQuotes, readDeviceQuotes, storedName } from './knownQuotes.ts'
import { type DeviceQuote, sealQuotes } from './sealedQuotes.ts'

/**
 * Keeps a quote that the backend did not return, encrypted until the session ends. Resolves with whether the browser stored it:
 * after a sign-out nothing is written. null: forgets it.
 */
export async function rememberQuote(jobId: string, quote: DeviceQuote | null): Promise<boolean> {
  const email = readSession('authEmail')
  const isCurrent = (): boolean => readSession('authEmail') === email
  const quotes = new Map(await readDeviceQuotes())
  if (quote) quotes.set(jobId, quote)
  else quotes.delete(jobId)
  if (!isCurrent()) return false
  loadedQuotes.write({ email, quotes })
  const sealed = await sealQuotes(quotes)
  return sealed !== null && isCurrent() && browserStore.write(storedName(email), sealed)
}
