import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInToWorkAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

interface Invoice {
  readonly id: string
  readonly invoiceNumber: string
  readonly balanceDue: number
}

async function asOwner<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await product.stack.ask<Data>(query, variables as Record<string, unknown>, await product.stack.signIn('owner'))
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}
const paymentsOf = async ({ id }: Invoice): Promise<number[]> =>
  (
    await asOwner<{ invoice: { payments: { amount: number }[] } }>('query ($id: ID!) { invoice(id: $id) { payments { amount } } }', { id })
  ).invoice.payments.map(({ amount }) => amount)

/** A payment as the builds with a payment outbox left it in the browser: sealed, under the person's mark and `/payments`. */
async function leavePayment(page: Page, invoice: Invoice, email: string): Promise<void> {
  const content = {
    kind: 'payment',
    input: { amount: 0.01, paymentMethod: 'CASH', reference: 'Older', invoiceIds: [invoice.id] },
    invoices: [{ id: invoice.id, name: invoice.invoiceNumber, customer: null, amount: 0.01, openBefore: invoice.balanceDue, readAt: 1 }],
    currencyCode: 'USD',
    until: 0,
    receipt: { subject: `Receipt for ${invoice.invoiceNumber}`, body: 'Thank you', to: email, customerId: null, jobId: null },
    typed: {},
    address: `/invoices/cash-out?invoices=${invoice.id}`,
  }
  await page.evaluate(async (stored) => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
      })
    const address = localStorage.getItem('authEmail') ?? ''
    const mark = (
      [...address.toLowerCase()].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261) >>> 0
    ).toString(36)
    const opening = indexedDB.open('callout-queue', 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('steps', { keyPath: 'seq', autoIncrement: true }).createIndex('user', 'user')
      opening.result.createObjectStore('known')
      opening.result.createObjectStore('keys')
    })
    const database = await settled(opening)
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(stored)))
    const user = `${mark}/payments`
    const step = { id: 'older-payment', line: 'older-payment', target: null, occurredAt: Math.floor(Date.now() / 1000), state: 'waiting' }
    const transaction = database.transaction(['steps', 'keys'], 'readwrite')
    transaction.objectStore('keys').put(key, user)
    await settled(
      transaction
        .objectStore('steps')
        .add({ ...step, tries: 0, version: null, insists: false, known: [], user, content: { iv, bytes }, problem: null }),
    )
    database.close()
  }, content)
}

test(
  'an unsent payment of an older build is recorded once at the next start, and its receipt goes out once',
  { timeout: 60_000 },
  async () => {
    const { invoices } = await asOwner<{ invoices: { items: Invoice[] } }>(
      '{ invoices(input: { tab: UNPAID, perPage: 50 }) { items { id invoiceNumber balanceDue } } }',
    )
    const [invoice] = invoices.items
    if (!invoice) throw new Error('No invoice is open')
    const before = await paymentsOf(invoice)
    const { page } = await product.arrive()
    await signInToWorkAs(page, 'owner')
    await leavePayment(page, invoice, 'older@pay.test')
    await page.reload()
    await expect.poll(() => paymentsOf(invoice), { timeout: 20_000 }).toEqual([...before, 0.01])
    await expect
      .poll(async () => (await product.stack.mailsTo('older@pay.test')).map(({ subject }) => subject), { timeout: 20_000 })
      .toEqual([`Receipt for ${invoice.invoiceNumber}`])
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await paymentsOf(invoice)).toEqual([...before, 0.01])
  },
)
