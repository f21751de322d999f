import { invoiceMessage, type PaperMessage, reminderMessage } from '@callout/contracts/agreements/paperMessage'
import type { Format } from '../../../lib/format/useFormat.ts'
import { readSession } from '../../../lib/session/session.ts'
import type { Wording } from './paperText.ts'
import type { InvoiceNowQuery } from './invoiceActions.generated.ts'

/** Values of the message dialog; `to`: comma-separated addresses. */
export interface MessageAnswers extends PaperMessage {
  readonly to: string
}

type Returned = InvoiceNowQuery['invoice'] & { readonly name: string; readonly labels?: Wording }

/** Default email: the company's template if it has one, else a standard text. */
export function messageFor(action: 'SEND' | 'REMIND', invoice: Returned, { money, day }: Format): MessageAnswers {
  const { name, billTo, total, balanceDue, dueDate, isOverdue, currencyCode, customer } = invoice
  const template = invoice.labels?.template
  if (template) return { ...template, to: customer?.email ?? '' }
  const facts = {
    company: readSession('organization_name') ?? '',
    customer: billTo?.name ?? customer?.name ?? null,
    invoice: name,
    open: balanceDue ? money(balanceDue, currencyCode) : null,
    dueOn: dueDate && day(dueDate),
  }
  const text =
    action === 'REMIND'
      ? reminderMessage(facts)
      : invoiceMessage({ ...facts, total: total === null ? null : money(total, currencyCode), isOverdue: isOverdue === true })
  return { ...text, to: customer?.email ?? '' }
}
