import { readFileSync } from 'node:fs'
import { elementsOf, readPdf } from '@callout/mock-api/testing/readPdf'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { interactionCounts } from '@callout/contracts/interactionCounts'
import { CountingHand } from './people/CountingHand.ts'
import { openList, select } from './people/jobRows.ts'
import { storeSession, workAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

interface Job {
  readonly id: string
  readonly jobNumber: string
  readonly total: number
  readonly lockVersion: number
  readonly visits: readonly { readonly id: string; readonly lockVersion: number }[]
}
const DO = 'mutation ($input: ManageJobInput!) { manageJob(input: $input) { visit { id lockVersion } } }'

/** Jobs with one visit each are started and finished, as their technicians would. */
async function finishJobs(count: number): Promise<Job[]> {
  const token = await product.stack.signIn('owner')
  const { data } = await product.stack.ask<{ jobs: { items: { id: string; visitsTotal: number; total: number }[] } }>(
    '{ jobs(input: { statuses: [ASSIGNED], perPage: 50 }) { items { id visitsTotal total } } }',
    {},
    token,
  )
  const ids = (data?.jobs.items ?? []).filter(({ visitsTotal, total }) => visitsTotal === 1 && total > 20).slice(0, count)
  return Promise.all(
    ids.map(async ({ id }) => {
      const read = await product.stack.ask<{ job: Job }>(
        'query ($id: ID!) { job(id: $id) { id jobNumber total lockVersion visits { id lockVersion } } }',
        { id },
        token,
      )
      const job = read.data?.job as Job
      const [visit] = job.visits
      const act = (action: string, lockVersion: number, more: object = {}) =>
        product.stack.ask(DO, { input: { jobId: id, visitId: visit?.id, action, lockVersion, ...more } }, token)
      await act('START', visit?.lockVersion ?? 0)
      await act('FINISH', (visit?.lockVersion ?? 0) + 1, { jobFinishedNotes: 'Done.' })
      return job
    }),
  )
}

const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
const inCents = (amount: number): number => Math.round(amount * 100)

interface Invoice {
  readonly invoiceNumber: string
  readonly total: number
  readonly amountPaid: number
  readonly balanceDue: number
  readonly lineItems: readonly { readonly name: string; readonly total: number }[]
}

/** Compares the PDF of the invoice on this page with the API. */
async function downloaded(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { data } = await product.stack.ask<{ invoice: Invoice }>(
    'query ($id: ID!) { invoice(id: $id) { invoiceNumber total amountPaid balanceDue lineItems { name total } } }',
    { id },
    await product.stack.signIn('owner'),
  )
  const invoice = data?.invoice as Invoice
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download PDF: / }).click()])
  expect(download.suggestedFilename()).toBe(`${invoice.invoiceNumber}.pdf`)
  const pdf = await readPdf(readFileSync(await download.path()))
  expect(pdf.title).toBe(`Invoice ${invoice.invoiceNumber}`)
  const cells = elementsOf(pdf, 'TD').map(({ text }) => text)
  for (const { name, total } of invoice.lineItems) {
    expect(cells.some((text) => text.startsWith(name))).toBe(true)
    expect(cells).toContain(dollars(inCents(total)))
  }
  const sums = [invoice.total, invoice.amountPaid, invoice.balanceDue].map((amount) => dollars(inCents(amount)))
  expect(cells.slice(-3)).toEqual(sums)
  const paper = page.getByRole('region', { name: 'Invoice', exact: true })
  for (const sum of sums) await paper.getByText(sum, { exact: true }).first().waitFor()
}

