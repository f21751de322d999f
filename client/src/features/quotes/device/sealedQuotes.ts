import type { JobStatus, QuoteInput } from '../../../lib/api/schemaTypes.generated.ts'
import { decrypt, encrypt } from '../../../lib/offline/encryption.ts'
import { browserKeys } from '../../../lib/offline/keyStore.ts'

/** A quote of which the backend returned nothing. */
export interface DeviceQuote extends QuoteInput {
  /** The job's status when this device last loaded it; default: unscheduled. */
  readonly status?: JobStatus | null
}

/** By job id. */
export type DeviceQuotes = ReadonlyMap<string, DeviceQuote>

/** null if the browser stores no keys. */
export const sealQuotes = (quotes: DeviceQuotes): Promise<string | null> =>
  encrypt(JSON.stringify([...quotes]), browserKeys).catch(() => null)

/** Empty if the key was deleted with the session. */
export async function unsealQuotes(sealed: string): Promise<DeviceQuotes> {
  try {
    const stored: unknown = JSON.parse((await decrypt(sealed, browserKeys)) ?? '[]')
    return new Map(Array.isArray(stored) ? (stored as [string, DeviceQuote][]) : [])
  } catch {
    return new Map()
  }
}
