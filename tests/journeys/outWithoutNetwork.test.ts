import { addDays, instantOf, wallTimeOf } from '@callout/contracts/time'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { interactionCounts } from '@callout/contracts/interactionCounts'
import { expectGoodLooks } from './looks.ts'
import { actOnVisit, askAsOwner, type BookedVisit, bookVisit, companyToday, MARCUS } from './people/bookVisit.ts'
import { Hand } from './people/Hand.ts'
import { ownBrowser } from './people/ownBrowser.ts'
import { giveCredentials } from './people/signIn.ts'
import { untilCached } from './people/untilCached.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny', true)
const today = companyToday()
const photo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The last noon that is over for longer than the journey takes: a phone whose clock is ahead of the server’s is put right. */
const NOON = ((): number => {
  const ofToday = instantOf(today, '12:00', 'America/Chicago')
  return ofToday + 3600 < Date.now() / 1000 ? ofToday : instantOf(addDays(today, -1), '12:00', 'America/Chicago')
})()
const noonDay = wallTimeOf(NOON, 'America/Chicago').date

const asOwner = <Data>(query: string, variables?: Record<string, unknown>): Promise<Data> => askAsOwner(product.stack, query, variables)

/** A visit for Marcus. */
const book = (title: string, startTime: string, endTime: string, day = today): Promise<BookedVisit> =>
  bookVisit(product.stack, { title, day, startTime, endTime, staffIds: [MARCUS] })

const act = (job: BookedVisit, action: string, more?: object) => actOnVisit(product.stack, job, action, more)

interface Entry {
  readonly status: string | null
  readonly note: string | null
  readonly createdAt: number
  readonly actor: { readonly id: string }
}

/** What Marcus has done to a job, the earliest first. */
async function entriesOf({ id }: BookedVisit): Promise<Entry[]> {
  const { jobHistory } = await asOwner<{ jobHistory: { items: Entry[] } }>(
    'query ($id: ID!) { jobHistory(jobId: $id, perPage: 50) { items { status note createdAt actor { id } } } }',
    { id },
  )
  return jobHistory.items.filter(({ actor }) => actor.id === MARCUS).toReversed()
}

const getText = ({ status, note }: Entry): string => [status, note].filter(Boolean).join(': ')
const doneBy = async (job: BookedVisit): Promise<string[]> => (await entriesOf(job)).map(getText)

/** The same with the minutes after noon, for what was done while the clock stood at them. */
const doneAt = async (job: BookedVisit): Promise<string[]> =>
  (await entriesOf(job)).map((entry) => `${Math.floor((entry.createdAt - NOON) / 60)} ${getText(entry)}`)

const openJob = async (page: Page, { jobNumber }: BookedVisit, title: string): Promise<void> => {
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: new RegExp(jobNumber) }).waitFor()
}

test(
  'half an hour without network: nothing is lost or repeated, and each step has the minute in which it was taken',
  { timeout: 900_000 },
  async () => {
    await product.stack.control('POST', '/clock', { now: NOON, frozen: true })
    const [one, other] = [await book('Leaking valve', '13:10', '13:20', noonDay), await book('Filter change', '13:30', '13:40', noonDay)]
    await act(one, 'REACHED')
    const phone = await ownBrowser()
    onTestFinished(() => phone.forget())
    let shown = NOON
    /** The phone shows so many minutes after noon. */
    const passes = (minutes: number): Promise<void> => {
      shown = NOON + minutes * 60
      return page.clock.setFixedTime(shown * 1000)
    }
    /** The gateway's clock is the phone's. */
    const open = async (isAway = false): Promise<Page> => {
      const opened = await phone.open(isAway)
      await opened.route('**/graphql', async (route) => {
        const response = await route.fetch().catch(() => null)
        const headers = { ...response?.headers(), date: new Date(shown * 1000).toUTCString() }
        await (response ? route.fulfill({ response, headers }) : route.abort('connectionrefused'))
      })
      return opened
    }
    let page = await open()
    await passes(0)
    await page.goto(`${product.stack.url}/login`)
    await giveCredentials(page, 'staff')
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    await page.goto(`${product.stack.url}/`)
    await untilCached(
      page,
      [one, other].map(({ id }) => `Job/{"id":"${id}"}`),
    )
    await phone.close()

    await product.stack.killGateway()
    page = await open(true)
    await passes(1)
    await page.goto(`${product.stack.url}/jobs/${one.id}`)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('button', { name: '1 waiting' }).waitFor()
    await passes(9)
    await page.getByLabel('New note').fill('The valve is older than the house')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('button', { name: '2 waiting' }).waitFor()
    await phone.kill()

    page = await open(true)
    await passes(20)
    await page.goto(`${product.stack.url}/jobs/${one.id}`)
    await page.getByRole('button', { name: '2 waiting' }).waitFor()
    await page.getByLabel('Files to add').setInputFiles({ name: 'valve.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') })
    await page.getByRole('button', { name: '3 waiting' }).waitFor()
    await passes(28)
    await page.getByRole('button', { name: 'Finish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Work done').fill('New valve')
    await dialog.getByRole('button', { name: 'Finish', exact: true }).click()
    await page.getByRole('button', { name: '4 waiting' }).waitFor()
    await passes(30)
    await page.goto(`${product.stack.url}/jobs/${other.id}`)
    await page.getByRole('button', { name: 'On the way', exact: true }).click()
    await page.getByRole('button', { name: '5 waiting' }).waitFor()
    await phone.kill()

    await product.stack.startGateway()
    await product.stack.control('POST', '/clock', { now: NOON + 32 * 60, frozen: true })
    await act(other, 'RESCHEDULE', { date: noonDay, startTime: '13:45', endTime: '13:55', allowClash: true })
    page = await open()
    await passes(33)
    await page.goto(`${product.stack.url}/`)
    await page.getByRole('button', { name: '1 needs you' }).click()
    expect(await doneAt(one)).toEqual(['1 STARTED', '9 The valve is older than the house', '20 Photo', '28 COMPLETED: New valve'])
    expect(await doneBy(other)).toEqual([])
    const sheet = page.getByRole('dialog', { name: 'Waiting to send' })
    for (const time of [/1:45/, /1:30/]) await sheet.getByText(time).first().waitFor()
    await sheet.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Keep for my next sign-in' }).click()
    await page.waitForURL('**/login')
    await giveCredentials(page, 'staff')
    await page.getByRole('button', { name: '1 needs you' }).click()
    await sheet.getByRole('button', { name: 'Send mine anyway' }).click()
    await expect.poll(() => doneAt(other)).toEqual(['30 ON_THE_WAY'])
    await page.getByRole('button', { name: /needs you|waiting/ }).waitFor({ state: 'detached' })
    await product.stack.control('POST', '/clock', { now: Math.floor(Date.now() / 1000), frozen: false })
  },
)

