import { countsAsWork } from '@callout/contracts/jobs/quote'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { JobStatus, QuoteInput } from '../../../lib/api/schemaTypes.generated.ts'
import { createSealedMap } from '../../../lib/offline/sealedMap.ts'

/** A quote of which the backend returned nothing. */
export interface DeviceQuote extends QuoteInput {
  /** The job's status when this device last loaded it; default: unscheduled. */
  readonly status?: JobStatus | null
}

/** By job id. */
export type DeviceQuotes = ReadonlyMap<string, DeviceQuote>

/** Quotes that a backend does not keep (decision D60), encrypted until the user signs out. */
export const deviceQuotes = createSealedMap<DeviceQuote>('quotes')
export const { read: readDeviceQuotes, loaded: loadedDeviceQuotes, useEntries: useDeviceQuotes } = deviceQuotes

export interface MaybeQuote {
  readonly id: string
  readonly status?: JobStatus | null
  /** Missing if it was not asked for. */
  readonly quote?: { readonly approval?: object | null } | null
}

/** Whether a job waits for its approval as a quote, and is no work until then (decision D61). */
export function isWaitingQuote({ id, status, quote }: MaybeQuote, quotes: DeviceQuotes): boolean {
  const code = status ? jobStatus[status].code : jobStatus.UNSCHEDULED.code
  return !countsAsWork({ status: code, quote: quote ?? quotes.get(id) ?? null })
}

/** How many quotes on this device wait for their approval: a backend that keeps no quotes counts them as pending jobs. */
export const countWaiting = (quotes: DeviceQuotes): number =>
  [...quotes].filter(([id, { status = null }]) => status !== 'CANCELLED' && isWaitingQuote({ id, status }, quotes)).length

/** For numbers of the backend: "includes 3 quotes"; null without any. */
export const includedQuotes = (count: number): string | null =>
  count === 0 ? null : `includes ${count} ${count === 1 ? 'quote' : 'quotes'}`
