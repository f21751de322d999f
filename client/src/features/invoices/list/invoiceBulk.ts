import { IconCashRegister, IconSend } from '@tabler/icons-react'
import { defineBulk } from '../../../components/bulk/defineBulk.ts'
import { messageFor } from '../actions/message.ts'
import { invoiceName } from '../labels/invoiceText.ts'
import { getBlockedReason } from '../actions/blockedReason.ts'
import { blockWithoutAddress, listedInvoices, remind } from '../reminders/reminderBulk.ts'
import { CashOutRedirect } from './CashOutRedirect.tsx'
import { invoiceToSend } from '../actions/invoiceActions.ts'

export const invoiceBulk = defineBulk({
  ...listedInvoices,
  readResult: async (client, { id }) => {
    return { target: await invoiceToSend(client, 'SEND', id), outcome: {} }
  },
  actions: {
    pay: {
      label: 'Record payment',
      title: (rows) => `Record a payment for ${rows}`,
      Icon: IconCashRegister,
      done: 'paid',
      does: (row, { can }) => {
        const blockedReason = getBlockedReason({ ...row, name: invoiceName(row) })
        if (blockedReason !== null) return { blockedReason }
        return can('record_payments') ? 'PAY' : { blockedReason: 'You don’t have permission to record payments.' }
      },
      Dialog: CashOutRedirect,
    },
    send: {
      label: 'Send',
      title: (rows) => `Send ${rows}`,
      Icon: IconSend,
      done: 'sent',
      hint: 'Each customer gets their own invoice as a PDF, using your “Invoice sent” template.',
      does: ({ voidedAt }) => (voidedAt === null ? 'SEND' : { blockedReason: 'This invoice was voided.' }),
      input: (_: object, target, format) => blockWithoutAddress(target) ?? { message: messageFor('SEND', target, format) },
      isFulfilled: (_, before, now) => now.sentAt !== null && now.sentAt !== before.sentAt,
    },
    remind,
  },
})
