import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { openProfile, sharedBrowser } from './browser.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

test('a developer drives the mock from its page', async ({ onTestFinished }) => {
  const { context, page, complaints, recording } = await openProfile(await sharedBrowser(), product.stack.mockUrl, 'desktop', 'block')
  onTestFinished(async ({ task }) => {
    await recording.saveIfFailed(task)
    await context.close()
  })
  await page.goto(`${product.stack.mockUrl}/`)
  const seen = (text: string | RegExp) => page.getByText(text).first().waitFor()
  await seen('owner@demo.test')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const now = async (): Promise<number> => ((await product.stack.control('GET', '/clock')) as { now: number }).now
  const before = await now()
  await page.getByRole('button', { name: '+8 days' }).press('Enter')
  await seen(/curl -X POST .*\/control\/clock.*"advance":"8d"/)
  await expect.poll(now).toBeGreaterThanOrEqual(before + 8 * 86_400)

  const faults = page.getByRole('region', { name: 'Faults' })
  await faults.getByLabel('Path').fill('/jobz')
  await faults.getByRole('button', { name: 'Add fault' }).click()
  await seen(/no endpoint has \/jobz/)
  await faults.getByLabel('Path').fill('/countries')
  await faults.getByRole('button', { name: 'Add fault' }).click()
  await faults.getByText('"path":"/countries"').waitFor()
  const statusOfCountries = async (): Promise<number> =>
    (await fetch(`${product.stack.mockUrl}/api/v1/countries`, { headers: { 'x-fc-app-platform': '2' } })).status
  expect(await statusOfCountries()).toBe(503)
  const log = page.getByRole('region', { name: 'Request log' })
  await log.getByText('/api/v1/countries').first().click()
  await log.getByText('"http_status": 503').waitFor()
  await faults.getByRole('button', { name: /Remove fault/ }).click()
  await faults.getByText('No faults.').waitFor()

  const snapshots = page.getByRole('region', { name: 'Snapshots' })
  await snapshots.getByLabel('Name').first().fill('morning')
  await snapshots.getByRole('button', { name: 'Save snapshot' }).click()
  await snapshots.getByRole('button', { name: 'Load morning' }).waitFor()

  const data = page.getByRole('region', { name: 'Data' })
  await data.getByLabel('Collection').selectOption('companies')
  await data.getByRole('button', { name: 'Show records' }).click()
  await data.getByText(/^1 /).click()
  const record = data.getByLabel('Record 1 of companies')
  const text = await record.inputValue()
  await record.fill(text.replace(/"name": "[^"]*"/, '"name": 7'))
  await data.getByRole('button', { name: 'Save record 1' }).click()
  await seen('companies 1: name must be a text.')
  await record.fill(text.replace(/"name": "[^"]*"/, '"name": "Edited by hand"'))
  await data.getByRole('button', { name: 'Save record 1' }).click()
  await expect
    .poll(async () => ((await product.stack.control('GET', '/records/companies/1')) as { name: string }).name)
    .toBe('Edited by hand')

  await page.getByRole('button', { name: 'Start trial-ended in a session' }).click()
  await expect.poll(() => page.getByLabel('Session').first().inputValue()).not.toBe('')
  await snapshots.getByRole('button', { name: 'Load morning' }).click()
  await snapshots.getByRole('button', { name: 'Reset to the demo data' }).click()
  expect(((await product.stack.control('GET', '/records/companies/1')) as { name: string }).name).toBe('Edited by hand')

  await page.emulateMedia({ colorScheme: 'dark' })
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  // The refused fault and record, and the broken read.
  expect(complaints.filter((complaint) => !/status of (400|503)/.test(complaint))).toEqual([])
})

test('opens the client signed in, on the shared data and in a session', async ({ onTestFinished }) => {
  const { context, page, complaints, recording } = await openProfile(await sharedBrowser(), product.stack.mockUrl, 'desktop', 'block')
  onTestFinished(async ({ task }) => {
    await recording.saveIfFailed(task)
    await context.close()
  })
  const openAs = async (label: string, path = '/') => {
    const [client] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: label }).click()])
    await client.waitForURL((url) => url.pathname === path && url.origin === product.stack.url)
    return client
  }
  await page.goto(`${product.stack.mockUrl}/`)
  const shared = await openAs('Open as Rachel')
  await shared
    .getByRole('button', { name: /Rachel/ })
    .first()
    .waitFor()
  expect(shared.url()).not.toMatch(/login_hint|code=/)

  const asked = await openAs('Open as Marcus', '/login')
  await asked.getByText('You are Rachel Whitfield. Continue as Marcus Bell?').waitFor()
  await asked.getByRole('button', { name: 'Continue as Marcus Bell' }).click()
  await asked
    .getByRole('button', { name: /Marcus/ })
    .first()
    .waitFor()
  await asked.close()

  const own = await openAs('Start trial-ended in a session')
  expect(await page.getByLabel('Session').first().inputValue()).not.toBe('')
  await own
    .getByText(/Trial ended/)
    .first()
    .waitFor()
  // Tabs on the shared data have one user.
  await shared.reload()
  await shared
    .getByRole('button', { name: /Marcus/ })
    .first()
    .waitFor()
  expect(await shared.getByText(/Trial ended/).count()).toBe(0)

  await page.goto(`${product.stack.mockUrl}/?scenario=trial-endet`)
  await page.getByText('There’s no scenario trial-endet. The nearest is trial-ended.').first().waitFor()
  await page.goto(`${product.stack.url}/?scenario=trial-ended`)
  await page.waitForURL((url) => url.origin === product.stack.url && !/login|party-return/.test(url.pathname))
  await page
    .getByText(/Trial ended/)
    .first()
    .waitFor()
  expect(complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([])
})
