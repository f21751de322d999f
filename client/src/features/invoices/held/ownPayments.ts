import { toCents } from '@callout/contracts/cents'
import { UNDO_SECONDS } from '@callout/contracts/constants'
import type { Step } from '../../../shared/queue/step.ts'
import type { PaymentsOfQuery } from './held.generated.ts'
import { type HeldPayment, type HeldStep, isPayment, isStuck, type OwnPart, type PaidFor } from './heldPayment.ts'
import type { Recorded } from './heldState.ts'

/** What an invoice tells of its payments; null: nothing. */
export type ToldPayments = NonNullable<PaymentsOfQuery['invoice']>['payments']

/** How far the clock of a backend may be behind that of the device. */
export const BEHIND_SECONDS = 120

/** The part of a payment that was typed at `occurredAt`. */
export const ownPart = ({ input }: HeldPayment, { amount }: Pick<PaidFor, 'amount'>, occurredAt: number): OwnPart => ({
  amount,
  paymentMethod: input.paymentMethod,
  reference: input.reference ?? '',
  chequeNumber: input.chequeNumber ?? '',
  since: input.paidAt ?? occurredAt - BEHIND_SECONDS,
})

/** Whether that payment of an invoice is that part. */
export const isPart = (payment: NonNullable<ToldPayments>[number], part: OwnPart): boolean =>
  toCents(payment.amount ?? part.amount) === toCents(part.amount) &&
  payment.paymentMethod === part.paymentMethod &&
  (payment.reference ?? '') === part.reference &&
  (payment.chequeNumber ?? '') === part.chequeNumber &&
  (payment.paidAt ?? part.since) >= part.since

/** Which of these parts the invoice has, and which payments it has besides: two that are alike are two. */
export function sorted(payments: NonNullable<ToldPayments>, parts: readonly OwnPart[]) {
  const others = [...payments]
  const recorded = parts.filter((part) => {
    const place = others.findIndex((payment) => isPart(payment, part))
    if (place >= 0) others.splice(place, 1)
    return place >= 0
  })
  return { recorded, others }
}

const sharesInvoice = ({ invoices }: HeldPayment, payment: HeldPayment): boolean =>
  invoices.some(({ id }) => payment.invoices.some((other) => other.id === id))

/** The payment over one of its invoices that is recorded before this one. */
export const recordedFirst = (step: HeldStep, steps: readonly HeldStep[]): Step<HeldPayment> | undefined => {
  if (!isPayment(step)) return undefined
  return steps.filter(isPayment).find((other) => other.seq < step.seq && !isStuck(other) && sharesInvoice(other.content, step.content))
}

/** Own payments of an invoice that its balance, as it was read, does not know yet: those that wait, and those recorded since. */
export function partsBefore({ id, readAt = Infinity }: PaidFor, steps: readonly HeldStep[], done: readonly Recorded[]): OwnPart[] {
  const partsOf = (payment: HeldPayment, occurredAt: number): OwnPart[] =>
    payment.invoices.filter((invoice) => invoice.id === id).map((invoice) => ownPart(payment, invoice, occurredAt))
  const recorded = done
    .filter(({ at }) => at >= readAt)
    .flatMap(({ payment }) => partsOf(payment, Math.floor(payment.until / 1000) - UNDO_SECONDS))
  return [...recorded, ...steps.filter(isPayment).flatMap(({ content, occurredAt }) => partsOf(content, occurredAt))]
}
