import type { QuoteChoice } from '@callout/contracts/jobs/quote'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { JobInput } from '../../../lib/api/schemaTypes.generated.ts'
import type { TaxRate } from '../../settings/lookups/useFormLookups.ts'
import { formatApproval } from '../approve/approval.ts'
import { unsentLine, withDeviceQuote } from '../device/withDeviceQuote.ts'
import { linesOfChoice, offerOf, type QuotedJob, totalsOfChoice } from '../onJob/quoteOfJob.ts'
import { newLineOf } from '../onJob/updateQuote.ts'
import type { QuoteStep } from './quoteStep.ts'
import type { Signed } from './SignDialog.tsx'

interface QuoteFacts {
  readonly customer: QuotedJob['customer']
  readonly address: string | null
  /** null: not loaded. */
  readonly taxes: readonly TaxRate[] | null
  readonly currencyCode: string | null
  /** The account's zone. */
  readonly zone: string
}

const NEW_ID = 'new'

/** A new quote in the shape of a saved one, for the customer's choice and its totals. */
export function quotedJobOf(input: JobInput, { customer, address, taxes, currencyCode, zone }: QuoteFacts): QuotedJob {
  const chosen = input.taxIds?.map((id) => taxes?.find((tax) => tax.id === id))
  const rates = chosen?.flatMap((tax) => (tax ? [{ taxId: tax.id, name: tax.name, rate: tax.rate, amount: null }] : [])) ?? []
  const job: QuotedJob = {
    id: NEW_ID,
    jobNumber: null,
    title: input.title || null,
    description: input.description || null,
    status: 'UNSCHEDULED',
    timezone: zone,
    currencyCode,
    total: null,
    createdAt: null,
    customer,
    property: { id: input.propertyId, address },
    category: { id: input.categoryId },
    lineItems: (input.lineItems ?? []).map((line) => ({ ...unsentLine(line, null), total: null })),
    discountType: input.discountType ?? null,
    discountValue: input.discountValue ?? null,
    discountBasis: input.discountBasis ?? null,
    taxBasis: input.taxBasis ?? null,
    taxes: rates.length === (chosen?.length ?? 0) ? rates : null,
    forms: [],
    quote: null,
    lockVersion: null,
  }
  return withDeviceQuote(job, new Map([[NEW_ID, input.quote ?? {}]]))
}

const getText = (job: QuotedJob, choice: QuoteChoice, name: string, format: Format): string =>
  formatApproval(job, { kind: 'SIGNED', name, note: '', choice }, format)

/** The queued step of a new quote that was signed. */
export function newQuoteStep(
  job: QuotedJob,
  input: JobInput,
  { choice, form, name }: Signed,
  { format, zone, fromJobId }: { readonly format: Format; readonly zone: string; readonly fromJobId: string | null },
): QuoteStep {
  const total = totalsOfChoice(job, choice)?.total ?? null
  return {
    kind: 'quote',
    name: job.customer?.name ?? 'the customer',
    key: crypto.randomUUID(),
    input: {
      ...input,
      lineItems: linesOfChoice(offerOf(job), choice).map(newLineOf),
      formIds: [...new Set([...(input.formIds ?? []), form.formId])],
      quote: input.quote ?? {},
    },
    approval: { kind: 'SIGNED', name, note: getText(job, choice, name, format) },
    form,
    attachments: [],
    total: total === null ? null : format.money(total, job.currencyCode),
    fromJobId,
    zone,
  }
}
