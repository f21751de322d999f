/** What a message about a paper tells; sums and days as they are shown. */
interface Told {
  readonly company: string
  /** null: not told. */
  readonly customer: string | null
  readonly invoice: string
}
interface InvoiceTold extends Told {
  readonly total: string | null
  /** null where nothing is open. */
  readonly open: string | null
  readonly dueOn: string | null
  /** The due day is over. */
  readonly isOverdue: boolean
}
export interface PaperMessage {
  readonly subject: string
  readonly body: string
}

const letter = (told: Pick<Told, 'company' | 'customer'>, text: string): string =>
  `Hello${told.customer ? ` ${told.customer}` : ''},\n\n${text}\n\nThank you,\n${told.company}`

/** How a mail with an invoice begins; whoever sends it may write another. */
export function invoiceMessage(told: InvoiceTold): PaperMessage {
  const { company, invoice, total, open, dueOn, isOverdue } = told
  const attached = `${invoice}${total ? ` for ${total}` : ''} is attached.`
  const due = open === null ? 'It is paid in full.' : `${open} ${isOverdue ? 'was' : 'is'} due${dueOn ? ` on ${dueOn}` : ''}.`
  return { subject: `${invoice} from ${company}`, body: letter(told, `${attached} ${due}`) }
}

/** A reminder of an overdue invoice, which is attached. */
export function reminderMessage({ company, customer, invoice, open, dueOn }: Omit<InvoiceTold, 'total' | 'isOverdue'>): PaperMessage {
  const due = `${open ?? 'Your payment'} for ${invoice} was due${dueOn ? ` on ${dueOn}` : ''} and is still open.`
  const text = `${due} The invoice is attached. If you have already paid, please disregard this message.`
  return { subject: `Reminder: ${invoice} from ${company} is overdue`, body: letter({ company, customer }, text) }
}

/** The same with a receipt. `amount`: what came in. */
export function receiptMessage(told: Told & { readonly amount: string | null }): PaperMessage {
  const { company, invoice, amount } = told
  const came = `We received your payment${amount ? ` of ${amount}` : ''} for ${invoice}.`
  return { subject: `Receipt for ${invoice} from ${company}`, body: letter(told, `${came} The receipt is attached.`) }
}

/** The same with a form as it was submitted. */
export function formMessage(told: Omit<Told, 'invoice'> & { readonly form: string; readonly job: string | null }): PaperMessage {
  const { company, form, job } = told
  return {
    subject: `${form} from ${company}`,
    body: letter(told, `${form}${job ? ` for ${job}` : ''} is attached as it was submitted.`),
  }
}

/** The same with another file, about a job or about nothing more. */
export function fileMessage(told: Omit<Told, 'invoice'> & { readonly job: string | null }): PaperMessage {
  const { company, job } = told
  return {
    subject: job ? `${job}: a document from ${company}` : `A document from ${company}`,
    body: letter(told, `A document${job ? ` for ${job}` : ''} is attached.`),
  }
}
