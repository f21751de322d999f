import { decrypt, encrypt } from '../../../lib/offline/encryption.ts'
import { browserKeys, type KeyStore } from '../../../lib/offline/keyStore.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { readSession } from '../../../lib/session/session.ts'
import { type DeviceQuote, type DeviceQuotes, loadedQuotes, noQuotes, storedName } from './knownQuotes.ts'

const isCurrent = (email: string | null): boolean => readSession('authEmail') === email

async function unsealed(email: string | null, keys: KeyStore): Promise<DeviceQuotes> {
  const sealed = browserStore.read(storedName(email))
  if (sealed === null) return noQuotes
  try {
    const stored: unknown = JSON.parse((await decrypt(sealed, keys)) ?? '[]')
    return new Map(Array.isArray(stored) ? (stored as [string, DeviceQuote][]) : [])
  } catch {
    return noQuotes
  }
}

/** Reads the quotes of the signed-in user. They are encrypted, and deleted when the session ends. */
export async function loadDeviceQuotes(keys: KeyStore = browserKeys): Promise<DeviceQuotes> {
  const email = readSession('authEmail')
  const readLoaded = (): DeviceQuotes | null => (loadedQuotes.read().email === email ? loadedQuotes.read().quotes : null)
  const quotes = readLoaded() ?? (await unsealed(email, keys))
  // Another call may have changed them meanwhile.
  const current = readLoaded() ?? quotes
  if (isCurrent(email)) loadedQuotes.write({ email, quotes: current })
  return current
}

async function change(act: (quotes: Map<string, DeviceQuote>) => void, keys: KeyStore): Promise<boolean> {
  const email = readSession('authEmail')
  const quotes = new Map(await loadDeviceQuotes(keys))
  act(quotes)
  if (!isCurrent(email)) return false
  loadedQuotes.write({ email, quotes })
  const sealed = await encrypt(JSON.stringify([...quotes]), keys).catch(() => null)
  // After a sign-out nothing is written.
  return sealed !== null && isCurrent(email) && browserStore.write(storedName(email), sealed)
}

/** Keeps a quote that the backend did not return. Resolves with whether the browser stored it. */
export const rememberQuote = (jobId: string, quote: DeviceQuote, keys: KeyStore = browserKeys): Promise<boolean> =>
  change((quotes) => quotes.set(jobId, quote), keys)
