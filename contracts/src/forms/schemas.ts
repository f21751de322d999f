import { pageQuery, Pagination } from '../page.ts'
import { Flag, IntegerInput, ours, RecordId, z } from '../zod.ts'

/** A job form as a list shows one (spec §3 "Job form"). */
export const FormSummary = z.object({
  id: RecordId,
  form_name: z.string(),
  status: ours(z.int()),
  is_template: ours(z.boolean()),
  category_ids: ours(z.array(RecordId)),
  version: ours(z.int()),
})
export type FormSummary = z.output<typeof FormSummary>

/** Query of `GET /forms`. */
export const FormQuery = z.object({
  ...pageQuery,
  search: z.optional(z.string().check(z.trim())),
  module: z.optional(z.string()),
  is_template: z.optional(Flag),
  status: z.optional(IntegerInput),
})
export const FormPage = z.object({ forms: z.array(FormSummary), pagination: ours(Pagination) })
