import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addItem } from './people/addItem.ts'
import { giveCredentials } from './people/signIn.ts'
import { untilCached } from './people/untilCached.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny', true)
const MARCUS = '13'
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format()

async function asOwner<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await product.stack.ask<Data>(query, variables, await product.stack.signIn('owner'))
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

/** A started visit for Marcus. */
async function bookAndStart(): Promise<{
  readonly id: string
  readonly visits: readonly { readonly id: string; readonly lockVersion: number }[]
}> {
  const found = await asOwner<{
    customers: { items: { id: string; properties: { id: string }[] }[] }
    ownCategories: { items: { id: string }[] }
  }>('{ customers(input: { perPage: 1 }) { items { id properties { id } } } ownCategories { items { id } } }')
  const [customer] = found.customers.items
  const input = {
    customerId: customer?.id,
    propertyId: customer?.properties[0]?.id,
    categoryId: found.ownCategories.items[0]?.id,
    title: 'Leaking valve',
    dates: [today],
    startTime: '22:10',
    endTime: '22:40',
    staffIds: [MARCUS],
    allowClash: true,
    lineItems: [{ name: 'Check', quantity: 1, amount: 80 }],
  }
  type Booked = Awaited<ReturnType<typeof bookAndStart>>
  const { createJob } = await asOwner<{ createJob: Booked }>(
    'mutation ($input: JobInput!) { createJob(input: $input) { id visits { id lockVersion } } }',
    { input },
  )
  const [visit] = createJob.visits
  await asOwner('mutation ($input: ManageJobInput!) { manageJob(input: $input) { visit { id } } }', {
    input: { jobId: createJob.id, visitId: visit?.id, lockVersion: visit?.lockVersion, action: 'START' },
  })
  return createJob
}

const allow = async (isOn: boolean) =>
  product.stack.rest(
    'POST',
    '/settings/update_team_setting',
    { staff_can_add_items: isOn, staff_can_collect: isOn },
    await product.stack.signIn('owner'),
  )

interface After {
  readonly lineItems: readonly { readonly name: string }[]
  readonly invoice: { readonly id: string; readonly total: number; readonly balanceDue: number } | null
}
const read = async (id: string): Promise<After> =>
  (await asOwner<{ job: After }>('query ($id: ID!) { job(id: $id) { lineItems { name } invoice { id total balanceDue } } }', { id })).job

const waiting = (page: Page, count: number) => page.getByRole('button', { name: `${count} waiting` }).waitFor()
const sent = (page: Page) => page.getByRole('button', { name: /waiting|needs you/ }).waitFor({ state: 'detached' })

test(
  'a technician adds a part, creates the invoice and collects it without a network where the company lets them',
  { timeout: 900_000 },
  async (context) => {
    await allow(false)
    const job = await bookAndStart()
    const { page, context: browser, provoke } = await product.arrive('phone', context, 'with workers')
    provoke('no connection')
    await page.goto('/login')
    await giveCredentials(page, 'staff')
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    await page.goto(`/jobs/${job.id}`)
    await page.getByRole('button', { name: 'Attach form' }).waitFor()
    expect(await page.getByRole('button', { name: /Add item|Create invoice/ }).count()).toBe(0)

    await allow(true)
    await page.reload()
    await page.getByRole('button', { name: 'Add item' }).waitFor()
    await untilCached(page, [`Job/{"id":"${job.id}"}`, 'PositionRule/', 'Prices'])
    await browser.setOffline(true)
    await page.getByText('You’re offline', { exact: true }).waitFor()
    const part = await addItem(page)
    await waiting(page, 1)
    await page.getByRole('button', { name: 'Create invoice', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create invoice', exact: true }).click()
    await waiting(page, 2)
    await browser.setOffline(false)
    await sent(page)
    const billed = await read(job.id)
    expect(billed.lineItems.map(({ name }) => name)).toEqual(['Check', part])
    expect(billed.invoice?.balanceDue).toBeGreaterThan(80)

    await page.goto('/')
    await page.goto(`/jobs/${job.id}`)
    await untilCached(page, [`InvoiceNow/{"id":"${billed.invoice?.id}"}`])
    await browser.setOffline(true)
    await page.goto(`/invoices/cash-out?invoices=${billed.invoice?.id}`)
    await page.getByRole('radio', { name: 'Cash' }).check({ force: true })
    await page.getByLabel('Amount').fill('50')
    await page.getByLabel('Reference').fill('Hall')
    await page.getByRole('button', { name: 'Record payment', exact: true }).first().click()
    await waiting(page, 1)
    await page.goto('/invoices/cash-out?invoices=1')
    // A new page of Chromium doesn’t always have the state of its network.
    await page.getByText(/^(Collect when you’re online|Can’t reach the server)$/).waitFor()
    await browser.setOffline(false)
    const balance = async () => (await read(job.id)).invoice?.balanceDue
    await expect.poll(balance, { timeout: 60_000 }).toBeCloseTo((billed.invoice?.total ?? 0) - 50, 2)

    await allow(false)
    await page.goto(`/jobs/${job.id}`)
    await page.getByRole('button', { name: 'Attach form' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /Record payment|^INV-/ }).count()).toBe(0)
  },
)
