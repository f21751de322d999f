import { queueStore } from '../../lib/offline/queue/queueStore.ts'
import type { Payment, ReceiptStep } from '../invoices/payments/paymentStep.ts'
import { onlyPaid } from '../invoices/payments/paymentStep.ts'
import { paidName } from '../invoices/payments/paymentWords.ts'
import type { QueuedStep } from './jobStep.ts'

/** Payments as stored by builds before the single offline queue, under their own key. */
type OlderContent = ({ readonly kind: 'payment' } & Payment) | Pick<ReceiptStep, 'kind' | 'input'>

/** Moves unsent payments of older builds into the offline queue, with their keys, states and times. */
export async function adoptOlderPayments(user: string): Promise<void> {
  const older = queueStore<OlderContent>(`${user}/payments`)
  const queue = queueStore<QueuedStep>(user)
  for (const { seq, id, line, occurredAt, state, tries, problem, content } of await older.read()) {
    const isAdopted = (await queue.read()).some((step) => step.id === id)
    if (!isAdopted) {
      const adopted: QueuedStep =
        content.kind === 'receipt'
          ? { ...content, name: 'Receipt', takenAt: occurredAt }
          : {
              kind: 'payment',
              name: paidName(content),
              input: content.input,
              invoices: content.invoices,
              currencyCode: content.currencyCode,
              receipt: content.receipt,
              takenAt: occurredAt,
            }
      const ownLine = content.kind === 'payment' ? `payment ${onlyPaid(content)?.id ?? id}` : line
      await queue.add({ id, line: ownLine, target: null, version: null, occurredAt, content: adopted })
      const added = (await queue.read()).find((step) => step.id === id)
      // A payment that may have been sent is searched for before it is sent again.
      if (added && state !== 'waiting') await queue.change(added.seq, { state, tries, problem })
    }
    await older.drop([seq])
  }
}
