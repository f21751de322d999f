interface MessageValues {
  readonly company: string
  readonly customer: string | null
  readonly invoice: string
}
interface InvoiceValues extends MessageValues {
  readonly total: string | null
  readonly open: string | null
  readonly dueOn: string | null
  readonly isOverdue: boolean
}
export interface PaperMessage {
  readonly subject: string
  readonly body: string
}

const letter = (values: Pick<MessageValues, 'company' | 'customer'>, text: string): string =>
  `Hello${values.customer ? ` ${values.customer}` : ''},\n\n${text}\n\nThank you,\n${values.company}`

export function invoiceMessage(values: InvoiceValues): PaperMessage {
  const { company, invoice, total, open, dueOn, isOverdue } = values
  const attached = `${invoice}${total ? ` for ${total}` : ''} is attached.`
  const due = open === null ? 'It is paid in full.' : `${open} ${isOverdue ? 'was' : 'is'} due${dueOn ? ` on ${dueOn}` : ''}.`
  return { subject: `${invoice} from ${company}`, body: letter(values, `${attached} ${due}`) }
}

export function reminderMessage({ company, customer, invoice, open, dueOn }: Omit<InvoiceValues, 'total' | 'isOverdue'>): PaperMessage {
  const due = `${open ?? 'Your payment'} for ${invoice} was due${dueOn ? ` on ${dueOn}` : ''} and is still open.`
  const text = `${due} The invoice is attached. If you have already paid, please disregard this message.`
  return { subject: `Reminder: ${invoice} from ${company} is overdue`, body: letter({ company, customer }, text) }
}

export function receiptMessage(values: MessageValues & { readonly amount: string | null }): PaperMessage {
  const { company, invoice, amount } = values
  const came = `We received your payment${amount ? ` of ${amount}` : ''} for ${invoice}.`
  return { subject: `Receipt for ${invoice} from ${company}`, body: letter(values, `${came} The receipt is attached.`) }
}

interface QuoteValues extends Omit<MessageValues, 'invoice'> {
  readonly quote: string
  readonly total: string | null
  readonly validUntil: string | null
}

const validText = (validUntil: string | null): string => (validUntil === null ? '' : ` It is valid until ${validUntil}.`)

export function quoteMessage(values: QuoteValues): PaperMessage {
  const { company, quote, total, validUntil } = values
  const attached = `Your quote ${quote}${total ? ` for ${total}` : ''} is attached.${validText(validUntil)}`
  return { subject: `Quote ${quote} from ${company}`, body: letter(values, `${attached} To accept it, reply to this message or call us.`) }
}

export function quoteReminderMessage(values: QuoteValues & { readonly sentOn: string }): PaperMessage {
  const { company, quote, validUntil, sentOn } = values
  const text = `We sent you quote ${quote} on ${sentOn}. It is attached again.${validText(validUntil)}`
  return {
    subject: `Reminder: quote ${quote} from ${company}`,
    body: letter(values, `${text} Do you have questions, or shall we go ahead? Reply to this message or call us.`),
  }
}

export function formMessage(values: Omit<MessageValues, 'invoice'> & { readonly form: string; readonly job: string | null }): PaperMessage {
  const { company, form, job } = values
  return {
    subject: `${form} from ${company}`,
    body: letter(values, `${form}${job ? ` for ${job}` : ''} is attached as it was submitted.`),
  }
}

export function fileMessage(values: Omit<MessageValues, 'invoice'> & { readonly job: string | null }): PaperMessage {
  const { company, job } = values
  return {
    subject: job ? `${job}: a document from ${company}` : `A document from ${company}`,
    body: letter(values, `A document${job ? ` for ${job}` : ''} is attached.`),
  }
}
