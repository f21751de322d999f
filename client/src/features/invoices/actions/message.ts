import { invoiceMessage, type PaperMessage } from '@callout/contracts/agreements/paperMessage'
import type { Format } from '../../../shared/format/useFormat.ts'
import { readSession } from '../../../shared/session/session.ts'
import type { Wording } from './paperWords.ts'
import type { InvoiceNowQuery } from './invoiceActions.generated.ts'

/** What the dialog of a message holds; `to`: addresses with commas between them. */
export interface MessageAnswers extends PaperMessage {
  readonly to: string
}

type Told = InvoiceNowQuery['invoice'] & { readonly name: string; readonly words?: Wording }

/** The mail with the invoice as it is offered: in the company’s own words, where it has written some. */
export function messageFor(invoice: Told, { money, day }: Format): MessageAnswers {
  const { name, billTo, total, balanceDue, dueDate, currencyCode, customer } = invoice
  const own = invoice.words?.own
  if (own) return { ...own, to: customer?.email ?? '' }
  const text = invoiceMessage({
    company: readSession('organization_name') ?? '',
    customer: billTo?.name ?? customer?.name ?? null,
    invoice: name,
    total: total === null ? null : money(total, currencyCode),
    open: balanceDue ? money(balanceDue, currencyCode) : null,
    dueOn: dueDate && day(dueDate),
  })
  return { ...text, to: customer?.email ?? '' }
}
