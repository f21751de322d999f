import { codeSchema } from '../../wire/codes.ts'
import { Money, nullish, RecordId, z } from '../../wire/zod.ts'
import { productType } from '../codes.ts'

export const LineItem = z.object({
  id: nullish(RecordId),
  service_id: nullish(RecordId),
  name: nullish(z.string()),
  description: nullish(z.string()),
  product_type: nullish(codeSchema(productType)),
  quantity: nullish(z.number()),
  unit: nullish(z.string()),
  amount: nullish(Money),
  is_tax_exempt: nullish(z.boolean()),
  total: nullish(Money),
  duration_minutes: nullish(z.int()),
})
export type LineItem = z.output<typeof LineItem>
