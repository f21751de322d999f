import { codeInput, codeSchema } from '../wire/codes.ts'
import { idempotencyField } from '../wire/idempotency.ts'
import { invoiceStatus } from '../jobs/codes.ts'
import { messages } from '../text/messages.ts'
import { amountInCents, nullishText, optionalEmailText } from '../text/rules.ts'
import { IdInput, IntegerInput, Money, nullish, RecordId, whenObject, z } from '../wire/zod.ts'
import { allocationRule, paymentMethod } from './codes.ts'

const paidAmount = () => amountInCents().check(z.gt(0, messages.positiveNumber))

const text = () => nullishText(100)

const details = {
  amount: paidAmount(),
  payment_method: codeInput(paymentMethod),
  reference: text(),
  email: nullish(optionalEmailText()),
  cheque_number: text(),
  bank_name: text(),
  bank_branch: text(),
  cardholder_name: text(),
}
interface Details {
  readonly payment_method: number | string
  readonly reference?: string | null | undefined
  readonly email?: string | null | undefined
  readonly cheque_number?: string | null | undefined
  readonly bank_name?: string | null | undefined
  readonly bank_branch?: string | null | undefined
  readonly cardholder_name?: string | null | undefined
}
type Detail = Exclude<keyof Details, 'payment_method'>

/** Further fields required by a payment method (spec §5 "Payments"). */
export const neededOf = (method: number | string): readonly Detail[] => {
  // Values of other types get here from hostile input.
  const code = typeof method === 'string' ? Number(method) : method
  if (code === paymentMethod.CHEQUE.code) return ['cheque_number', 'bank_name', 'bank_branch']
  return code === paymentMethod.CARD.code ? ['cardholder_name'] : []
}

const isDetailed = z.check<Details>(
  ({ value, issues }) => {
    const isEmpty = (name: Detail): boolean => {
      // Values of a wrong type have their own issue but still reach this check.
      const detail: unknown = value[name] ?? ''
      return typeof detail === 'string' && detail.trim() === ''
    }
    if (isEmpty('reference') && isEmpty('email'))
      issues.push({ code: 'custom', input: value, path: ['reference'], message: messages.referenceOrEmail })
    for (const name of neededOf(value.payment_method))
      if (isEmpty(name)) issues.push({ code: 'custom', input: value, path: [name], message: messages.required })
  },
  { when: whenObject },
)

export const PaymentForm = z.object(details).check(isDetailed)

const MOST_INVOICES = 100

/** One payment for several invoices. `allocations`: manual parts. `paid_at`: default now. */
export const CashOutBody = z
  .object({
    ...details,
    invoice_ids: z
      .array(IdInput)
      .check(z.minLength(1, 'Choose at least one invoice'), z.maxLength(MOST_INVOICES, `Choose up to ${MOST_INVOICES} invoices`)),
    allocation: z._default(codeInput(allocationRule), allocationRule.OLDEST_FIRST.code),
    allocations: z.optional(z.array(z.object({ invoice_id: IdInput, amount: paidAmount() }))),
    paid_at: z.optional(IntegerInput),
    /** For a single invoice: 409 if it has changed. With several, each is paid or reported separately. */
    lock_version: nullish(IntegerInput),
    ...idempotencyField,
  })
  .check(isDetailed)
export type CashOutBody = z.output<typeof CashOutBody>

export const CashOut = z.object({
  batch_id: nullish(RecordId),
  /** Receipt of the whole payment for several invoices; `get_invoice` returns its PDF for each of them. */
  receipt_number: nullish(z.string()),
  processed: nullish(
    z.array(
      z.object({
        invoice_id: RecordId,
        job_id: nullish(RecordId),
        amount: nullish(Money),
        balance_due: nullish(Money),
        status: nullish(codeSchema(invoiceStatus)),
        receipt_number: nullish(z.string()),
      }),
    ),
  ),
  failed: nullish(z.array(z.object({ invoice_id: RecordId, responseMessage: nullish(z.string()) }))),
  total_allocated: nullish(Money),
  unallocated: nullish(Money),
})
export type CashOut = z.output<typeof CashOut>
