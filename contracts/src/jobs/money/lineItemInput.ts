import { codeInput } from '../../wire/codes.ts'
import { messages } from '../../text/messages.ts'
import { atMost, requiredNumber, requiredText, unitPrice } from '../../text/rules.ts'
import { Flag, IdInput, nullish, z } from '../../wire/zod.ts'
import { productType } from '../codes.ts'

const MAX_QUANTITY = 99_999

const isSet = (value: number | null | undefined): boolean => value !== null && value !== undefined

/** Without `id`: a new item. Without `amount` it keeps its price, a new one has that of its price list item (decision D62). */
export const LineItemInput = z
  .object({
    id: nullish(IdInput),
    service_id: nullish(IdInput),
    name: requiredText().check(atMost(200)),
    description: nullish(z.string().check(atMost(2000))),
    product_type: z._default(codeInput(productType), productType.SERVICE.code),
    quantity: requiredNumber().check(z.gt(0, messages.positiveNumber), z.lte(MAX_QUANTITY, `Enter ${MAX_QUANTITY} or less`)),
    unit: nullish(z.string().check(atMost(40))),
    amount: nullish(unitPrice()),
    is_tax_exempt: z._default(Flag, false),
  })
  .check(
    z.refine(({ id, service_id, amount }) => isSet(amount) || isSet(id) || isSet(service_id), {
      error: messages.required,
      path: ['amount'],
    }),
  )
export type LineItemInput = z.output<typeof LineItemInput>
