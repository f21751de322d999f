import type { Payment } from '../payments/paymentStep.ts'
import type { Recorded } from '../payments/paymentText.ts'
import { pageScoped } from '../../../lib/createStore.ts'

/** A payment recorded in this window. `receipt`: sent, or why not; null if none was requested. */
export interface RecordedPayment {
  readonly payment: Payment
  readonly recorded: Recorded
  readonly receipt: true | string | null
}

/** By idempotency key, for the result page; lost on reload. */
const payments = pageScoped(new Map<string, RecordedPayment>())

export const rememberPayment = (key: string, payment: RecordedPayment): void => void payments.set(key, payment)
export const recordedPayment = (key: string): RecordedPayment | undefined => payments.get(key)
