import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectGoodLooks } from './looks.ts'
import { ownBrowser } from './people/ownBrowser.ts'
import { giveCredentials } from './people/signIn.ts'
import { untilKept } from './people/untilKept.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny', true)
const MARCUS = '13'
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format()
const photo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Booked {
  readonly id: string
  readonly jobNumber: string
  readonly visits: readonly { readonly id: string; readonly lockVersion: number }[]
}

async function asOwner<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await product.stack.ask<Data>(query, variables, await product.stack.signIn('owner'))
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

/** A visit of today for Marcus. */
async function book(title: string, startTime: string, endTime: string): Promise<Booked> {
  const found = await asOwner<{
    customers: { items: { id: string; properties: { id: string }[] }[] }
    ownCategories: { items: { id: string }[] }
  }>('{ customers(input: { perPage: 1 }) { items { id properties { id } } } ownCategories { items { id } } }')
  const customer = found.customers.items[0]
  const input = {
    customerId: customer?.id,
    propertyId: customer?.properties[0]?.id,
    categoryId: found.ownCategories.items[0]?.id,
    title,
    dates: [today],
    startTime,
    endTime,
    staffIds: [MARCUS],
    allowClash: true,
    lineItems: [{ name: 'Check', quantity: 1, amount: 80 }],
  }
  const { createJob } = await asOwner<{ createJob: Booked }>(
    'mutation ($input: JobInput!) { createJob(input: $input) { id jobNumber visits { id lockVersion } } }',
    { input },
  )
  return createJob
}

const act = (job: Booked, action: string, more: object = {}) =>
  asOwner('mutation ($input: ManageJobInput!) { manageJob(input: $input) { visit { lockVersion } } }', {
    input: { jobId: job.id, visitId: job.visits[0]?.id, lockVersion: job.visits[0]?.lockVersion, action, ...more },
  })

interface Entry {
  readonly status: string | null
  readonly note: string | null
  readonly actor: { readonly id: string }
}

/** What Marcus has done to a job, the earliest first. */
async function doneBy({ id }: Booked): Promise<(string | null)[]> {
  const { jobHistory } = await asOwner<{ jobHistory: { items: Entry[] } }>(
    'query ($id: ID!) { jobHistory(jobId: $id, perPage: 50) { items { status note actor { id } } } }',
    { id },
  )
  const own = jobHistory.items.filter(({ actor }) => actor.id === MARCUS)
  return own.map(({ status, note }) => [status, note].filter(Boolean).join(': ')).toReversed()
}

const openJob = async (page: Page, { jobNumber }: Booked, title: string): Promise<void> => {
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: new RegExp(jobNumber) }).waitFor()
}

