import { expect, test } from 'vitest'
import { invoiceMessage, reminderMessage } from './paperMessage.ts'

const invoice = { company: 'Harbor', customer: 'Carla Reyes', invoice: 'INV-1', total: '$120.00', open: '$100.00', dueOn: '11/21/2026' }

test('uses the past tense after the due day', () => {
  expect(invoiceMessage({ ...invoice, isOverdue: false }).body).toContain('INV-1 for $120.00 is attached. $100.00 is due on 11/21/2026.')
  expect(invoiceMessage({ ...invoice, isOverdue: true }).body).toContain('$100.00 was due on 11/21/2026.')
})

test('a reminder has the balance and the due day', () => {
  const { subject, body } = reminderMessage(invoice)
  expect(subject).toBe('Reminder: INV-1 from Harbor is overdue')
  expect(body).toContain('$100.00 for INV-1 was due on 11/21/2026 and is still open. The invoice is attached.')
})
