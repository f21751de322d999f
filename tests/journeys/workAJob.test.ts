import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CountingHand } from './people/CountingHand.ts'
import { workAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('demo')

async function listAs(page: Page, name: string): Promise<Page> {
  await workAs(page, name)
  await page.getByRole('row').nth(1).waitFor()
  return page
}

const countOn = async (page: Page, tab: string): Promise<number> => {
  const text = await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).innerText()
  return Number(text.replace(/\D/g, ''))
}

/** Searches, and waits until the rows are those of the search. */
const search = async (page: Page, text: string): Promise<void> => {
  const answered = page.waitForResponse(
    (response) => response.request().postDataBuffer()?.toString().includes(`"search":"${text}"`) ?? false,
  )
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(text)
  await page.keyboard.press('Enter')
  await answered
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
}

interface FoundJob {
  readonly id: string
  readonly jobNumber: string
  readonly customer: { readonly name: string }
}

/** A job with one visit and this status, from the gateway. */
async function jobWith(status: string): Promise<FoundJob> {
  const query =
    'query ($s: [JobStatus!]) { jobs(input: { statuses: $s, perPage: 50 }) { items { id jobNumber customer { name } visitsTotal } } }'
  const { data } = await product.stack.ask<{ jobs: { items: (FoundJob & { readonly visitsTotal: number })[] } }>(
    query,
    { s: [status] },
    await product.stack.signIn('owner'),
  )
  const job = data?.jobs.items.find(({ visitsTotal }) => visitsTotal === 1)
  if (!job) throw new Error(`No job is ${status}.`)
  return job
}

/** Takes the offer of Undo away before its 10 seconds are over. */
const closeToast = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'close' })
    .first()
    .click()

test('the owner sees 5,000 jobs, and the tabs add up', { tags: 'nightly' }, async () => {
  const page = await listAs((await product.arrive()).page, 'owner')
  const [all, active, pending, completed] = [
    await countOn(page, 'All Visits'),
    await countOn(page, 'Active'),
    await countOn(page, 'Pending'),
    await countOn(page, 'Completed'),
  ]
  expect(all).toBe(5000)
  expect(active + pending + completed).toBe(all)
  // Before the day begins nothing is active.
  await page.getByRole('tab', { name: /^Pending/ }).click()
  await page.getByText(new RegExp(`of ${pending.toLocaleString('en-US')}$`)).waitFor()
})

test('a job is found by its number and by its customer, and a copied address shows the same rows', { tags: 'nightly' }, async () => {
  const requested = await jobWith('UNASSIGNED')
  const page = await listAs((await product.arrive()).page, 'owner')
  await search(page, requested.jobNumber)
  await page.getByText('1–1 of 1').waitFor()
  await page.getByRole('row', { name: new RegExp(requested.jobNumber) }).waitFor()
  await search(page, requested.customer.name)
  const names = page.getByRole('row').filter({ hasText: requested.customer.name })
  await names.first().waitFor()
  const address = page.url()
  const rows = await page.getByRole('row').allInnerTexts()
  await page.goto('about:blank')
  await page.goto(address)
  await names.first().waitFor()
  expect(await page.getByRole('row').allInnerTexts()).toEqual(rows)
})

test('assigned, started and finished, a job shows every step, and is still finished after the mock was killed', async () => {
  const job = await jobWith('UNASSIGNED')
  const page = await listAs((await product.arrive()).page, 'owner')
  await page.goto(`/jobs/${job.id}`)
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await page.getByText(/ assigned to /).waitFor()
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await closeToast(page)

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Start' }).click()
  // The visit is on another day, as a rule.
  const step = page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true })
  await step.or(page.getByText(/: work started$/).first()).waitFor()
  if (await step.isVisible()) await step.click()
  await page.getByRole('heading', { level: 1 }).locator('..').getByText('Service Started').first().waitFor()

  const hand = new CountingHand()
  await hand.click(page.getByRole('button', { name: 'Finish', exact: true }))
  await hand.fill(page.getByRole('dialog').getByLabel('Work done'), 'Cleared the drain and tested it twice.')
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }))
  expect(hand.interactions).toBeLessThanOrEqual(4)
  await page
    .getByText(/ finished$/)
    .first()
    .waitFor()

  await product.stack.killMock()
  await product.stack.startMock()
  await page.reload()
  await page.getByText('Completed').first().waitFor()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByText('Completed').first().waitFor()
  await timeline.getByText('Service Started').first().waitFor()
  await timeline.getByText('Assigned').first().waitFor()
  await page.getByText('Cleared the drain and tested it twice.').first().waitFor()
})

