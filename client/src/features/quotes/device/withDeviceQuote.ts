import type { LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'
import type { QuoteLineFragment, QuotePartsFragment } from '../../jobs/queries/quote.generated.ts'
import type { DeviceQuote, DeviceQuotes } from './knownQuotes.ts'

/** A line item that was not sent yet, in the shape of a returned one. */
export const unsentLine = (line: LineItemInput, id: string | null): QuoteLineFragment => ({
  id,
  serviceId: line.serviceId ?? null,
  name: line.name,
  description: line.description ?? null,
  productType: line.productType ?? null,
  quantity: line.quantity,
  unit: line.unit ?? null,
  amount: line.amount ?? null,
  isTaxExempt: line.isTaxExempt ?? null,
})

const toLine = (line: LineItemInput, index: number): QuoteLineFragment => unsentLine(line, String(index + 1))

const getParts = ({ validUntil, message, version, alternatives, optionalLines, sentAt, approval }: DeviceQuote): QuotePartsFragment => ({
  validUntil: validUntil ?? null,
  message: message ?? null,
  version: version ?? 1,
  alternatives: (alternatives ?? []).map(({ name, lineItems }) => ({ name, lineItems: lineItems.map(toLine) })),
  optionalLines: (optionalLines ?? []).map(toLine),
  sentAt: sentAt ?? null,
  approval: approval ? { ...approval, note: approval.note ?? null } : null,
})

interface MaybeQuoted {
  readonly id: string
  readonly quote: object | null
}

/** Whether only this device has the job's quote, since the backend returns none. */
export const isOnDeviceOnly = ({ id, quote }: MaybeQuoted, quotes: DeviceQuotes): boolean => quote === null && quotes.has(id)

/** The job with its quote from this device, if the backend returned none. */
export function withDeviceQuote<Job extends MaybeQuoted>(job: Job, quotes: DeviceQuotes): Job {
  const stored = job.quote === null ? quotes.get(job.id) : undefined
  return stored ? { ...job, quote: getParts(stored) } : job
}
