import { fromCents, sumOfMoney, toCents } from '@callout/contracts/cents'
import { allocate } from '@callout/contracts/invoices/allocation'
import { allocationRule } from '@callout/contracts/invoices/codes'
import { numberOrZero } from '../../../lib/format/readNumber.ts'
import { type CashOutInvoice, type CashOutValues, partName } from './cashOutValues.ts'

export interface PaymentAllocation {
  /** Part of each invoice by id; 0 if it gets none. */
  readonly parts: ReadonlyMap<string, number>
  readonly open: number
  readonly openAfter: number
  /** Unallocated amount; negative if the parts exceed the payment. */
  readonly left: number
}

const isPayable = ({ problem }: CashOutInvoice): boolean => problem === null

/** Invoices that can be paid; others are not sent. */
export const payable = (invoices: readonly CashOutInvoice[]): CashOutInvoice[] => invoices.filter(isPayable)

function getParts(
  { rule, parts, amount }: Pick<CashOutValues, 'rule' | 'parts' | 'amount'>,
  invoices: readonly CashOutInvoice[],
): Map<string, number> {
  if (rule === 'MANUAL') return new Map(invoices.map(({ id }) => [id, numberOrZero(parts[partName(id)] ?? 0)]))
  const open = invoices.map(({ id, dueDate, balanceDue }) => ({ id: Number(id), due_date: dueDate ?? '', balance_due: balanceDue }))
  const { allocations } = allocate(numberOrZero(amount), open, allocationRule[rule].code)
  const given = new Map(allocations.map((part) => [String(part.invoice_id), part.amount]))
  return new Map(invoices.map(({ id }) => [id, given.get(id) ?? 0]))
}

export function allocatePayment(
  values: Pick<CashOutValues, 'rule' | 'parts' | 'amount'>,
  invoices: readonly CashOutInvoice[],
): PaymentAllocation {
  const chosen = payable(invoices)
  const parts = getParts(values, chosen)
  const given = sumOfMoney([...parts.values()])
  const open = sumOfMoney(chosen.map(({ balanceDue }) => balanceDue))
  const difference = (a: number, b: number): number => fromCents(toCents(a) - toCents(b))
  return { parts, open, openAfter: difference(open, given), left: difference(numberOrZero(values.amount), given) }
}
