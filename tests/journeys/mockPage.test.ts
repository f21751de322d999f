import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openProfile, sharedBrowser } from './browser.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

async function openPage() {
  const visitor = await openProfile(await sharedBrowser(), product.stack.mockUrl, 'desktop', 'block')
  onTestFinished(async ({ task }) => {
    await visitor.recording.saveIfFailed(task)
    await visitor.context.close()
  })
  await visitor.page.goto(`${product.stack.mockUrl}/`)
  return visitor
}
const violationsOf = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations

const open = async (page: Page, section: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).press('Enter')
  await page.getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor()
}
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
const lastCall = (page: Page) => page.getByRole('contentinfo', { name: 'Last call' })

test('a developer drives the mock from its page', async () => {
  const { page, complaints } = await openPage()
  const { stack } = product
  await page.getByText('owner@demo.test').waitFor()
  expect(await violationsOf(page)).toEqual([])

  const now = async (): Promise<number> => ((await stack.control('GET', '/clock')) as { now: number }).now
  const before = await now()
  await open(page, 'Clock')
  await button(page, '+8 days').press('Enter')
  await lastCall(page)
    .getByText(/curl -X POST .*\/control\/clock.*"advance":"8d"/)
    .waitFor()
  await expect.poll(now).toBeGreaterThanOrEqual(before + 8 * 86_400)

  await open(page, 'Faults')
  const faults = page.getByRole('main')
  await faults.getByLabel('Path').fill('/jobz')
  await button(page, 'Add fault').click()
  await lastCall(page)
    .getByText(/no endpoint has \/jobz/)
    .waitFor()
  await faults.getByLabel('Path').fill('/countries')
  await button(page, 'Add fault').click()
  await faults.getByText('"path":"/countries"').waitFor()
  const headers = { 'x-fc-app-platform': '2' }
  expect((await fetch(`${stack.mockUrl}/api/v1/countries`, { headers })).status).toBe(503)
  const log = page.getByRole('complementary', { name: 'Log and outbox' })
  await log.getByRole('button', { name: /\/countries.*503/ }).press('Enter')
  await log.getByRole('region', { name: 'Reply' }).getByText('"responseCode": 503').waitFor()
  await log.getByLabel('Search log and outbox').fill('/states')
  await log.getByText('No calls match').waitFor()
  await button(page, /Remove fault/).click()
  await faults.getByText('No faults').waitFor()

  await open(page, 'API')
  let answerFirst: (() => void) | undefined
  await page.route('**/control/tokens', async (route) => {
    if (answerFirst) await page.waitForTimeout(500)
    else await new Promise<void>((go) => void (answerFirst = go))
    await route.continue()
  })
  await page.getByRole('link', { name: 'GET /taxes listTaxes' }).press('Enter')
  const callAs = page.getByLabel('Call as')
  await callAs.selectOption('admin@demo.test')
  await callAs.selectOption('owner@demo.test')
  await button(page, 'Send').press('Enter')
  await page
    .getByRole('region', { name: 'Reply of the call' })
    .getByText(/"responseCode": 200/)
    .waitFor()
  const late = page.waitForResponse('**/control/tokens')
  answerFirst?.()
  await late
  await page.waitForTimeout(300)
  expect(await callAs.inputValue()).toBe('owner@demo.test')
  expect(await page.getByRole('link', { name: 'Open GraphiQL' }).getAttribute('href')).toMatch(/\/graphiql#token=.+/)

  await open(page, 'Snapshots')
  await page.getByLabel('Name').fill('morning')
  await button(page, 'Save snapshot').click()
  await button(page, 'Load morning').waitFor()

  await open(page, 'Scenarios')
  await button(page, 'Start trial-ended in a session').click()
  await expect.poll(() => page.getByLabel('Session', { exact: true }).inputValue()).not.toBe('')
  await open(page, 'Snapshots')
  await button(page, 'Load morning').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOf(page)).toEqual([])
  // The refused fault, and the broken read.
  expect(complaints.filter((complaint) => !/status of (400|503)/.test(complaint))).toEqual([])
})

