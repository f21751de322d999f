import { countsAsWork } from '@callout/contracts/jobs/quote'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { useEffect } from 'react'
import type { JobStatus } from '../../../lib/api/schemaTypes.generated.ts'
import { createStore, useStore } from '../../../lib/createStore.ts'
import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { readSession, useSessionValue } from '../../../lib/session/session.ts'
import type { DeviceQuotes } from './sealedQuotes.ts'

interface Loaded {
  readonly email: string | null
  /** null while they are read. */
  readonly quotes: DeviceQuotes | null
}

const noQuotes: DeviceQuotes = new Map()
export const loadedQuotes = createStore<Loaded>({ email: null, quotes: null })
export const storedName = (email: string | null): string => preferenceKey('quotes', email)

/** The quotes of the signed-in user on this device (decision D60). Loads the code that decrypts them only if there are any. */
export async function readDeviceQuotes(): Promise<DeviceQuotes> {
  const email = readSession('authEmail')
  const readLoaded = (): DeviceQuotes | null => (loadedQuotes.read().email === email ? loadedQuotes.read().quotes : null)
  const sealed = browserStore.read(storedName(email))
  const loaded = readLoaded()
  if (loaded || sealed === null) return loaded ?? noQuotes
  const { unsealQuotes } = await import('./sealedQuotes.ts')
  const stored = await unsealQuotes(sealed)
  // One may have been added meanwhile.
  const quotes = readLoaded() ?? stored
  if (readSession('authEmail') === email) loadedQuotes.write({ email, quotes })
  return quotes
}

/** The loaded quotes of the signed-in user; empty until `readDeviceQuotes` has resolved. */
export function loadedDeviceQuotes(): DeviceQuotes {
  const { email, quotes } = loadedQuotes.read()
  return email === readSession('authEmail') && quotes ? quotes : noQuotes
}

/** `readDeviceQuotes` for components; empty while they are read. */
export function useDeviceQuotes(): DeviceQuotes {
  const { email, quotes } = useStore(loadedQuotes)
  const current = useSessionValue('authEmail')
  useEffect(() => void readDeviceQuotes(), [current])
  return email === current && quotes ? quotes : noQuotes
}

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
