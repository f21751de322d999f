import { receiptMessage, type PaperMessage } from '@callout/contracts/agreements/paperMessage'
import { readSession } from '../../../lib/session/session.ts'
import type { CashOutForm, CashOutInvoice, CashOutValues } from './cashOutValues.ts'
import { allocatePayment, payable } from './allocatePayment.ts'

const MAX_NAMED = 3

function getNames(invoices: readonly CashOutInvoice[]): string {
  const named = invoices.slice(0, MAX_NAMED).map(({ name }) => name)
  const others = invoices.length - named.length
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ')
}

export function paidParts(
  values: Pick<CashOutValues, 'rule' | 'amount' | 'parts'>,
  invoices: readonly CashOutInvoice[],
): readonly { readonly invoice: CashOutInvoice; readonly amount: number }[] {
  const { parts } = allocatePayment(values, invoices)
  return payable(invoices)
    .map((invoice) => ({ invoice, amount: parts.get(invoice.id) ?? 0 }))
    .filter(({ amount }) => amount > 0)
}

/** Email with the receipt of the whole payment: for one invoice the company's template; for several customers it names no one. */
export function receiptLetter(
  values: Pick<CashOutValues, 'rule' | 'amount' | 'parts'>,
  { invoices, format }: Pick<CashOutForm['context'], 'invoices' | 'format'>,
): PaperMessage {
  const given = paidParts(values, invoices).map(({ invoice }) => invoice)
  const named = given.length > 0 ? given : payable(invoices)
  const [first] = named
  const isOfOne = named.every(({ customer }) => customer?.id === first?.customer?.id)
  const template = invoices.length === 1 ? first?.labels?.template : null
  if (template) return template
  return receiptMessage({
    company: readSession('organization_name') ?? '',
    customer: isOfOne ? (first?.billedTo ?? null) : null,
    invoice: getNames(named),
    amount: typeof values.amount === 'number' ? format.money(values.amount, first?.currencyCode ?? null) : null,
  })
}