test('a record is changed, refused, added, deleted and restored, and open clients follow', { tags: 'nightly' }, async () => {
  const { page, context, complaints } = await openPage()
  const { stack } = product
  const jobs = (await stack.control('GET', '/records/jobs?filter=company_id=1&limit=1')) as { records: { id: number; title: string }[] }
  const { id = 0, title = '' } = jobs.records[0] ?? {}
  const [client] = await Promise.all([context.waitForEvent('page'), button(page, 'Open as Rachel Whitfield').click()])
  await client.waitForURL((url) => url.pathname === '/')
  await client.goto(`${stack.url}/jobs/${id}`)
  await client.getByText(title).first().waitFor()

  await open(page, 'Data')
  await page.getByLabel('Search records').fill(title)
  await page.getByRole('link', { name: String(id), exact: true }).press('Enter')
  await page.getByLabel('title', { exact: true }).fill('Renamed in the mock')
  await button(page, 'Save record').press('Enter')
  await page.getByText(`jobs ${id} saved`).waitFor()
  await client.getByText('Renamed in the mock').first().waitFor({ timeout: 5000 })

  await page.getByLabel('customer_id').fill('99999')
  await button(page, 'Save record').press('Enter')
  await lastCall(page).getByText(`jobs ${id}: customer_id: there’s no record 99999 in customers.`).waitFor()
  await button(page, 'Undo').click()
  await client.getByText(title).first().waitFor({ timeout: 5000 })

  await page.goto(`${stack.mockUrl}/#data/taxes/new`)
  await page.getByLabel('name', { exact: true }).fill('Added in the mock')
  await button(page, 'Add record').click()
  await page.getByRole('cell', { name: 'Added in the mock' }).waitFor()
  await page
    .getByRole('row', { name: /Added in the mock/ })
    .getByRole('link')
    .click()
  await page.getByRole('tab', { name: 'Related' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^companies \d+$/ })
    .waitFor()
  await button(page, 'Delete record').click()
  await page.getByText(/^taxes \d+ deleted$/).waitFor()
  await button(page, 'Undo').click()
  await page.getByRole('cell', { name: 'Added in the mock' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  // The refused change, and the related records of the deleted one.
  expect(complaints.filter((complaint) => !/status of (400|404)/.test(complaint))).toEqual([])
})

test('opens the client signed in: a user in each tab, and a scenario in its session', { tags: 'nightly' }, async () => {
  const { context, page, complaints } = await openPage()
  const { stack } = product
  const openAs = async (label: string) => {
    const [client] = await Promise.all([context.waitForEvent('page'), button(page, label).click()])
    await client.waitForURL((url) => url.pathname === '/' && url.origin === stack.url)
    return client
  }
  const seeUser = (client: Page, name: RegExp) => client.getByRole('button', { name }).first().waitFor()
  const office = await openAs('Open as Rachel Whitfield')
  await seeUser(office, /Rachel/)
  expect(office.url()).not.toMatch(/login_hint|code=/)
  const phone = await openAs('Open as Marcus Bell')
  await seeUser(phone, /Marcus/)
  await office.reload()
  await seeUser(office, /Rachel/)

  await open(page, 'Scenarios')
  const ownPage = await openAs('Start trial-ended in a session')
  await ownPage
    .getByText(/Trial ended/)
    .first()
    .waitFor()
  await office.reload()
  await seeUser(office, /Rachel/)
  expect(await office.getByText(/Trial ended/).count()).toBe(0)

  await page.goto(`${stack.mockUrl}/?scenario=trial-endet`)
  await page.getByRole('alert').getByText('There’s no scenario trial-endet. The nearest is trial-ended.').waitFor()
  await page.goto(`${stack.url}/?scenario=trial-ended`)
  await page.waitForURL((url) => url.origin === stack.url && !/login|party-return/.test(url.pathname))
  await page
    .getByText(/Trial ended/)
    .first()
    .waitFor()
  expect(complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([])
})