/** What can be pressed and is lower than a thumb needs; a field with a label of its own is pressed there, too. */
const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator('main, [role="dialog"]')
    .locator('a, button')
    .evaluateAll((all) =>
      all.filter((item) => item.checkVisibility() && item.getBoundingClientRect().height < 44).map((item) => item.outerHTML),
    )

test(
  'a technician works a visit with one thumb: each step within two taps, from the day to its end',
  { timeout: 900_000, tags: 'nightly' },
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
    const taps: number[] = [1]
    await openJob(page, job, 'Thermostat')
    for (const name of ['On the way', 'Reached', 'Start']) {
      const step = page.getByRole('button', { name, exact: true })
      expect((await step.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      const hand = new Hand()
      await hand.tap(step)
      // It asks whether the customer is notified.
      if (name === 'On the way') {
        await hand.tap(page.getByRole('dialog').getByRole('button', { name, exact: true }))
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      }
      await step.waitFor({ state: 'detached' })
      taps.push(hand.clicks)
    }
    const hand = new Hand()
    await hand.tap(page.getByRole('button', { name: 'Finish', exact: true }))
    await page.getByRole('dialog').getByLabel('Work done').fill('Done')
    expect(await smallTargets(page)).toEqual([])
    await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }))
    expect([...taps, hand.clicks]).toEqual([1, 2, 1, 1, 2])
    expect(Math.max(...taps, hand.clicks)).toBeLessThanOrEqual(interactionCounts.visitStep)
    await expect.poll(() => doneBy(job)).toEqual(['ON_THE_WAY', 'REACHED', 'STARTED', 'COMPLETED: Done'])
    expect(await smallTargets(page)).toEqual([])
    await page.goto('/')
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    expect(await smallTargets(page)).toEqual([])
  },
)

test(
  'what waits is in both tabs of a browser, and is sent once and in order when the network is back',
  { tags: 'nightly', timeout: 900_000 },
  async (context) => {
    const job = await book('Two tabs', '22:40', '22:50')
    const { page: one, context: browser, provoke } = await product.arrive('phone', context)
    provoke('no connection')
    await one.goto('/login')
    await giveCredentials(one, 'staff')
    await one.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    const item = await browser.newPage()
    const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    const waiting = (page: Page, count: number) => page.getByRole('button', { name: `${count} waiting` })
    for (const page of [one, item]) {
      await page.goto(`/jobs/${job.id}`)
      await step(page, 'On the way').waitFor()
    }
    await browser.route('**/graphql', (route) => route.abort())
    await step(one, 'On the way').tap()
    await waiting(one, 1).waitFor()
    await waiting(item, 1).waitFor()
    await step(item, 'Reached').tap()
    for (const page of [one, item]) await waiting(page, 2).waitFor()
    await browser.unroute('**/graphql')
    // Both begin to send in the same moment.
    await Promise.all([one, item].map((page) => page.evaluate(() => window.dispatchEvent(new Event('online')))))
    await expect.poll(() => doneBy(job)).toEqual(['ON_THE_WAY', 'REACHED'])
    for (const page of [one, item]) await page.getByRole('button', { name: /waiting|needs you/ }).waitFor({ state: 'detached' })
    expect(await doneBy(job)).toEqual(['ON_THE_WAY', 'REACHED'])
  },
)

test(
  'losing the network seconds after the first day is loaded: a note is added, the page reloaded, and the note is sent later',
  { tags: 'nightly' },
  async (context) => {
    const job = await book('Lost in the cellar', '22:20', '22:30')
    const { page, context: browser, provoke } = await product.arrive('phone', context, 'with workers')
    provoke('no connection')
    // The last visit of the day is the last one that the device asks for: on a busy machine that takes as long as it takes.
    const lastAnswer = page.waitForResponse((response) => {
      const sent = response.url().endsWith('/graphql') ? (response.request().postData() ?? '') : ''
      return sent.includes('"operationName":"JobHistory"') && sent.includes(`"jobId":"${job.id}"`)
    })
    await page.goto('/login')
    await giveCredentials(page, 'staff')
    await page
      .getByRole('link', { name: /Lost in the cellar/ })
      .first()
      .waitFor()
    await lastAnswer
    await page.waitForTimeout(3000)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await browser.setOffline(true)
    await page.getByText('You’re offline', { exact: true }).waitFor()
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
    await expect.poll(() => doneBy(job)).toEqual(['No light down here'])
  },
)
