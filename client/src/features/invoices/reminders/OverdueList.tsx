import { useFormat } from '../../../lib/format/useFormat.ts'
import { invoiceName } from '../labels/invoiceText.ts'
import type { ListedInvoice } from './listedInvoice.ts'
import { ReminderText } from './ReminderText.tsx'
import classes from './ReminderDialog.module.css'

interface OverdueListProps {
  readonly invoices: readonly ListedInvoice[]
  readonly withCustomers: boolean
}

/** Overdue invoices, each with the time it was last sent and the text of its reminder. */
export function OverdueList({ invoices, withCustomers }: OverdueListProps) {
  const { money, day, dayOf } = useFormat()
  return (
    <ul className={`stack list ${classes.list}`} aria-label="Reminders">
      {invoices.map((invoice, index) => {
        const { id, customer, balanceDue, currencyCode, dueDate, sentAt } = invoice
        const name = withCustomers && customer?.name
        const facts = [
          name && `${name},`,
          balanceDue !== null && `${money(balanceDue, currencyCode)} due`,
          dueDate && `since ${day(dueDate)}`,
        ]
        return (
          <li key={id}>
            <ReminderText id={id} startsOpen={index === 0}>
              <strong>{invoiceName(invoice)}</strong> {facts.filter(Boolean).join(' ')}
              <span className={classes.sent}>Last sent: {sentAt === null ? 'Not available' : dayOf(sentAt)}</span>
            </ReminderText>
          </li>
        )
      })}
    </ul>
  )
}
