import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queueStore, deleteQueue } from '../../lib/offline/queue/queueStore.ts'
import { adoptOlderPayments } from './adoptOlderPayments.ts'

vi.mock('../../lib/offline/queue/queueStore.ts', () => import('../../lib/offline/testing/inMemory.ts'))
afterEach(() => deleteQueue('everybody'))

const TAKEN_AT = 1_795_000_000
const input = { amount: 60, paymentMethod: 'CASH', reference: 'May', invoiceIds: ['901'] }
/** A payment as stored by the build with the 10-second Undo. */
const held = {
  kind: 'payment',
  input,
  invoices: [{ id: '901', name: 'INV-0901', customer: 'Carla Reyes', amount: 60, openBefore: 100, readAt: TAKEN_AT * 1000 }],
  before: [],
  currencyCode: 'USD',
  until: (TAKEN_AT + 10) * 1000,
  receipt: { subject: 'Receipt', body: 'Thank you', to: 'carla@reyes.test', customerId: null, jobId: null },
  typed: { amount: 60 },
  address: '/invoices/cash-out?invoices=901',
}
const stored = { target: null, version: null, occurredAt: TAKEN_AT }
const older = () => queueStore<object>('ada/payments')
const queue = () => queueStore<object>('ada')

beforeEach(async () => {
  await older().add({ id: 'key', line: 'key', ...stored, content: held })
})

test('an unsent payment of the previous build is in the offline queue with its key and time', async () => {
  await queue().add({ id: 'note', line: '12', ...stored, occurredAt: TAKEN_AT + 500, content: { kind: 'note' } })
  await adoptOlderPayments('ada')
  expect((await queue().read())[1]).toMatchObject({
    id: 'key',
    line: 'payment 901',
    state: 'waiting',
    content: { kind: 'payment', name: 'INV-0901', input, takenAt: TAKEN_AT, receipt: { to: 'carla@reyes.test' } },
  })
  expect(await older().read()).toEqual([])
})

test('a payment that may have been sent is searched for first, a rejected one keeps its reason, and receipts follow', async () => {
  const [first] = await older().read()
  await older().change(first?.seq ?? 0, { state: 'sending', tries: 2 })
  await older().add({
    id: 'refused',
    line: 'refused',
    ...stored,
    content: { ...held, invoices: [...held.invoices, { ...held.invoices[0], id: '902' }] },
  })
  const second = (await older().read())[1]
  await older().change(second?.seq ?? 0, { state: 'refused', problem: { words: 'Only $40.00 is open on INV-0901.' } })
  await older().add({ id: 'key/receipt', line: 'key', ...stored, content: { kind: 'receipt', input: { to: ['carla@reyes.test'] } } })
  await adoptOlderPayments('ada')
  expect(await queue().read()).toMatchObject([
    { id: 'key', state: 'sending', tries: 2 },
    { id: 'refused', state: 'refused', problem: { words: 'Only $40.00 is open on INV-0901.' }, content: { name: '2 invoices' } },
    { id: 'key/receipt', state: 'waiting', content: { kind: 'receipt', input: { to: ['carla@reyes.test'] } } },
  ])
})

test('an interrupted migration is finished without a second payment', async () => {
  const [payment] = await older().read()
  await adoptOlderPayments('ada')
  await older().add({ id: 'key', line: 'key', ...stored, content: payment?.content ?? {} })
  await adoptOlderPayments('ada')
  expect((await queue().read()).map(({ id }) => id)).toEqual(['key'])
  expect(await older().read()).toEqual([])
})
