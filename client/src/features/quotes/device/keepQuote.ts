import { type DeviceQuote, deviceQuotes } from './knownQuotes.ts'

/** Keeps a quote on this device, with the parts that a change does not name. A browser that stores nothing keeps none. */
export async function keepQuote(jobId: string, change: DeviceQuote): Promise<void> {
  const stored = (await deviceQuotes.read()).get(jobId)
  await deviceQuotes.write(jobId, { ...stored, ...change })
}

/** Forgets a quote that the backend has returned. */
export const dropStoredQuote = async (jobId: string): Promise<void> => void (await deviceQuotes.write(jobId, null))
