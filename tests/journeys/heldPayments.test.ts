import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { ownBrowser } from './people/ownBrowser.ts'
import { giveCredentials } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

interface Invoice {
  readonly id: string
  readonly invoiceNumber: string
  readonly balanceDue: number
  readonly payments: readonly { readonly amount: number }[]
}

async function asOwner<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await product.stack.ask<Data>(query, variables as Record<string, unknown>, await product.stack.signIn('owner'))
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}
const openInvoices = async (): Promise<Invoice[]> =>
  (
    await asOwner<{ invoices: { items: Invoice[] } }>(
      '{ invoices(input: { tab: UNPAID, perPage: 50 }) { items { id invoiceNumber balanceDue } } }',
    )
  ).invoices.items
const paymentsOf = async ({ id }: Invoice): Promise<number[]> =>
  (await asOwner<{ invoice: Invoice }>('query ($id: ID!) { invoice(id: $id) { payments { amount } } }', { id })).invoice.payments.map(
    ({ amount }) => amount,
  )

/** One cent of each invoice, with a receipt. */
async function pay(page: Page, invoices: readonly Invoice[], email: string): Promise<void> {
  await page.goto(`${product.stack.url}/invoices/cash-out?invoices=${invoices.map(({ id }) => id).join()}`)
  await page.getByLabel('Amount').fill(`0.0${invoices.length}`)
  if (invoices.length > 1) {
    await page.getByText('Manually', { exact: true }).click()
    for (const { invoiceNumber } of invoices) await page.getByLabel(`Applied to ${invoiceNumber}`).fill('0.01')
  }
  await page.getByText('Cash', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('switch', { name: 'Email the receipt' }).check()
  await page.getByRole('button', { name: 'Record payment' }).locator('visible=true').click()
  await page
    .getByText(/^Recording in \d+ s$/)
    .first()
    .waitFor()
}

/** A browser that is killed may not have kept who was signed in: what it holds waits for them. */
async function signedIn(page: Page): Promise<void> {
  await page.goto(`${product.stack.url}/jobs`)
  const jobs = page.getByRole('heading', { name: 'Jobs', level: 1 })
  const password = page.getByLabel('Password', { exact: true })
  await jobs.or(password).first().waitFor()
  if (await password.isVisible()) await giveCredentials(page, 'owner')
  await jobs.waitFor()
}

const bars = (page: Page) => page.getByRole('region', { name: 'Payment not recorded yet' })

test(
  'a payment that waits is recorded once, and its receipt goes out once after it, whatever becomes of its window',
  { timeout: 90_000 },
  async () => {
    const [reloaded, killed, ...both] = (await openInvoices()).slice(0, 4)
    if (!reloaded || !killed) throw new Error('Nothing to pay.')
    const phone = await ownBrowser()
    onTestFinished(() => phone.forget())
    let page = await phone.open()
    await signedIn(page)
    await pay(page, [reloaded], 'reloaded@pay.test')
    await page.reload()
    await bars(page).waitFor()
    const other = await page.context().newPage()
    await pay(other, [killed], 'killed@pay.test')
    await bars(page).nth(1).waitFor()
    await other.close()
    expect([await paymentsOf(reloaded), await paymentsOf(killed)]).toEqual([[], []])
    await phone.kill()

    page = await phone.open()
    await signedIn(page)
    // Those that the browser held are sent at its next start, or with the others when somebody signs out.
    await pay(page, both, 'both@pay.test')
    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')

    for (const invoice of [reloaded, killed, ...both])
      expect([invoice.invoiceNumber, await paymentsOf(invoice)]).toEqual([invoice.invoiceNumber, [0.01]])
    for (const to of ['reloaded@pay.test', 'killed@pay.test', 'both@pay.test'])
      expect((await product.stack.mailsTo(to)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Receipt for INV-/)])
  },
)
