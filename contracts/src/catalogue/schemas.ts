import { Flag, ours, RecordId, z } from '../zod.ts'

/** Spec §3 "Category". The list arrives bare in `responseData`. */
export const ServiceCategory = z.object({
  id: RecordId,
  name: z.string(),
  image_url: ours(z.string()),
  description: ours(z.string()),
  services_count: ours(z.int()),
  is_selected: ours(z.boolean()),
})
export type ServiceCategory = z.output<typeof ServiceCategory>
export const CategoryQuery = z.object({ is_web_request: z._default(Flag, true), search: z.optional(z.string()) })
