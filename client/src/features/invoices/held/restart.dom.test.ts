import type { ApolloClient } from '@apollo/client'
import { type DocumentNode, getOperationAST } from 'graphql'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetQueue } from '../../../shared/queue/browserStore.ts'
import { signedIn } from '../../../testing/people.ts'
import type { RecordPaymentInput } from '../../../parts/invoices/actions/invoiceActions.generated.ts'
import type { HeldPayment } from './heldPayment.ts'
import { heldQueue } from './heldQueue.ts'

vi.mock('../../../shared/queue/browserStore.ts', () => import('../../../shared/queue/testing/inMemory.ts'))

const START = Date.UTC(2026, 10, 20, 15)
const seconds = (ms: number): number => Math.floor(ms / 1000)

interface Mail {
  readonly invoiceId: string
  readonly receiptNumber: string
  readonly to: readonly string[]
  readonly subject: string
}
interface Asked {
  readonly mutation?: DocumentNode
  readonly query?: DocumentNode
  readonly variables: { readonly id?: string; readonly input?: RecordPaymentInput & Mail }
}

/** Records whatever it is sent, as often as it is sent: it knows no keys. */
class Office {
  readonly payments: (RecordPaymentInput & { readonly invoiceId: string; readonly at: number })[] = []
  readonly mails: Mail[] = []

  answer({ query, mutation, variables: { id = '', input } }: Asked): object {
    const operation = getOperationAST((query ?? mutation) as DocumentNode)?.name?.value
    if (operation === 'PaymentsOf') return { invoice: { balanceDue: 100, lockVersion: 1, payments: this.#paymentsOf(id) } }
    if (operation === 'InvoiceMessages')
      return { invoiceMessages: this.mails.map((mail) => ({ ...mail, to: mail.to[0], status: 'SENT', sentAt: seconds(Date.now()) })) }
    if (!input) throw new Error(operation)
    if (operation === 'RecordPayment') return { recordPayment: this.#record(input) }
    this.mails.push(input)
    return { sendAttachment: { status: 'SENT' } }
  }

  #paymentsOf(id: string): object[] {
    const own = this.payments.filter(({ invoiceId }) => invoiceId === id)
    return own.map(({ at, ...payment }) => ({ ...payment, paidAt: at, receiptNumber: `RCP-${id}`, batchReceiptNumber: 'RCP-B1' }))
  }

  #record(input: RecordPaymentInput): object {
    const parts = input.allocations ?? input.invoiceIds.map((invoiceId) => ({ invoiceId, amount: input.amount }))
    for (const part of parts) this.payments.push({ ...input, ...part, at: input.paidAt ?? seconds(Date.now()) })
    const processed = parts.map((part) => ({ ...part, balanceDue: 0, status: 'PAID', receiptNumber: `RCP-${part.invoiceId}` }))
    return { processed, failed: [], receiptNumber: parts.length > 1 ? 'RCP-B1' : null }
  }
}

/** A window of the browser. `diesAt`: the call whose answer it does not live to see; after it, nothing reaches anybody. */
function openWindow(office: Office, diesAt?: string) {
  let isDead = false
  const ask = (asked: Asked): Promise<object> => {
    if (isDead) return new Promise(() => undefined)
    const data = office.answer(asked)
    isDead = getOperationAST((asked.query ?? asked.mutation) as DocumentNode)?.name?.value === diesAt
    return isDead ? new Promise(() => undefined) : Promise.resolve({ data })
  }
  const client = { query: ask, mutate: ask, refetchQueries: () => [] } as unknown as ApolloClient
  const queue = heldQueue(client)
  if (!queue) throw new Error('Nothing can be kept')
  return { queue, close: () => void (isDead = true) }
}

const forOne = { amount: 60, paymentMethod: 'CASH', reference: 'May', invoiceIds: ['901'] } as const
const forTwo = {
  ...forOne,
  amount: 150,
  invoiceIds: ['901', '902'],
  allocation: 'MANUAL',
  allocations: [
    { invoiceId: '901', amount: 100 },
    { invoiceId: '902', amount: 50 },
  ],
} as const
const parts = (input: typeof forOne | typeof forTwo) =>
  ('allocations' in input ? input.allocations : [{ invoiceId: '901', amount: input.amount }]).map(({ invoiceId: id, amount }) => ({
    id,
    amount,
    name: `INV-${id}`,
    customer: null,
    openBefore: 100,
  }))
const payment = (input: typeof forOne | typeof forTwo): HeldPayment => ({
  kind: 'payment',
  input: input as unknown as RecordPaymentInput,
  invoices: parts(input),
  currencyCode: 'USD',
  until: Date.now() + 10_000,
  receipt: { subject: 'Receipt', body: 'Thank you', to: 'carla@reyes.test', customerId: null, jobId: null },
  typed: {} as HeldPayment['typed'],
  address: '/invoices/cash-out?invoices=901',
})

const watching: (() => void)[] = []
const watch = ({ queue }: ReturnType<typeof openWindow>): void => void watching.push(queue.watch())

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  signedIn()
})
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  for (const stop of watching.splice(0)) stop()
  vi.useRealTimers()
  await forgetQueue('everybody')
})

