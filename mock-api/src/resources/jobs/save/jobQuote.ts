import { isDeepStrictEqual } from 'node:util'
import type { JobBody } from '@callout/contracts/jobs/jobBody'
import type { LineItemInput } from '@callout/contracts/jobs/money/lineItemInput'
import { findChoice } from '@callout/contracts/jobs/quote'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { totalsOf } from '@callout/contracts/jobs/money/totals'
import type { Viewer } from '../../../http/viewer.ts'
import type { JobRecord, LineItemRecord, QuoteRecord } from '../records.ts'
import { seesPrices } from '../view/visibility.ts'

type SentQuote = NonNullable<JobBody['quote']>

const totalOfLine = (quantity: number, amount: number): number =>
  totalsOf({ lines: [{ quantity, amount }], taxes: [], discount_type: 0, discount_value: 0, discount_basis: 0, tax_basis: 0 }).subtotal

const toLines = ({ alternatives, optional_lines }: QuoteRecord): LineItemRecord[] => [
  ...alternatives.flatMap(({ line_items }) => line_items),
  ...optional_lines,
]

/** Lines keep their ids; new ones are numbered after them. A line without a price keeps its own, or has that of its price list item. */
function lineReader({ store, caller }: Viewer, before: QuoteRecord | null): (line: LineItemInput) => LineItemRecord {
  const saved = new Map((before ? toLines(before) : []).map((line) => [line.id, line]))
  let lastId = Math.max(0, ...saved.keys())
  return ({ id, service_id, name, description, unit, product_type, quantity, amount, is_tax_exempt }) => {
    const known = saved.get(id ?? 0)
    if (known) saved.delete(known.id)
    const listed = store.services.get(service_id ?? 0)?.amount
    const price = (seesPrices(caller) ? amount : null) ?? known?.amount ?? listed ?? amount ?? 0
    return {
      id: known?.id ?? ++lastId,
      service_id: service_id ?? null,
      name,
      description: description || null,
      product_type,
      quantity,
      unit: unit || null,
      amount: price,
      is_tax_exempt,
      total: totalOfLine(quantity, price),
    }
  }
}

/** A signature stays with its version when a change of the quote does not send it. */
const signatureOf = (before: QuoteRecord | null, version: number): QuoteRecord['approval'] =>
  before?.approval?.kind === 'signed' && before.version === version ? before.approval : null

export function quoteOf(viewer: Viewer, sent: SentQuote, before: QuoteRecord | null): QuoteRecord {
  const toLine = lineReader(viewer, before)
  const { approval } = sent
  const version = sent.version ?? before?.version ?? 1
  return {
    valid_until: sent.valid_until ?? null,
    message: sent.message || null,
    version,
    alternatives: sent.alternatives.map(({ name, line_items }) => ({ name, line_items: line_items.map(toLine) })),
    optional_lines: sent.optional_lines.map(toLine),
    sent_at: sent.sent_at ?? null,
    approval: approval ? { ...approval, note: approval.note ?? null } : signatureOf(before, version),
  }
}

/** Lines of a new quote that names alternatives only: those of the first. */
export const quotedLines = ({ line_items, quote }: Pick<JobBody, 'line_items' | 'quote'>): JobBody['line_items'] =>
  line_items.length > 0 ? line_items : (quote?.alternatives[0]?.line_items ?? []).map((line) => ({ ...line, id: undefined }))

const contentOf = ({ id: _, total: __, product_type: ___, ...line }: LineItemRecord) => line
const offerOf = ({ alternatives, optional_lines }: QuoteRecord) => ({
  alternatives: alternatives.map(({ name, line_items }) => ({ name, line_items: line_items.map(contentOf) })),
  optional_lines: optional_lines.map(contentOf),
})
const moneyOf = ({ discount_type, discount_value, discount_basis, tax_basis, taxes }: JobRecord) => ({
  discount_type,
  discount_value,
  discount_basis,
  tax_basis,
  taxes: taxes.map(({ tax_id, rate }) => [tax_id, rate]),
})

/** Whether the customer is offered something else. The choice of an alternative or of optional lines is no change. */
function isOtherOffer(before: JobRecord, after: JobRecord, [was, is]: readonly [QuoteRecord, QuoteRecord]): boolean {
  if (!isDeepStrictEqual(offerOf(was), offerOf(is)) || !isDeepStrictEqual(moneyOf(before), moneyOf(after))) return true
  const alternatives = is.alternatives.length > 0 ? is.alternatives : [before]
  return findChoice(after.line_items, alternatives, is.optional_lines) === null && !isDeepStrictEqual(before.line_items, after.line_items)
}

/**
 * The quote after a change (decision 076): while the job is unscheduled, another offer raises the version of a sent or approved quote
 * and removes what was sent and approved, unless the change has a newer one of it.
 */
export function changedQuote(before: JobRecord, after: JobRecord): QuoteRecord | null {
  const [was, is] = [before.quote, after.quote]
  if (!was || !is || before.status !== jobStatus.UNSCHEDULED.code || (was.sent_at === null && was.approval === null)) return is
  if (!isOtherOffer(before, after, [was, is])) return is
  return {
    ...is,
    version: Math.max(is.version, was.version + 1),
    sent_at: is.sent_at === was.sent_at ? null : is.sent_at,
    approval: isDeepStrictEqual(is.approval, was.approval) ? null : is.approval,
  }
}
