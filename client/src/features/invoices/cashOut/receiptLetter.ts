import { receiptMessage, type PaperMessage } from '@callout/contracts/agreements/paperMessage'
import { readSession } from '../../../lib/session/session.ts'
import type { CashOutForm, CashOutInvoice, CashOutValues } from './cashOutValues.ts'
import { divided, payable } from './divided.ts'

const MOST_NAMED = 3

/** "INV-1, INV-2 and 4 more" */
function namesOf(invoices: readonly CashOutInvoice[]): string {
  const named = invoices.slice(0, MOST_NAMED).map(({ name }) => name)
  const others = invoices.length - named.length
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ')
}

/** The invoices that the payment gives something, each with its part. */
export function givenOf(
  values: Pick<CashOutValues, 'rule' | 'amount' | 'parts'>,
  invoices: readonly CashOutInvoice[],
): readonly { readonly invoice: CashOutInvoice; readonly amount: number }[] {
  const { parts } = divided(values, invoices)
  return payable(invoices)
    .map((invoice) => ({ invoice, amount: parts.get(invoice.id) ?? 0 }))
    .filter(({ amount }) => amount > 0)
}

/** The one mail with the receipt of the whole payment: of one invoice in the company’s own words; of several customers it names none. */
export function receiptLetter(
  values: Pick<CashOutValues, 'rule' | 'amount' | 'parts'>,
  { invoices, format }: Pick<CashOutForm['own'], 'invoices' | 'format'>,
): PaperMessage {
  const given = givenOf(values, invoices).map(({ invoice }) => invoice)
  const named = given.length > 0 ? given : payable(invoices)
  const [first] = named
  const isOfOne = named.every(({ customer }) => customer?.id === first?.customer?.id)
  const own = invoices.length === 1 ? first?.words?.own : null
  if (own) return own
  return receiptMessage({
    company: readSession('organization_name') ?? '',
    customer: isOfOne ? (first?.billedTo ?? null) : null,
    invoice: namesOf(named),
    amount: values.amount === '' ? null : format.money(values.amount, first?.currencyCode ?? null),
  })
}
