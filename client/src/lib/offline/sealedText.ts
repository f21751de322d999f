import { decrypt, encrypt } from './encryption.ts'
import { browserKeys } from './keyStore.ts'

/** null if the browser stores no keys. */
export const sealEntries = (entries: ReadonlyMap<string, unknown>): Promise<string | null> =>
  encrypt(JSON.stringify([...entries]), browserKeys).catch(() => null)

/** Empty for a text that holds none. */
export function parseEntries<Value>(text: string | null): Map<string, Value> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return new Map(Array.isArray(stored) ? (stored as [string, Value][]) : [])
  } catch {
    return new Map()
  }
}

/** Empty if the key was deleted with the session. */
export const unsealEntries = async <Value>(sealed: string): Promise<Map<string, Value>> =>
  parseEntries(await decrypt(sealed, browserKeys).catch(() => null))
