import type { PaperMessage } from '@callout/contracts/agreements/paperMessage'
import type { Step } from '../../../shared/queue/step.ts'
import type { RecordPaymentInput } from '../../../parts/invoices/actions/invoiceActions.generated.ts'
import type { CashOutValues } from '../cashOut/cashOutValues.ts'
import type { SendAttachmentInput } from '../../../parts/messages/messages.generated.ts'

/** An invoice of a payment, as it was when the payment was typed. */
export interface PaidFor {
  readonly id: string
  readonly name: string
  readonly customer: string | null
  readonly amount: number
  /** What was open of it. */
  readonly openBefore: number
  /** When that was read, in milliseconds. */
  readonly readAt?: number
}

/** What of a payment one invoice is given, as far as it is found again among its payments. */
export interface OwnPart {
  readonly amount: number
  readonly paymentMethod: RecordPaymentInput['paymentMethod']
  readonly reference: string
  readonly chequeNumber: string
  /** It came in then at the earliest, in Unix seconds. */
  readonly since: number
}

/** A payment that can still be taken back. */
export interface HeldPayment {
  readonly kind: 'payment'
  readonly input: RecordPaymentInput
  readonly invoices: readonly PaidFor[]
  /** Of its one invoice: the person's own payments that are recorded before it. */
  readonly before?: readonly OwnPart[]
  readonly currencyCode: string | null
  /** Until then it waits for an Undo; in milliseconds. */
  readonly until: number
  /** The receipt that follows it; null: none is wanted. */
  readonly receipt: (PaperMessage & { readonly to: string; readonly customerId: string | null; readonly jobId: string | null }) | null
  /** What was typed, and where: whoever takes it back goes on with it. */
  readonly typed: CashOutValues
  readonly address: string
}

/** A receipt that follows its payment. */
export interface HeldReceipt {
  readonly kind: 'receipt'
  readonly input: SendAttachmentInput
}

export type Held = HeldPayment | HeldReceipt
export type HeldStep = Step<Held>

export const isPayment = (step: HeldStep): step is Step<HeldPayment> => step.content.kind === 'payment'

/** Screens that show what payments change. */
export const shownPayments = [
  'Invoices',
  'InvoiceRecord',
  'InvoiceMessages',
  'Job',
  'JobHistory',
  'CustomerRecord',
  'Today',
  'EarningsOverview',
  'EarningRows',
] as const

/** The invoice of a payment that is over one; null where it is over several. */
export const onlyPaid = ({ invoices: [first, ...others] }: HeldPayment): PaidFor | null => (first && others.length === 0 ? first : null)

/** It waits for the person. */
export const isStuck = ({ state }: HeldStep): boolean => state === 'refused' || state === 'conflict'
