/** Values of a message about a document; amounts and days are formatted. */
interface Told {
  readonly company: string
  /** Null if missing. */
  readonly customer: string | null
  readonly invoice: string
}
interface InvoiceTold extends Told {
  readonly total: string | null
  /** Null if nothing is due. */
  readonly open: string | null
  readonly dueOn: string | null
  readonly isOverdue: boolean
}
export interface PaperMessage {
  readonly subject: string
  readonly body: string
}

const letter = (told: Pick<Told, 'company' | 'customer'>, text: string): string =>
  `Hello${told.customer ? ` ${told.customer}` : ''},\n\n${text}\n\nThank you,\n${told.company}`

/** Default text of a mail with an invoice. */
export function invoiceMessage(told: InvoiceTold): PaperMessage {
  const { company, invoice, total, open, dueOn, isOverdue } = told
  const attached = `${invoice}${total ? ` for ${total}` : ''} is attached.`
  const due = open === null ? 'It is paid in full.' : `${open} ${isOverdue ? 'was' : 'is'} due${dueOn ? ` on ${dueOn}` : ''}.`
  return { subject: `${invoice} from ${company}`, body: letter(told, `${attached} ${due}`) }
}

/** Default text of a reminder with the overdue invoice. */
export function reminderMessage({ company, customer, invoice, open, dueOn }: Omit<InvoiceTold, 'total' | 'isOverdue'>): PaperMessage {
  const due = `${open ?? 'Your payment'} for ${invoice} was due${dueOn ? ` on ${dueOn}` : ''} and is still open.`
  const text = `${due} The invoice is attached. If you have already paid, please disregard this message.`
  return { subject: `Reminder: ${invoice} from ${company} is overdue`, body: letter({ company, customer }, text) }
}

/** Default text of a mail with a receipt. `amount`: the payment. */
export function receiptMessage(told: Told & { readonly amount: string | null }): PaperMessage {
  const { company, invoice, amount } = told
  const came = `We received your payment${amount ? ` of ${amount}` : ''} for ${invoice}.`
  return { subject: `Receipt for ${invoice} from ${company}`, body: letter(told, `${came} The receipt is attached.`) }
}

/** Default text of a mail with a submitted form. */
export function formMessage(told: Omit<Told, 'invoice'> & { readonly form: string; readonly job: string | null }): PaperMessage {
  const { company, form, job } = told
  return {
    subject: `${form} from ${company}`,
    body: letter(told, `${form}${job ? ` for ${job}` : ''} is attached as it was submitted.`),
  }
}

/** Default text of a mail with another file, about a job or general. */
export function fileMessage(told: Omit<Told, 'invoice'> & { readonly job: string | null }): PaperMessage {
  const { company, job } = told
  return {
    subject: job ? `${job}: a document from ${company}` : `A document from ${company}`,
    body: letter(told, `A document${job ? ` for ${job}` : ''} is attached.`),
  }
}
