import { IconBellRinging } from '@tabler/icons-react'
import { type BulkAction, defineBulk, type Blocked } from '../../../components/bulk/defineBulk.ts'
import { invoiceActions } from '../actions/invoiceActions.ts'
import type { InvoiceAction, InvoiceActionInput, InvoiceTarget } from '../actions/invoiceActionSet.ts'
import { messageFor } from '../actions/message.ts'
import { getBlockedReason } from '../actions/blockedReason.ts'
import { counted } from '../../../components/list/listText.ts'
import { invoiceName, invoiceNoun } from '../labels/invoiceText.ts'
import type { ListedInvoice } from './listedInvoice.ts'
import { SelectedReminders } from './SelectedReminders.tsx'
import { invoiceToSend } from '../actions/invoiceActions.ts'

/** Why an invoice can’t be emailed to its customer; null: it can. */
export function blockWithoutAddress({ customer }: Pick<InvoiceTarget, 'customer'>): Blocked | null {
  if (customer?.email) return null
  return { blockedReason: customer?.email === '' ? 'This customer has no email address.' : 'Couldn’t load this customer’s email address.' }
}

export const listedInvoices = {
  noun: invoiceNoun,
  loadActions: async () => invoiceActions,
  subjectOf: (row: ListedInvoice) => row,
  getName: (row: ListedInvoice) => ({ name: invoiceName(row), title: row.customer?.name ?? null }),
}

const reminderNoun = { one: 'reminder', many: 'reminders' }

export const remind: BulkAction<ListedInvoice, InvoiceAction, InvoiceTarget, InvoiceActionInput, object> = {
  label: 'Send reminder',
  title: (_, count) => `Send ${counted(reminderNoun, count)}`,
  Icon: IconBellRinging,
  done: 'reminded',
  does: (row) => {
    const blockedReason = getBlockedReason({ ...row, name: invoiceName(row) })
    if (blockedReason !== null) return { blockedReason }
    return row.isOverdue === true ? 'REMIND' : { blockedReason: 'This invoice isn’t overdue.' }
  },
  input: (_, target, format) => blockWithoutAddress(target) ?? { message: messageFor('REMIND', target, format) },
  isFulfilled: (_, before, now) => now.sentAt !== null && now.sentAt !== before.sentAt,
  Dialog: SelectedReminders,
}

/** Only reminders, if no other action is offered. */
export const reminderBulk = defineBulk({
  ...listedInvoices,
  readResult: async (client, { id }) => {
    return { target: await invoiceToSend(client, 'REMIND', id), outcome: {} }
  },
  actions: { remind },
})
