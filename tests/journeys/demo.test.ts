import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openProfile, sharedBrowser, widths } from './browser.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

/** What docs/demo.md prints in bold, in its order. */
const labels = [...readFileSync('docs/demo.md', 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].map(([, label]) => label)

const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'America/Chicago' }).format(seconds * 1000)

test('the demo of docs/demo.md works as written', async () => {
  const { page, context, complaints, recording } = await openProfile(await sharedBrowser(), product.stack.mockUrl, 'desktop', 'block')
  onTestFinished(async ({ task }) => {
    await recording.saveIfFailed(task)
    await context.close()
  })
  const used: string[] = []
  /** The next label of the document. */
  const getMessage = (label: string): string => {
    used.push(label)
    return label
  }
  const press = (label: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: getMessage(label), exact: true })
      .click()
  const open = (section: string) =>
    page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: getMessage(section) })
      .click()
  const pressAndFollow = async (label: string) => (await Promise.all([context.waitForEvent('page'), press(label)]))[0]
  await page.goto(`${product.stack.mockUrl}/`)

  await open('Scenarios')
  const office = await pressAndFollow('Start busy-day in a session')
  await office.getByRole('button', { name: /Daniel/ }).waitFor()
  const session = await page.getByLabel('Session', { exact: true }).inputValue()
  const now = async (): Promise<number> => {
    const reply = await fetch(`${product.stack.mockUrl}/control/clock`, { headers: { 'x-mock-session': session } })
    return ((await reply.json()) as { now: number }).now
  }
  await open('Users')
  const phone = await pressAndFollow('Open as Marcus Bell')
  await phone.setViewportSize(widths.phone)
  const [number = ''] =
    /J-\d+/.exec(
      (await phone
        .getByText(/ · J-\d+$/)
        .first()
        .textContent()) ?? '',
    ) ?? []
  await office.getByRole('link', { name: number, exact: true }).first().click()
  await phone.getByRole('button', { name: `${getMessage('Finish')} ${number}` }).click()
  await phone.getByRole('dialog').getByLabel(getMessage('Work done')).fill('Replaced the blower belt.')
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: getMessage('Finish'), exact: true })
    .click()
  await office.getByRole('main').getByText(getMessage('Completed'), { exact: true }).first().waitFor({ timeout: 5000 })
  const log = page.getByRole('complementary', { name: 'Log and outbox' })
  await log.getByLabel('Search log and outbox').fill('manage')
  await log
    .getByRole('button', { name: /manage/ })
    .first()
    .click()
  await log.getByRole('link', { name: /^jobs \d+ changed$/ }).waitFor()

  await open('Faults')
  await page.getByLabel('Path').fill('/jobs/job_listing')
  await press('Add fault')
  await page.getByRole('main').getByText('"path":"/jobs/job_listing"').waitFor()
  await office
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: getMessage('Jobs'), exact: true })
    .click()
  const again = office.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await press('Remove all faults')
  await page.getByText('No faults').waitFor()
  getMessage('Try again')
  await again.click()
  await office.getByRole('main').getByRole('link', { name: /J-\d+/ }).first().waitFor()

  await open('Snapshots')
  await page.getByLabel('Name').fill('before')
  await press('Save snapshot')
  await page.getByRole('button', { name: 'Load before', exact: true }).waitFor()
  await open('Clock')
  const before = await now()
  await press('+8 days')
  await expect.poll(now).toBeGreaterThanOrEqual(before + 8 * 86_400)
  await office.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today', exact: true }).click()
  for (const tab of [office, phone])
    await tab
      .getByText(dayOf(before + 8 * 86_400))
      .first()
      .waitFor()

  await open('Snapshots')
  await press('Load before')
  await expect.poll(now).toBeLessThan(before + 86_400)
  await office.reload()
  await office.getByText(dayOf(before)).first().waitFor()
  await open('Sessions')
  getMessage('End')
  await page.getByRole('button', { name: `End ${session}` }).click()
  await page.getByText('No sessions').waitFor()
  expect(used).toEqual(labels)
  expect(complaints.filter((complaint) => !/status of (400|404|503)/.test(complaint))).toEqual([])
})