test('three finished jobs are invoiced at once and sent; one cheque over the three that is 10.00 short leaves one of them open and says so; earnings and PDF have the same figures', async () => {
  const { page } = await product.arrive()
  const jobs = await finishJobs(3)
  await openList(page, '?per=50')
  const bar = await select(
    page,
    jobs.map(({ jobNumber }) => jobNumber),
  )
  await bar.getByRole('button', { name: 'Create invoice' }).click()
  await page.getByRole('dialog', { name: 'Create invoices for 3 jobs' }).getByRole('button', { name: 'Create invoice' }).click()
  await page.getByText('3 jobs invoiced').first().waitFor()

  await page.goto('/invoices?tab=unsent')
  for (const { jobNumber } of jobs) await page.getByRole('row').filter({ hasText: jobNumber }).getByRole('checkbox').click()
  await page.getByRole('region', { name: 'Selected invoices' }).getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('dialog', { name: 'Send 3 invoices' }).getByRole('button', { name: 'Send' }).click()
  await page.getByText('3 invoices sent').first().waitFor()

  await page.goto('/invoices')
  const hand = new CountingHand()
  for (const { jobNumber } of jobs) await hand.click(page.getByRole('row').filter({ hasText: jobNumber }).getByRole('checkbox'))
  await hand.click(page.getByRole('region', { name: 'Selected invoices' }).getByRole('button', { name: 'Record payment' }))
  await page.getByRole('heading', { name: 'Record a payment' }).waitFor()
  const whole = jobs.reduce((cents, { total }) => cents + inCents(total), 0)
  await hand.fill(page.getByLabel('Amount'), ((whole - 1000) / 100).toFixed(2))
  await hand.fill(page.getByLabel('Cheque number'), '417')
  await hand.fill(page.getByRole('textbox', { name: /^Bank( \*)?$/ }), 'First National')
  await hand.fill(page.getByLabel('Bank branch'), 'Joliet')
  await hand.fill(page.getByLabel('Reference'), 'All three')
  await page
    .getByRole('definition')
    .filter({ hasText: /^\$10.00$/ })
    .first()
    .waitFor()
  await hand.click(page.getByRole('button', { name: 'Record payment' }).first())
  await page.getByRole('heading', { name: 'Payment recorded' }).waitFor()
  expect(hand.interactions).toBeLessThanOrEqual(10)
  expect(await page.getByText('Paid in full', { exact: true }).count()).toBe(2)
  const open = page.getByRole('listitem').filter({ hasText: '$10.00 still due' })
  await open.getByRole('link').click()
  await page.getByRole('region', { name: 'Timeline' }).getByText('Payment Processed').waitFor()
  await page.getByText('Partly paid').first().waitFor()
  await page.getByRole('region', { name: 'Payments' }).getByText('No. 417, First National, Joliet · All three').waitFor()
  await downloaded(page)

  await page.goto('/earnings?period=1D')
  const bars = page.getByRole('group', { name: /^Received/ }).getByRole('button', { name: /payment/ })
  await bars.last().click()
  await page.waitForURL(/bar=/)
  const received = page.getByRole('row').filter({ hasText: 'Cheque' })
  await received.nth(2).waitFor()
  const amounts = await Promise.all((await received.all()).map((row) => row.getByText('$').last().innerText()))
  const cents = amounts.map((text) => Number(text.replace(/[^\d]/g, '')))
  expect(cents).toHaveLength(3)
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(whole - 1000)
  expect(await bars.last().getAttribute('aria-label')).toContain(`${dollars(whole - 1000)} in 3 payments`)
})

test('a finished job is invoiced and its payment recorded within 6 interactions', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  await storeSession(page, 'owner')
  const [job] = await finishJobs(1)
  await page.goto(`/jobs/${job?.id}`)
  const hand = new CountingHand()
  await hand.click(page.getByRole('button', { name: 'Create invoice', exact: true }))
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Create invoice', exact: true }))
  await hand.click(page.getByRole('region', { name: 'Invoice' }).getByRole('link', { name: /^INV-/ }))
  await hand.click(page.getByRole('link', { name: 'Record payment' }))
  await hand.fill(page.getByLabel('Reference'), 'Cash box')
  await hand.click(page.getByRole('button', { name: 'Record payment' }).first())
  await page.getByRole('region', { name: 'Timeline' }).getByText('Payment Processed').waitFor()
  expect(hand.interactions).toBeLessThanOrEqual(interactionCounts.recordPayment)
  const { data } = await product.stack.ask<{ job: { invoice: { status: string } } }>(
    'query ($id: ID!) { job(id: $id) { invoice { status } } }',
    { id: job?.id },
    await product.stack.signIn('owner'),
  )
  expect(data?.job.invoice.status).toBe('PAID')
})

test('staff who are shown no prices see no invoice, no payment and no amount, on the screens and in GraphQL', async () => {
  const owner = await product.stack.signIn('owner')
  await product.stack.rest('POST', '/settings/update_team_setting', { staff_can_see_prices: false }, owner)
  const token = await product.stack.signIn('staff')
  const reply = await product.stack.ask<{ jobs: { items: { total: number | null }[] } }>(
    '{ jobs(input: { perPage: 50 }) { items { total } } }',
    {},
    token,
  )
  expect((reply.data?.jobs.items ?? []).filter(({ total }) => total !== null)).toEqual([])
  const closed = [
    'invoices { totalCount }',
    'invoice(id: 1) { total }',
    'invoicePaper(id: 1) { base64 }',
    'earnings(input: { period: MONTH }) { total }',
    'transactions { totalCount }',
  ]
  for (const query of closed) {
    const refused = await product.stack.ask(`{ ${query} }`, {}, token)
    expect([query, refused.errors?.[0]?.extensions?.['code']]).toEqual([query, 'FORBIDDEN'])
  }

  const { page } = await product.arrive()
  await workAs(page, 'staff')
  expect(await page.getByText('$').count()).toBe(0)
  for (const address of [
    '/invoices',
    '/invoices/1',
    '/invoices/cash-out?customer=1',
    '/earnings',
    '/subscriptions/payments',
    '/subscriptions/online-payments',
  ]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page
      .getByText(/Only the owner|permission/)
      .first()
      .waitFor()
    expect(await page.getByText('$').count()).toBe(0)
  }
})