/** One window at a time, as browsers keep it. */
function withLocks(): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, act: () => Promise<unknown>) => (last = last.then(act, act))
  vi.stubGlobal('navigator', { ...navigator, onLine: true, locks: { request } })
}

/** What happens to a payment after it was typed, until somebody is back. */
const restarts: Record<string, (office: Office, held: HeldPayment) => Promise<void>> = {
  'its window is reloaded': async (office, held) => {
    const first = openWindow(office)
    await first.queue.hold('key', held)
    await vi.advanceTimersByTimeAsync(4000)
    first.close()
    watch(openWindow(office))
    await vi.advanceTimersByTimeAsync(4000)
    expect(office.payments).toEqual([])
    await vi.advanceTimersByTimeAsync(4000)
  },
  'its window is closed, and another one is opened after the time is over': async (office, held) => {
    const first = openWindow(office)
    await first.queue.hold('key', held)
    first.close()
    await vi.advanceTimersByTimeAsync(30_000)
    watch(openWindow(office))
    await vi.advanceTimersByTimeAsync(1000)
  },
  'the browser is killed while the answer to the payment is on its way': async (office, held) => {
    await openWindow(office, 'RecordPayment').queue.hold('key', held)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(office.mails).toEqual([])
    watch(openWindow(office))
    await vi.advanceTimersByTimeAsync(1000)
  },
  'the browser is killed while the answer to the receipt is on its way': async (office, held) => {
    await openWindow(office, 'SendAttachment').queue.hold('key', held)
    await vi.advanceTimersByTimeAsync(11_000)
    watch(openWindow(office))
    await vi.advanceTimersByTimeAsync(1000)
  },
  'two windows are open': async (office, held) => {
    withLocks()
    const [first, second] = [openWindow(office), openWindow(office)]
    watch(first)
    watch(second)
    await first.queue.hold('key', held)
    await second.queue.refresh()
    await vi.advanceTimersByTimeAsync(12_000)
  },
  'its person signs out': async (office, held) => {
    const first = openWindow(office)
    await first.queue.hold('key', held)
    await first.queue.sendAllNow()
  },
}

describe.each([
  ['over one invoice', forOne, 1, { invoiceId: '901', receiptNumber: 'RCP-901' }],
  ['over two', forTwo, 2, { invoiceId: '901', receiptNumber: 'RCP-B1' }],
] as const)('a payment %s and its receipt arrive once where', (_, input, paidParts, receipt) => {
  test.each(Object.keys(restarts))('%s', async (name) => {
    const office = new Office()
    await restarts[name]?.(office, payment(input))
    expect(office.payments.map(({ invoiceId }) => invoiceId)).toEqual(['901', '902'].slice(0, paidParts))
    expect(office.mails).toMatchObject([{ ...receipt, to: ['carla@reyes.test'] }])
  })
})

test('whoever signs out at any moment of the sending of another payment leaves none of this one behind', async () => {
  for (let moment = 0; moment < 60; moment += 1) {
    const office = new Office()
    const { queue } = openWindow(office)
    await queue.hold(`before ${moment}`, { ...payment(forTwo), until: Date.now() })
    const sent = queue.send()
    for (let turn = 0; turn < moment; turn += 1) await Promise.resolve()
    await queue.hold(`at ${moment}`, payment(forTwo))
    await queue.sendAllNow()
    expect([moment, office.payments.length, office.mails.length]).toEqual([moment, 4, 2])
    await sent
  }
})

test('a payment that is recorded a day later came in when it was typed', async () => {
  const office = new Office()
  const first = openWindow(office)
  await first.queue.hold('key', payment(forOne))
  first.close()
  vi.setSystemTime(START + 24 * 3600 * 1000)
  watch(openWindow(office))
  await vi.advanceTimersByTimeAsync(1000)
  expect(office.payments.map(({ at }) => at)).toEqual([START / 1000])
})
