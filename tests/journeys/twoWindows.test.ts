import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addLine, field, saveButton, seeForm, seeJob, weekdayFrom, written } from './people/bookJob.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')
const FRESH_MS = 5000

interface FoundJob {
  readonly id: string
  readonly jobNumber: string
  readonly lockVersion: number
}

/** A job that can still be planned, with one visit. */
async function openJob(place: number): Promise<FoundJob> {
  const query = '{ jobs(input: { statuses: [ASSIGNED], perPage: 20 }) { items { id jobNumber lockVersion visitsTotal } } }'
  const { data } = await product.stack.ask<{ jobs: { items: (FoundJob & { visitsTotal: number })[] } }>(
    query,
    {},
    await product.stack.signIn('owner'),
  )
  const job = data?.jobs.items.filter(({ visitsTotal }) => visitsTotal === 1)[place]
  if (!job) throw new Error('No job is assigned.')
  return job
}

async function openEdit(page: Page, { id }: FoundJob): Promise<void> {
  await page.goto(`/jobs/${id}/edit`)
  await seeForm(page, 'Edit job')
}

async function save(page: Page): Promise<void> {
  await saveButton(page, 'Review changes').click()
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
  await dialog.getByRole('checkbox', { name: /I’ve reviewed these changes/ }).check()
  await dialog.getByRole('button', { name: /^Save/ }).click()
}

test('the second of two people editing a job sees what changed, loses no input, and saves after choosing', async () => {
  const [{ page: first }, { page: second }] = [await product.arrive(), await product.arrive()]
  const job = await openJob(0)
  await Promise.all([storeSession(first, 'admin'), storeSession(second, 'owner')])
  await Promise.all([openEdit(first, job), openEdit(second, job)])

  await field(first, 'Title').fill('Boiler check')
  await field(first, 'Internal notes').fill('Gate code 4711')
  await save(first)
  await seeJob(first)

  await field(second, 'Title').fill('Boiler swap')
  await field(second, 'Description').fill('The old one leaks at the valve.')
  await addLine(second, 'Two spare valves')
  await second.getByLabel('Unit price of Two spare valves').fill('19.99')
  await saveButton(second, 'Review changes').click()
  const question = second.getByRole('dialog', { name: /^Daniel Okafor changed this job/ })
  await question.waitFor()
  await question.getByText('Gate code 4711').waitFor()
  expect(await question.getByRole('radio', { name: 'Yours: Boiler swap' }).isChecked()).toBe(true)
  await question.getByRole('radio', { name: 'Daniel Okafor: Boiler check' }).check()
  await question.getByRole('button', { name: 'Continue with this version' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await field(second, 'Title').inputValue()).toBe('Boiler check')
  expect(await field(second, 'Description').inputValue()).toBe('The old one leaks at the valve.')
  expect(await field(second, 'Internal notes').inputValue()).toBe('Gate code 4711')
  expect(await second.getByLabel('Unit price of Two spare valves').inputValue()).toBe('19.99')

  await save(second)
  await seeJob(second)
  const { data } = await product.stack.ask<{ job: object }>(
    'query ($id: ID!) { job(id: $id) { title description notes lockVersion lineItems { name amount } } }',
    { id: job.id },
    await product.stack.signIn('owner'),
  )
  expect(data?.job).toMatchObject({
    title: 'Boiler check',
    description: 'The old one leaks at the valve.',
    notes: 'Gate code 4711',
    lineItems: expect.arrayContaining([{ name: 'Two spare valves', amount: 19.99 }]),
  })
})

/** Moves the visit of the open job page to a day, from 1:05 to 2:20 PM. */
async function reschedule(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: 'Reschedule', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Date', exact: true }).fill(day)
  await dialog.getByRole('combobox', { name: 'Start' }).fill('13:05')
  await dialog.getByRole('combobox', { name: 'End' }).fill('14:20')
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The windows of a browser hear of changes from the moment on in which one of them is connected, whichever that is. */
const connected = (browser: BrowserContext): Promise<unknown> =>
  browser.waitForEvent('response', (response) => new URL(response.url()).pathname === '/events' && response.ok())

test(
  'a change shows in the other windows within five seconds and without a reload: made in a window, and past the gateway',
  { tags: 'nightly' },
  async () => {
    const [{ page: first }, second] = [await product.arrive(), await product.arrive()]
    const { id, jobNumber } = await openJob(1)
    const day = weekdayFrom(40, 3)
    await Promise.all([storeSession(first, 'admin'), storeSession(second.page, 'owner')])
    const list = await second.context.newPage()
    const isConnected = connected(second.context)
    await Promise.all([first.goto(`/jobs/${id}`), second.page.goto(`/jobs/${id}`), list.goto(`/jobs?q=${jobNumber}`)])
    const places = [
      second.page.getByRole('region', { name: 'Visit', exact: true }),
      list.getByRole('row', { name: new RegExp(jobNumber) }),
    ] as const
    for (const place of places) await place.waitFor()
    await isConnected
    for (const place of places) expect(await place.getByText('1:05 – 2:20 PM').count()).toBe(0)
    await reschedule(first, day)
    for (const place of places) {
      await place.getByText(written(day)).waitFor({ timeout: FRESH_MS })
      await place.getByText('1:05 – 2:20 PM').waitFor({ timeout: FRESH_MS })
    }

    const token = await product.stack.signIn('owner')
    const { data } = await product.stack.ask<{ job: { lockVersion: number } }>(
      'query ($id: ID!) { job(id: $id) { lockVersion } }',
      { id },
      token,
    )
    const slot = { date: day, start_time: '15:10', end_time: '16:25' }
    await product.stack.rest(
      'POST',
      '/jobs/manage_job',
      { job_id: Number(id), lock_version: data?.job.lockVersion, action: 'reschedule', ...slot },
      token,
    )
    for (const place of places) await place.getByText('3:10 – 4:25 PM').waitFor({ timeout: FRESH_MS })
  },
)
