import { readDeviceQuotes } from './knownQuotes.ts'
import type { DeviceQuote } from './sealedQuotes.ts'

/** Keeps a quote on this device, with the parts that a change does not name. A browser that stores nothing keeps none. */
export async function keepQuote(jobId: string, change: DeviceQuote): Promise<void> {
  const stored = (await readDeviceQuotes()).get(jobId)
  const { rememberQuote } = await import('./deviceQuotes.ts')
  await rememberQuote(jobId, { ...stored, ...change }).catch(() => false)
}

/** Forgets a quote that the backend has returned. */
export async function dropStoredQuote(jobId: string): Promise<void> {
  const { rememberQuote } = await import('./deviceQuotes.ts')
  await rememberQuote(jobId, null).catch(() => false)
}
