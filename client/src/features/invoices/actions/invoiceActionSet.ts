import { actionRules, type ActionDialogProps } from '../../../components/actions/defineActions.ts'
import { invoiceName } from '../labels/invoiceText.ts'
import type { InvoiceNowQuery } from './invoiceActions.generated.ts'
import type { DeliveryFragment } from '../../messaging/recipient.generated.ts'
import type { MessageAnswers } from './message.ts'
import type { Wording } from './paperText.ts'

export type InvoiceAction = 'PAY' | 'SEND' | 'REMIND' | 'VOID'

/** Fields that decide which actions are available. null: not returned. */
export interface ActionableInvoice {
  readonly id: string
  readonly invoiceNumber: string | null
  readonly status: 'UNPAID' | 'PAID' | null
  readonly amountPaid: number | null
  readonly balanceDue: number | null
  readonly currencyCode: string | null
  readonly jobId: string | null
  readonly isOverdue: boolean | null
  readonly sentAt: number | null
  readonly voidedAt: number | null
  readonly lockVersion: number | null
}

export const invoiceActionSet = actionRules({
  name: 'invoiceAction',
  getKey: ({ id }: ActionableInvoice) => id,
  getName: (invoice: ActionableInvoice) => invoiceName(invoice),
  offered: ({ status, voidedAt, amountPaid, balanceDue, jobId, isOverdue }, { can, user }): readonly InvoiceAction[] =>
    !(can('view_prices') || (user.staff_can_collect === true && balanceDue !== null)) || voidedAt !== null
      ? []
      : [
          ...(can('record_payments') && status !== 'PAID' ? (['PAY'] as const) : []),
          ...(can('manage_invoices') ? (['SEND'] as const) : []),
          ...(can('manage_invoices') && isOverdue === true && status !== 'PAID' ? (['REMIND'] as const) : []),
          ...(can('manage_invoices') && status !== 'PAID' && amountPaid === 0 && jobId !== null ? (['VOID'] as const) : []),
        ],
  load: () => import('./invoiceActionParts.ts').then((module) => module.invoiceActions),
})

const DAY = 86_400

/** The primary action: send, then record payment, or send a reminder if overdue and nothing was sent in the last day. `now`: Unix seconds. */
export function nextInvoiceStep(
  { sentAt, status, isOverdue }: Pick<ActionableInvoice, 'sentAt' | 'status' | 'isOverdue'>,
  offered: readonly InvoiceAction[],
  now: number,
): InvoiceAction | null {
  if (status === 'PAID') return null
  const isSentLately = sentAt !== null && now - sentAt < DAY
  const ask: InvoiceAction = isOverdue === true ? 'REMIND' : 'SEND'
  const requested = isSentLately || (sentAt !== null && ask === 'SEND') ? (['PAY', ask] as const) : ([ask, 'PAY'] as const)
  return requested.find((name) => offered.includes(name)) ?? null
}

/** Current state of an invoice. `words`: texts of its email; omitted if none is sent. */
export type InvoiceTarget = InvoiceNowQuery['invoice'] & { readonly name: string; readonly labels?: Wording }
export interface InvoiceActionInput {
  readonly message: MessageAnswers
}
/** `to`: recipient of a message. */
export interface InvoiceOutcome {
  readonly to?: string
  /** Text messages sent with it; null: not returned. */
  readonly textMessages?: readonly DeliveryFragment[] | null
}
export type InvoiceDialogProps = ActionDialogProps<InvoiceAction, InvoiceTarget, InvoiceActionInput, InvoiceOutcome>
