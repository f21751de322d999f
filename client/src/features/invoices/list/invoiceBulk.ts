import { IconBellRinging, IconCashRegister, IconSend } from '@tabler/icons-react'
import { defineBulk } from '../../../kit/bulk/defineBulk.ts'
import { invoiceActionSet } from '../../../parts/invoices/actions/invoiceActionSet.ts'
import { messageFor } from '../../../parts/invoices/actions/message.ts'
import { invoiceName, invoiceNoun } from '../../../parts/invoices/invoiceWords.ts'
import { obstacleOf } from '../../../parts/invoices/actions/obstacle.ts'
import { ToCashOut } from './ToCashOut.tsx'
import type { InvoiceRowFragment } from './invoiceList.generated.ts'

/** What can be done to several invoices. */
export const invoiceBulk = defineBulk({
  noun: invoiceNoun,
  set: invoiceActionSet,
  subjectOf: (row: InvoiceRowFragment) => row,
  nameOf: (row) => ({ name: invoiceName(row), title: row.customer?.name ?? null }),
  findAgain: async (client, { id }) => {
    const { invoiceToSend } = await import('../../../parts/invoices/actions/invoiceActions.ts')
    return { target: await invoiceToSend(client, 'SEND', id), outcome: {} }
  },
  actions: {
    pay: {
      label: 'Record payment',
      title: (rows) => `Record a payment for ${rows}`,
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
      hint: 'Each customer gets their own invoice as a PDF, using your “Invoice sent” template.',
      does: ({ voidedAt }) => (voidedAt === null ? 'SEND' : { obstacle: 'This invoice was voided.' }),
      input: (_: object, target, format) =>
        target.customer?.email ? { message: messageFor('SEND', target, format) } : { obstacle: 'This customer has no email address.' },
      isFulfilled: (_, before, now) => now.sentAt !== null && now.sentAt !== before.sentAt,
    },
    remind: {
      label: 'Send reminder',
      title: (rows) => `Send a reminder of ${rows}`,
      Icon: IconBellRinging,
      done: 'reminded',
      hint: 'Each customer gets a reminder with their overdue invoice as a PDF, using your “Invoice overdue” template.',
      does: (row) => {
        const obstacle = obstacleOf({ ...row, name: invoiceName(row) })
        if (obstacle !== null) return { obstacle }
        return row.isOverdue === true ? 'REMIND' : { obstacle: 'This invoice isn’t overdue.' }
      },
      input: (_: object, target, format) =>
        target.customer?.email ? { message: messageFor('REMIND', target, format) } : { obstacle: 'This customer has no email address.' },
      isFulfilled: (_, before, now) => now.sentAt !== null && now.sentAt !== before.sentAt,
    },
  },
})
