import { IconSend } from '@tabler/icons-react'
import { defineBulk } from '../../../kit/bulk/defineBulk.ts'
import { invoiceActionSet } from '../actions/invoiceActionSet.ts'
import { messageFor } from '../actions/message.ts'
import { invoiceName, invoiceNoun } from '../../../parts/invoices/invoiceWords.ts'
import type { InvoiceRowFragment } from './invoiceList.generated.ts'

/** What can be done to several invoices. */
export const invoiceBulk = defineBulk({
  noun: invoiceNoun,
  set: invoiceActionSet,
  subjectOf: (row: InvoiceRowFragment) => row,
  nameOf: (row) => ({ name: invoiceName(row), title: row.customer?.name ?? null }),
  findAgain: async (client, { id }) => {
    const { invoiceNow } = await import('../actions/invoiceActions.ts')
    return { target: await invoiceNow(client, id), outcome: {} }
  },
  actions: {
    send: {
      label: 'Send',
      title: (rows) => `Send ${rows}`,
      Icon: IconSend,
      done: 'sent',
      hint: 'Each customer is mailed the own invoice as a PDF, with these words: “Hello (name), (invoice) over (total) is attached. (Balance) is open and due on (day). Thank you, (company)”.',
      does: ({ voidedAt }) => (voidedAt === null ? 'SEND' : { obstacle: 'This invoice was voided.' }),
      input: (_: object, target, format) =>
        target.customer?.email ? { message: messageFor(target, format) } : { obstacle: 'This customer has no email address.' },
      isFulfilled: (_, before, now) => now.sentAt !== null && now.sentAt !== before.sentAt,
    },
  },
})
