import { IconCashRegister, IconSend } from '@tabler/icons-react'
import { defineBulk } from '../../../kit/bulk/defineBulk.ts'
import { invoiceActionSet } from '../actions/invoiceActionSet.ts'
import { messageFor } from '../actions/message.ts'
import { invoiceName, invoiceNoun } from '../../../parts/invoices/invoiceWords.ts'
import { obstacleOf } from '../actions/obstacle.ts'
import { lateComponent } from '../../../shared/late/lateComponent.tsx'
import type { InvoiceRowFragment } from './invoiceList.generated.ts'

const ToCashOut = lateComponent(async () => (await import('./ToCashOut.tsx')).ToCashOut)

/** What can be done to several invoices. */
export const invoiceBulk = defineBulk({
  noun: invoiceNoun,
  set: invoiceActionSet,
  subjectOf: (row: InvoiceRowFragment) => row,
  nameOf: (row) => ({ name: invoiceName(row), title: row.customer?.name ?? null }),
  findAgain: async (client, { id }) => {
    const { invoiceToSend } = await import('../actions/invoiceActions.ts')
    return { target: await invoiceToSend(client, id), outcome: {} }
  },
  actions: {
    pay: {
      label: 'Record payment',
      title: (rows) => `Record a payment over ${rows}`,
      Icon: IconCashRegister,
      done: 'paid',
      does: (row, { holds }) => {
        const obstacle = obstacleOf({ ...row, name: invoiceName(row) })
        if (obstacle !== null) return { obstacle }
        return holds('record_payments') ? 'PAY' : { obstacle: 'You don’t have permission to record payments.' }
      },
      Dialog: ToCashOut,
    },
    send: {
      label: 'Send',
      title: (rows) => `Send ${rows}`,
      Icon: IconSend,
      done: 'sent',
      hint: 'Each customer is mailed their own invoice as a PDF, in the words that you’ve written for “Invoice sent”, or else in these: “Hello (name), (invoice) for (total) is attached. (Balance) is due on (day). Thank you, (company)”. Where the settings say Text for “Invoice sent”, its text message goes along.',
      does: ({ voidedAt }) => (voidedAt === null ? 'SEND' : { obstacle: 'This invoice was voided.' }),
      input: (_: object, target, format) =>
        target.customer?.email ? { message: messageFor(target, format) } : { obstacle: 'This customer has no email address.' },
      isFulfilled: (_, before, now) => now.sentAt !== null && now.sentAt !== before.sentAt,
    },
  },
})
