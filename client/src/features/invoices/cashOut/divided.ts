import { fromCents, sumOfMoney, toCents } from '@callout/contracts/cents'
import { allocate } from '@callout/contracts/invoices/allocation'
import { allocationRule } from '@callout/contracts/invoices/codes'
import { type CashOutInvoice, type CashOutValues, partName } from './cashOutValues.ts'

/** A payment over its invoices. */
export interface Divided {
  /** What each is given, by its id; those that are given nothing have 0. */
  readonly parts: ReadonlyMap<string, number>
  /** What is open of all of them. */
  readonly open: number
  /** What is open afterwards. */
  readonly openAfter: number
  /** What of the payment no invoice is given; below 0 where the parts come to more. */
  readonly left: number
}

const isPayable = ({ problem }: CashOutInvoice): boolean => problem === null

/** Those that can be paid: nothing else is sent. */
export const payable = (invoices: readonly CashOutInvoice[]): CashOutInvoice[] => invoices.filter(isPayable)

function partsOf(
  { rule, parts, amount }: Pick<CashOutValues, 'rule' | 'parts' | 'amount'>,
  invoices: readonly CashOutInvoice[],
): Map<string, number> {
  if (rule === 'MANUAL') return new Map(invoices.map(({ id }) => [id, Number(parts[partName(id)] ?? 0)]))
  const open = invoices.map(({ id, dueDate, balanceDue }) => ({ id: Number(id), due_date: dueDate ?? '', balance_due: balanceDue }))
  const { allocations } = allocate(Number(amount), open, allocationRule[rule].code)
  const given = new Map(allocations.map((part) => [String(part.invoice_id), part.amount]))
  return new Map(invoices.map(({ id }) => [id, given.get(id) ?? 0]))
}

/** Divides what is typed, to the cent. */
export function divided(values: Pick<CashOutValues, 'rule' | 'parts' | 'amount'>, invoices: readonly CashOutInvoice[]): Divided {
  const chosen = payable(invoices)
  const parts = partsOf(values, chosen)
  const given = sumOfMoney([...parts.values()])
  const open = sumOfMoney(chosen.map(({ balanceDue }) => balanceDue))
  const difference = (one: number, other: number): number => fromCents(toCents(one) - toCents(other))
  return { parts, open, openAfter: difference(open, given), left: difference(Number(values.amount), given) }
}
