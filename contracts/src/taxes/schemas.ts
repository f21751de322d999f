import { codeInput } from '../wire/codes.ts'
import { messages } from '../text/messages.ts'
import { pageQuery, Pagination, sortDirection } from '../wire/page.ts'
import { requiredName, requiredNumber } from '../text/rules.ts'
import { Flag, IdInput, nullish, RecordId, z } from '../wire/zod.ts'
import { taxSort } from './codes.ts'

/** Spec §3 "Tax": `rate` in percent, above 0, at most 100. */
export const Tax = z.object({
  id: RecordId,
  name: z.string(),
  rate: z.number(),
  is_default: nullish(z.boolean()),
  is_active: nullish(z.boolean()),
})
export type Tax = z.output<typeof Tax>

export const TaxQuery = z.object({
  ...pageQuery,
  search: z.optional(z.string().check(z.trim())),
  is_active: z.optional(Flag),
  sort_by: z.optional(codeInput(taxSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export const TaxPage = z.object({ taxes: z.array(Tax), pagination: nullish(Pagination) })

const MAX_RATE = 100
/** Percent (spec §5 "Tax rate"): 'Required', or 'Please type a valid tax rate.' */
const rate = () => requiredNumber(messages.invalidTaxRate).check(z.gt(0, messages.invalidTaxRate), z.lte(MAX_RATE, messages.invalidTaxRate))

/** A company has at most one default: the last one saved as such. */
export const TaxBody = z.object({
  name: requiredName(),
  rate: rate(),
  is_default: z._default(Flag, false),
  is_active: z._default(Flag, true),
})
export type TaxBody = z.output<typeof TaxBody>

export const TaxChangeBody = z.object({
  id: IdInput,
  name: z.optional(requiredName()),
  rate: z.optional(rate()),
  is_default: z.optional(Flag),
  is_active: z.optional(Flag),
})
export type TaxChangeBody = z.output<typeof TaxChangeBody>

export const TaxIdInput = z.object({ id: IdInput })
