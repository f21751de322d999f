import { these } from '../../recordStates.ts'
import { onlyStaff, ownerSignedIn } from '../../states.ts'

/** A day in whose weeks nothing else happens, and its noon in UTC. */
export const DAY = '2031-03-07'
export const NOON = 1930651200
export const A_DAY = 86_400
const slot = { date: DAY, start_time: '09:00', end_time: '11:00' }

export const job = (id: number, staff_ids: readonly number[]) => ({ id, visit_id: id + 200, status: 6, branch_id: 1, ...slot, staff_ids })
const billed = { customer_id: 31, branch_id: 1, status: 9, total: 120.5, tax_total: 12.05, discount_total: 24.1, currency_code: 'USD' }
export const invoice = (id: number, job_id: number, part: object = {}) => ({ id, invoice_number: `INV-${id}`, job_id, ...billed, ...part })
export const paid = (id: number, invoice_id: number, amount: number, part: object = {}) => ({
  id,
  invoice_id,
  job_id: 501,
  amount,
  payment_method: 1,
  receipt_number: `RCP-${id}`,
  paid_at: NOON,
  ...part,
})

/** 50.00 of two people, 30.50 of one of them, 7.00 in another branch, and 10.00 in the week before. */
export const history = [
  ownerSignedIn,
  onlyStaff(21),
  these('staff', { id: 22, name: 'Zoe Young', branch_id: 1, user_type: 'staff', is_active: true }),
  these('jobs', job(501, [21, 22]), job(502, [22])),
  these('invoices', invoice(911, 501), invoice(912, 502), invoice(913, 501, { branch_id: 2 }), invoice(914, 501)),
  these(
    'payments',
    paid(951, 911, 50),
    paid(952, 912, 30.5, { job_id: 502 }),
    paid(953, 913, 7),
    paid(954, 914, 10, { paid_at: NOON - 8 * A_DAY }),
  ),
]
export const ofSamSent = { period: '1W', date: DAY, branch_id: '1', staff_id: '21' }
