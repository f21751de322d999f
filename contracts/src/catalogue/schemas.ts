import { codeInput, codeSchema } from '../codes.ts'
import { productType } from '../jobs/codes.ts'
import { listQuery, Pagination } from '../page.ts'
import { Flag, IdInput, Money, ours, RecordId, z } from '../zod.ts'

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

/** Query of `GET /categories/listing_of_user_categories`: the categories in which the company works. */
export const OwnCategoryQuery = z.object(listQuery)
export const OwnCategoryPage = z.object({ categories: z.array(ServiceCategory), pagination: ours(Pagination) })

/** A position of the price list. `amount` is the price of one unit. */
export const Service = z.object({
  id: RecordId,
  name: z.string(),
  description: ours(z.string()),
  currency_code: ours(z.string()),
  amount: ours(Money),
  product_type: ours(codeSchema(productType)),
  category_id: ours(RecordId),
  category_name: ours(z.string()),
  unit: ours(z.string()),
  duration_minutes: ours(z.int()),
  is_tax_exempt: ours(z.boolean()),
  sku: ours(z.string()),
  is_active: ours(z.boolean()),
})
export type Service = z.output<typeof Service>

/** Query of `GET /services/list_services`; `search` finds any word of name, description, number and category. */
export const ServiceQuery = z.object({
  ...listQuery,
  category_id: z.optional(IdInput),
  product_type: z.optional(codeInput(productType)),
  is_active: z.optional(Flag),
})
export const ServicePage = z.object({ services: z.array(Service), pagination: ours(Pagination) })
