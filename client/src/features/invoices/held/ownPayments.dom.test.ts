import type { ApolloClient } from '@apollo/client'
import { type DocumentNode, getOperationAST } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetQueue } from '../../../shared/queue/browserStore.ts'
import { signedIn } from '../../../testing/people.ts'
import type { RecordPaymentInput } from '../../../parts/invoices/actions/invoiceActions.generated.ts'
import { type HeldPayment, isPayment } from './heldPayment.ts'
import { heldQueue } from './heldQueue.ts'
import { heldState } from './heldState.ts'

vi.mock('../../../shared/queue/browserStore.ts', () => import('../../../shared/queue/testing/inMemory.ts'))

interface Asked {
  readonly mutation?: DocumentNode
  readonly query?: DocumentNode
  readonly variables: { readonly input?: RecordPaymentInput }
}

/** Keeps one invoice of 100.00; each payment makes another version of it. */
class Office {
  readonly payments: { readonly amount: number; readonly reference: string; readonly version: number | null | undefined }[] = []
  /** What of it somebody else has paid. */
  theirs = 0
  tellsPayments = true
  isAway = false

  readonly ask = async ({ query, mutation, variables: { input } }: Asked): Promise<object> => {
    const operation = getOperationAST((query ?? mutation) as DocumentNode)?.name?.value
    if (operation === 'PaymentsOf') return { data: { invoice: this.#invoice() } }
    if (operation !== 'RecordPayment' || !input) throw new Error(operation)
    if (this.isAway) throw new TypeError('Failed to fetch')
    this.payments.push({ amount: input.amount, reference: input.reference ?? '', version: input.lockVersion })
    return {
      data: { recordPayment: { processed: [{ invoiceId: '901', balanceDue: this.#open, status: null, receiptNumber: null }], failed: [] } },
    }
  }

  get #open(): number {
    return this.payments.reduce((open, { amount }) => open - amount, 100 - this.theirs)
  }

  #invoice(): object {
    const payments = this.payments.map(({ amount, reference }) => ({ amount, reference, paymentMethod: 'CASH' }))
    return { balanceDue: this.#open, lockVersion: 1 + payments.length, payments: this.tellsPayments ? payments : null }
  }
}

/** Typed while 100.00 was open. */
const payment = (amount: number, readAt = Date.now()): HeldPayment => ({
  kind: 'payment',
  input: { amount, paymentMethod: 'CASH', reference: 'May', invoiceIds: ['901'] },
  invoices: [{ id: '901', name: 'INV-0901', customer: null, amount, openBefore: 100, readAt }],
  currencyCode: 'USD',
  until: Date.now() + 10_000,
  receipt: null,
  typed: {} as HeldPayment['typed'],
  address: '/invoices/cash-out?invoices=901',
})

let office: Office
const open = () => {
  const client = { query: office.ask, mutate: office.ask, refetchQueries: () => [] } as unknown as ApolloClient
  const queue = heldQueue(client)
  if (!queue) throw new Error('Nothing can be kept')
  return queue
}
const problems = (): (string | undefined)[] =>
  heldState()
    .steps.filter(isPayment)
    .map((step) => step.problem?.words)

/** Each test has an hour of its own: what one has recorded the window still knows in the next. */
let hour = 0
beforeEach(() => {
  hour += 1
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, hour) })
  signedIn()
  office = new Office()
})
afterEach(async () => {
  vi.useRealTimers()
  await forgetQueue('everybody')
})

test.each([true, false])(
  'a second payment goes on after the first, in the version that this one made (payments are told: %s)',
  async (isTold) => {
    office.tellsPayments = isTold
    const queue = open()
    await queue.hold('first', payment(50))
    await vi.advanceTimersByTimeAsync(4000)
    await queue.hold('second', payment(50))
    await vi.advanceTimersByTimeAsync(7000)
    expect(office.payments.map(({ version }) => version)).toEqual([1])
    await vi.advanceTimersByTimeAsync(4000)
    expect(office.payments.map(({ amount, version }) => [amount, version])).toEqual([
      [50, 1],
      [50, 2],
    ])
    expect(heldState().steps).toEqual([])
  },
)

test('a second payment that is hurried waits for the first', async () => {
  const queue = open()
  await queue.hold('first', payment(50))
  await queue.hold('second', payment(30))
  await queue.hurry('second')
  expect(office.payments).toEqual([])
  await vi.advanceTimersByTimeAsync(10_500)
  expect(office.payments.map(({ amount }) => amount)).toEqual([50, 30])
})

test('a second payment whose form was open when the first was recorded goes on, too', async () => {
  const queue = open()
  await queue.hold('first', payment(50))
  const whenRead = Date.now()
  await vi.advanceTimersByTimeAsync(12_000)
  await queue.hold('second', payment(50, whenRead))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(office.payments.map(({ version }) => version)).toEqual([1, 2])
})

test('one that is more than the first has left open is held back, in words that say so', async () => {
  const queue = open()
  await queue.hold('first', payment(50))
  await queue.hold('second', payment(60))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(office.payments.map(({ amount }) => amount)).toEqual([50])
  expect(problems()).toEqual(['Your payment of $50.00 came first. The balance of INV-0901 is now $50.00.'])
})

test('what somebody else has paid besides holds the second back', async () => {
  const queue = open()
  await queue.hold('first', payment(50))
  await queue.hold('second', payment(20))
  await queue.hurry('first')
  office.theirs = 10
  await vi.advanceTimersByTimeAsync(12_000)
  expect(office.payments.map(({ amount }) => amount)).toEqual([50])
  expect(problems()).toEqual(['Someone else changed INV-0901. Its balance is now $40.00.'])
})

test('a second payment that got lost is not taken for the first, which is just like it', async () => {
  const queue = open()
  await queue.hold('first', payment(50))
  await queue.hold('second', payment(50))
  await queue.hurry('first')
  office.isAway = true
  await queue.hurry('second')
  expect(heldState().steps.map(({ state }) => state)).toEqual(['sending'])
  office.isAway = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(office.payments.map(({ version }) => version)).toEqual([1, 2])
})

test('a first payment that is taken back leaves the second as it is', async () => {
  const queue = open()
  await queue.hold('first', payment(50))
  await queue.hold('second', payment(100))
  await queue.takeBack('first')
  await vi.advanceTimersByTimeAsync(12_000)
  expect(office.payments.map(({ amount, version }) => [amount, version])).toEqual([[100, 1]])
})
