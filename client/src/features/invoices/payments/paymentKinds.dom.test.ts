import type { ApolloClient } from '@apollo/client'
import { type DocumentNode, getOperationAST } from 'graphql'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendQueue } from '../../../lib/offline/queue/sendQueue.ts'
import { memoryStore, emptyQueue } from '../../../lib/offline/testing/memoryStore.ts'
import { signedIn } from '../../../testing/people.ts'
import type { PaymentStep } from './paymentStep.ts'
import { transportOf } from '../../../lib/offline/queue/stepKind.ts'
import type { StepContent } from '../../../lib/offline/queue/step.ts'
import { paymentStepKinds } from './paymentKinds.ts'

const { showSuccess, showError } = vi.hoisted(() => ({
  showSuccess: vi.fn<(text: string) => void>(),
  showError: vi.fn<(text: string) => void>(),
}))
vi.mock('../../../components/toasts/toasts.ts', () => ({ showSuccess, showError }))

const now = (): number => Math.floor(Date.now() / 1000)
const getName = (document: DocumentNode | undefined): string | undefined => document && getOperationAST(document)?.name?.value

/** A backend without idempotency keys: records everything it receives. */
function fakeBackend(balance = 100) {
  const payments: { amount: number; paymentMethod: string; reference: string; paidAt: number }[] = []
  const mails: object[] = []
  const lost = { next: false }
  const ask = async ({
    query,
    mutation,
    variables,
  }: {
    query?: DocumentNode
    mutation?: DocumentNode
    variables: { input?: PaymentStep['input'] }
  }) => {
    const name = getName(mutation ?? query)
    const open = balance - payments.reduce((sum, { amount }) => sum + amount, 0)
    if (name === 'PaymentsOf')
      return {
        data: { invoice: { balanceDue: open, lockVersion: 4, payments: payments.map((item) => ({ ...item, receiptNumber: 'RCP-1' })) } },
      }
    if (name === 'InvoiceMessages') return { data: { invoiceMessages: [] } }
    if (name === 'SendAttachment') {
      mails.push(variables.input ?? {})
      return { data: { sendAttachment: { status: 'SENT' } } }
    }
    const { amount = 0, paymentMethod = 'CASH', reference, paidAt } = variables.input ?? {}
    payments.push({ amount, paymentMethod, reference: reference ?? '', paidAt: paidAt ?? now() })
    if (lost.next) throw new TypeError('Failed to fetch')
    const processed = [{ invoiceId: '901', amount, balanceDue: open - amount, status: 'UNPAID', receiptNumber: 'RCP-1' }]
    return { data: { recordPayment: { processed, failed: [], receiptNumber: null } } }
  }
  return { payments, mails, lost, client: { query: ask, mutate: ask } as unknown as ApolloClient }
}

const payment = (): PaymentStep => ({
  kind: 'payment',
  name: 'INV-0901',
  takenAt: now(),
  input: { amount: 60, paymentMethod: 'CASH', reference: 'May', invoiceIds: ['901'] },
  invoices: [{ id: '901', name: 'INV-0901', amount: 60, openBefore: 100 }],
  currencyCode: 'USD',
  receipt: { subject: 'Receipt', body: 'Thank you', to: 'carla@reyes.test', customerId: null, jobId: null },
})

async function queueWith(client: ApolloClient, content = payment()) {
  const store = memoryStore<StepContent>(emptyQueue())
  await store.add({ id: 'key', lane: 'payment 901', target: null, version: null, occurredAt: content.takenAt, content })
  const listener = { onAnswer: () => undefined, onError: () => undefined }
  const transport = transportOf(paymentStepKinds, { client, add: (step) => store.add(step) }, listener)
  return { store, send: () => sendQueue({ store, transport }, () => undefined) }
}

beforeEach(() => {
  signedIn()
  showSuccess.mockReset()
  showError.mockReset()
})

test('a queued payment is recorded once, followed by one receipt', async () => {
  const { client, payments, mails } = fakeBackend()
  const { send, store } = await queueWith(client)
  expect(await send()).toBe('done')
  expect(payments).toHaveLength(1)
  expect(mails).toMatchObject([{ attachmentType: 'RECEIPT', invoiceId: '901', receiptNumber: 'RCP-1', to: ['carla@reyes.test'] }])
  expect(await store.read()).toEqual([])
  expect(showSuccess).toHaveBeenCalledWith('Payment of $60.00 for INV-0901 recorded. Receipt RCP-1. $40.00 still due.', {
    to: '/invoices/901',
    label: 'View invoice',
  })
})

test('after a lost response the payment is found in its invoice and not recorded again', async () => {
  const { client, payments, mails, lost } = fakeBackend()
  const { send, store } = await queueWith(client)
  lost.next = true
  expect(await send()).toBe('away')
  lost.next = false
  expect(await send()).toBe('done')
  expect(payments).toHaveLength(1)
  expect(mails).toHaveLength(1)
  expect(await store.read()).toEqual([])
})

test('if the balance has changed meanwhile, the user decides', async () => {
  const { client, payments } = fakeBackend(70)
  const { send, store } = await queueWith(client)
  await send()
  const [step] = await store.read()
  expect(step).toMatchObject({ state: 'conflict', problem: { message: 'Someone else changed INV-0901. Its balance is now $70.00.' } })
  expect(payments).toEqual([])
  await store.change(step?.seq ?? 0, { state: 'waiting', problem: null, override: true })
  await send()
  expect(payments).toHaveLength(1)
})

test('a payment sent a day later carries the time at which it was entered', async () => {
  const { client, payments } = fakeBackend()
  const takenAt = now() - 86_400
  const { send } = await queueWith(client, { ...payment(), takenAt })
  await send()
  expect(payments.map(({ paidAt }) => paidAt)).toEqual([takenAt])
})
