import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { jobInStatus, OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'
import { acting } from '../jobs/manageJob.ts'
import { reading } from './payment.ts'

const open = { id: 901, invoice_number: 'INV-0901', job_id: 501, customer_id: 31, branch_id: 1, status: 9, total: 20 }
const given = [ownerSignedIn, jobInStatus(5), these('invoices', { ...open, amount_paid: 0, balance_due: 20 })]

const voiding = (selection: string, token = OWNER_TOKEN): Pick<Interaction, 'row' | 'operation' | 'sends'> =>
  acting({ action: 'VOID_INVOICE', invoiceId: '901' }, { action: 'void_invoice', invoice_id: 901 }, selection, token)

const takingBack: Interaction = {
  name: 'taking an unpaid invoice back',
  given,
  ...voiding('job { id status invoiceStatus } history { note }'),
  reply: ok({ job: { id: 501, status: 4, invoice_status: null }, history: { id: 1001, note: 'INV-0901 voided' } }),
  pinned: ['job.status', 'job.invoice_status'],
  answer: shows({ manageJob: { job: { id: '501', status: 'STARTED', invoiceStatus: null }, history: { note: 'INV-0901 voided' } } }),
}

const PAID = 'INV-0901 has a payment, so it can’t be voided.'
const NOT_ALLOWED = 'You don’t have permission to do that: Void invoice.'

/** Voided invoices: the number stays, and the balance is zero. */
export const voidingInteractions: readonly Interaction[] = [
  takingBack,
  {
    name: 'reading an invoice that was taken back',
    given,
    after: [takingBack],
    ...reading('invoiceNumber voidedAt balanceDue'),
    reply: ok({ id: 901, invoice_number: 'INV-0901', voided_at: 1795276800, balance_due: 0 }),
    pinned: ['responseData.balance_due'],
    answer: shows({ invoice: { invoiceNumber: 'INV-0901', voidedAt: 1795276800, balanceDue: 0 } }),
  },
  {
    name: 'taking an invoice back of which a part is paid',
    given: [ownerSignedIn, jobInStatus(5), these('invoices', { ...open, amount_paid: 5, balance_due: 15 })],
    ...voiding('job { id }'),
    reply: refused(422, PAID, { errors: [{ field: 'invoice_id', message: PAID }] }),
    answer: refusedAt('manageJob', 'INVALID', 422, PAID, { fields: [{ field: 'invoiceId', message: PAID }] }),
  },
  {
    name: 'taking an invoice back without the authority for it',
    given: [signedInWithout('manage_invoices'), jobInStatus(5), these('invoices', { ...open, amount_paid: 0, balance_due: 20 })],
    ...voiding('job { id }', TOKEN),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('manageJob', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
]
