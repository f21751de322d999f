import { pageQuery, Pagination } from '../page.ts'
import { ours, RecordId, z } from '../zod.ts'

/** Spec §3 "Tax": `rate` in percent, above 0 and at most 100. */
export const Tax = z.object({
  id: RecordId,
  name: z.string(),
  rate: z.number(),
  is_default: ours(z.boolean()),
  is_active: ours(z.boolean()),
})
export type Tax = z.output<typeof Tax>

/** Query of `GET /taxes`. */
export const TaxQuery = z.object({ ...pageQuery, search: z.optional(z.string().check(z.trim())) })
export const TaxPage = z.object({ taxes: z.array(Tax), pagination: ours(Pagination) })