test('a cancelled job comes back by Undo, with its status, staff and time', { tags: 'nightly' }, async () => {
  const job = await jobWith('ASSIGNED')
  const state = async () =>
    product.stack.ask(
      'query ($id: ID!) { job(id: $id) { status staff { name } startAt endAt } }',
      { id: job.id },
      await product.stack.signIn('owner'),
    )
  const before = await state()
  const page = await listAs((await product.arrive()).page, 'owner')
  await page.goto(`/jobs/${job.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel job' }).click()
  await dialog.getByText('Please select a reason').waitFor()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Cancel job' }).click()
  await page.getByRole('button', { name: /Undo/ }).click()
  await page.getByText(/^Cancellation undone: /).waitFor()
  expect(before.data).toMatchObject({ job: { status: 'ASSIGNED', startAt: expect.any(Number) } })
  expect(await state()).toEqual(before)
})

interface StaffsJobs {
  readonly me: { readonly name: string }
  readonly jobs: {
    readonly totalCount: number
    readonly items: readonly {
      readonly allowedActions: readonly string[]
      readonly visits: readonly { readonly staff: readonly { readonly name: string }[] }[]
    }[]
  }
}

test('staff see only jobs of their own, and can plan nothing', async () => {
  const page = await listAs((await product.arrive()).page, 'staff')
  const all = await countOn(page, 'All Visits')
  expect(all).toBeGreaterThan(0)
  expect(all).toBeLessThan(5000)
  const token = await product.stack.signIn('staff')
  const query = '{ me { name } jobs(input: { perPage: 20 }) { totalCount items { allowedActions visits { staff { name } } } } }'
  const { data } = await product.stack.ask<StaffsJobs>(query, {}, token)
  if (!data) throw new Error('No answer.')
  expect(data.jobs.totalCount).toBe(all)
  for (const { visits, allowedActions } of data.jobs.items) {
    expect(visits.flatMap(({ staff }) => staff.map(({ name }) => name))).toContain(data.me.name)
    for (const planning of ['ASSIGN', 'SCHEDULE', 'RESCHEDULE', 'CANCEL']) expect(allowedActions).not.toContain(planning)
  }
})

test('an illegal transition sent by hand is refused with a sentence', { tags: 'nightly' }, async () => {
  const { id } = await jobWith('UNSCHEDULED')
  const token = await product.stack.signIn('owner')
  const mutation = 'mutation ($input: ManageJobInput!) { manageJob(input: $input) { job { id } } }'
  const { data, errors } = await product.stack.ask(
    mutation,
    { input: { jobId: id, action: 'FINISH', lockVersion: 1, jobFinishedNotes: 'Done' } },
    token,
  )
  expect(data).toEqual({ manageJob: null })
  expect(errors?.[0]?.message).toBe('This visit is Unscheduled, so it can’t be finished.')
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', responseCode: 422 })
})

test('while the server is away every screen says so, and recovers by itself', async () => {
  const { page: arrived, provoke } = await product.arrive()
  const page = await listAs(arrived, 'owner')
  provoke('away')
  await product.stack.killMock()
  await page.getByRole('tab', { name: /^Pending/ }).click()
  await page.getByText('Can’t reach the server. Trying again…').waitFor()
  await product.stack.startMock()
  await page.getByText('Can’t reach the server. Trying again…').waitFor({ state: 'hidden' })
  await page.getByRole('row').nth(1).waitFor()
})