test('half an hour without network: nothing is lost, and nothing is told twice', { timeout: 120_000 }, async () => {
  const [one, other] = [await book('Leaking valve', '23:10', '23:20'), await book('Filter change', '23:30', '23:40')]
  await act(one, 'REACHED')
  const phone = await ownBrowser()
  onTestFinished(() => phone.forget())
  let page = await phone.open()
  await page.goto(`${product.stack.url}/login`)
  await giveCredentials(page, 'staff')
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  await page.goto(`${product.stack.url}/`)
  await untilKept(
    page,
    [one, other].map(({ id }) => `Job/{"id":"${id}"}`),
  )
  await phone.close()

  await product.stack.killGateway()
  page = await phone.open(true)
  await page.goto(`${product.stack.url}/jobs/${one.id}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: '1 waiting' }).waitFor()
  await page.getByLabel('New note').fill('The valve is older than the house')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('button', { name: '2 waiting' }).waitFor()
  await phone.kill()

  page = await phone.open(true)
  await page.goto(`${product.stack.url}/jobs/${one.id}`)
  await page.getByRole('button', { name: '2 waiting' }).waitFor()
  await page.getByLabel('Files to add').setInputFiles({ name: 'valve.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') })
  await page.getByRole('button', { name: '3 waiting' }).waitFor()
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Work done').fill('New valve')
  await dialog.getByRole('button', { name: 'Finish', exact: true }).click()
  await page.getByRole('button', { name: '4 waiting' }).waitFor()
  await page.goto(`${product.stack.url}/jobs/${other.id}`)
  await page.getByRole('button', { name: 'On the way', exact: true }).click()
  await page.getByRole('button', { name: '5 waiting' }).waitFor()
  await phone.kill()

  await product.stack.startGateway()
  await act(other, 'RESCHEDULE', { date: today, startTime: '23:45', endTime: '23:55', allowClash: true })
  page = await phone.open()
  await page.goto(`${product.stack.url}/`)
  await page.getByRole('button', { name: '1 needs you' }).click()
  expect(await doneBy(one)).toEqual(['STARTED', 'The valve is older than the house', 'Photo', 'COMPLETED: New valve'])
  expect(await doneBy(other)).toEqual([])
  const sheet = page.getByRole('dialog', { name: 'Waiting to be sent' })
  // At that minute of the day what was done stands there with the same time.
  for (const time of [/11:45/, /11:30/]) await sheet.getByText(time).first().waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Keep for my next sign-in' }).click()
  await page.waitForURL('**/login')
  await giveCredentials(page, 'staff')
  await page.getByRole('button', { name: '1 needs you' }).click()
  await sheet.getByRole('button', { name: 'Send mine anyway' }).click()
  await expect.poll(() => doneBy(other), { timeout: 10_000 }).toEqual(['ON_THE_WAY'])
  await page.getByRole('button', { name: /needs you|waiting/ }).waitFor({ state: 'detached' })
})

test(
  'a technician works a visit with one thumb: each step within two taps, from the day to its end',
  { timeout: 60_000 },
  async (context) => {
    const job = await book('Thermostat', '23:50', '23:58')
    const { page } = await product.arrive('phone', context)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/login')
    await giveCredentials(page, 'staff')
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    await expectGoodLooks(page, 'the day of a technician')
    await page.setViewportSize({ width: 360, height: 740 })
    // From the day it takes one tap more than where the visit is the next one.
    await openJob(page, job, 'Thermostat')
    for (const name of ['On the way', 'Reached', 'Start']) {
      const step = page.getByRole('button', { name, exact: true })
      expect((await step.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await step.tap()
      await step.waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Finish', exact: true }).tap()
    await page.getByRole('dialog').getByLabel('Work done').fill('Done')
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).tap()
    await expect.poll(() => doneBy(job)).toEqual(['ON_THE_WAY', 'REACHED', 'STARTED', 'COMPLETED: Done'])
    await page.goto('/')
    const small = await page
      .locator('main')
      .locator('a, button')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
      )
    expect(small).toEqual([])
  },
)

test(
  'what waits is in both tabs of a browser, and is sent once and in order when the network is back',
  { timeout: 60_000 },
  async (context) => {
    const job = await book('Two tabs', '22:40', '22:50')
    const { page: one, context: browser, provoke } = await product.arrive('phone', context)
    provoke('no connection')
    await one.goto('/login')
    await giveCredentials(one, 'staff')
    await one.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    const other = await browser.newPage()
    const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    const waiting = (page: Page, count: number) => page.getByRole('button', { name: `${count} waiting` })
    for (const page of [one, other]) {
      await page.goto(`/jobs/${job.id}`)
      await step(page, 'On the way').waitFor()
    }
    await browser.route('**/graphql', (route) => route.abort())
    await step(one, 'On the way').tap()
    await waiting(one, 1).waitFor()
    await waiting(other, 1).waitFor()
    await step(other, 'Reached').tap()
    for (const page of [one, other]) await waiting(page, 2).waitFor()
    await browser.unroute('**/graphql')
    // Both begin to send in the same moment.
    await Promise.all([one, other].map((page) => page.evaluate(() => window.dispatchEvent(new Event('online')))))
    await expect.poll(() => doneBy(job), { timeout: 20_000 }).toEqual(['ON_THE_WAY', 'REACHED'])
    for (const page of [one, other]) await page.getByRole('button', { name: /waiting|needs you/ }).waitFor({ state: 'detached' })
    expect(await doneBy(job)).toEqual(['ON_THE_WAY', 'REACHED'])
  },
)

test('whoever loses the network seconds after the first day stands adds a note all the same, loads the page anew, and it is sent later', async (context) => {
  const job = await book('Lost in the cellar', '22:20', '22:30')
  const { page, context: browser, provoke } = await product.arrive('phone', context, 'allow')
  provoke('no connection')
  await page.goto('/login')
  await giveCredentials(page, 'staff')
  await page
    .getByRole('link', { name: /Lost in the cellar/ })
    .first()
    .waitFor()
  await page.waitForTimeout(3000)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await browser.setOffline(true)
  await page.getByText('Can’t reach the server. Trying again…').waitFor()
  await openJob(page, job, 'Lost in the cellar')
  await page.getByLabel('New note').fill('No light down here')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('button', { name: '1 waiting' }).waitFor()
  await page.goto('/')
  await page
    .getByRole('link', { name: /Lost in the cellar/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: '1 waiting' }).waitFor()
  await browser.setOffline(false)
  await expect.poll(() => doneBy(job), { timeout: 20_000 }).toEqual(['No light down here'])
})
