import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Width } from './browser.ts'
import { sampleOf } from './looks.ts'
import { boxOf } from './people/board.ts'
import { CountingHand } from './people/CountingHand.ts'
import { Hand } from './people/Hand.ts'
import { Keyboard } from './people/Keyboard.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('demo')
const ZONE = 'America/Chicago'
/** One click or one filled field counts as one. Assigning takes three: the row's button, a person, the dialog's button. */
const MOST = { reschedule: 2, assign: 3, find: 2 }

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
const dayOf = (instant: number): string => wall.format(instant * 1000).slice(0, 10)

/** 8:55 of the day that the demo has, in Unix seconds. */
function fiveToNine(): number {
  const today = dayOf(Date.now() / 1000)
  const hours = [...Array(24).keys()].map((hour) => Date.parse(`${today}T00:55:00Z`) / 1000 + hour * 3600)
  const found = hours.find((instant) => wall.format(instant * 1000) === `${today} 08:55`)
  if (found === undefined) throw new Error('This day has no 8:55.')
  return found
}

/** The demo as it is started at that time: with the work of a morning behind it, and not that of an evening. */
beforeAll(() => product.stack.control('POST', '/reset', { now: fiveToNine(), frozen: true }))

interface Job {
  readonly id: string
  readonly jobNumber: string
  readonly visitsTotal: number
  readonly lockVersion: number
  readonly staff: readonly { readonly id: string }[]
}

/** Single assigned visits of the next working day, which have not started at any hour. */
async function assignedJobs(token: string, now: number): Promise<readonly Job[]> {
  const query = `query ($from: CalendarDate!, $to: CalendarDate!) {
    jobs(input: { statuses: [ASSIGNED], dateFrom: $from, dateTo: $to, perPage: 50 }) { items { id jobNumber visitsTotal lockVersion staff { id } } }
  }`
  const days = { from: dayOf(now + 86_400), to: dayOf(now + 2 * 86_400) }
  const { data } = await product.stack.ask<{ jobs: { items: readonly Job[] } }>(query, days, token)
  return (data?.jobs.items ?? []).filter(({ visitsTotal, staff }) => visitsTotal === 1 && staff.length === 1)
}

async function put(token: string, { id, lockVersion }: Job, slot: object): Promise<void> {
  const query = 'mutation ($input: ManageJobInput!) { manageJob(input: $input) { job { id } } }'
  const input = { jobId: id, lockVersion, action: 'RESCHEDULE', allowClash: true, ...slot }
  const { errors } = await product.stack.ask(query, { input }, token)
  expect(errors).toBeUndefined()
}

/** A past job that the user can see. */
async function lateJob(now: number, name: string): Promise<Job> {
  const token = await product.stack.signIn(name)
  const [late] = await assignedJobs(token, now)
  if (!late) throw new Error(`${name} has no assigned job.`)
  await put(token, late, { date: dayOf(now), startTime: '07:00', endTime: '08:00' })
  return late
}

/** One of each: a job whose time is over, one without staff, two of one person at the same time. */
async function trouble(now: number): Promise<{ readonly late: Job; readonly clash: Job }> {
  const late = await lateJob(now, 'owner')
  const token = await product.stack.signIn('owner')
  const tomorrow = dayOf(now + 86_400)
  const [one, other] = await assignedJobs(token, now)
  if (!one || !other) throw new Error('The demo has too few assigned jobs.')
  const slot = { date: tomorrow, startTime: '05:00', endTime: '06:00', staffIds: one.staff.map(({ id }) => id) }
  await put(token, one, slot)
  await put(token, other, slot)
  return { late, clash: other }
}

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const freeTime = (page: Page) => page.getByRole('group', { name: 'Next free times' }).getByRole('button').first()

/** While the free times are shown, the Notify switch and the dialog's buttons are in the window. */
async function expectSeenBeforeActing(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const [notify, time, save] = [dialog.getByRole('switch', { name: /^Notify/ }), freeTime(page), dialog.locator('[type="submit"]')]
  await time.waitFor()
  const [above, button] = await Promise.all([boxOf(notify), boxOf(save)])
  expect(above.y + above.height).toBeLessThanOrEqual(button.y)
  expect(button.y + button.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
}

async function move(page: Page, hand: Hand, button: ReturnType<Page['getByRole']>): Promise<void> {
  await hand.tap(button)
  await expectSeenBeforeActing(page)
  await hand.tap(freeTime(page))
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Opens Today at 8:55. */
async function land(name: 'owner' | 'admin' | 'branch', width: Width, now: number): Promise<Page> {
  const { page } = await product.arrive(width, undefined, 'new')
  await page.clock.setFixedTime(now * 1000)
  await storeSession(page, name)
  await page.goto('/')
  return page
}

test('at 8:55 the owner sees what is late, unassigned and clashing, and mends one of each without leaving the page', async () => {
  const now = fiveToNine()
  const { late, clash } = await trouble(now)
  const page = await land('owner', 'desktop', now)
  const lateRow = list(page, 'Late').getByRole('listitem').filter({ hasText: late.jobNumber })
  const soon = list(page, 'Unassigned within 48 hours')
  const clashRow = list(page, 'Clashes within 48 hours').getByRole('listitem').filter({ hasText: clash.jobNumber })
  const unassigned = soon.getByRole('button', { name: /^Assign / }).first()
  await Promise.all([lateRow.waitFor(), unassigned.waitFor(), clashRow.waitFor()])

  const [first, second, third] = [new Hand(), new Hand(), new Hand()]
  await move(page, first, lateRow.getByRole('button', { name: /^Reschedule/ }))
  await lateRow.waitFor({ state: 'hidden' })

  const number = (await unassigned.getAttribute('aria-label'))?.replace('Assign ', '') ?? ''
  await second.tap(unassigned)
  const dialog = page.getByRole('dialog')
  await second.tap(dialog.getByRole('checkbox').first())
  await second.tap(dialog.getByRole('button', { name: 'Assign', exact: true }))
  await dialog.waitFor({ state: 'hidden' })
  await soon.getByText(number).waitFor({ state: 'hidden' })

  await move(page, third, clashRow.getByRole('button', { name: /^Reschedule/ }))
  await clashRow.waitFor({ state: 'hidden' })

  expect([first, second, third].map(({ interactions }) => interactions)).toEqual([MOST.reschedule, MOST.assign, MOST.reschedule])
  expect(new URL(page.url()).pathname).toBe('/')

  const find = new CountingHand()
  await page.keyboard.press('Control+k')
  await find.fill(page.getByRole('combobox', { name: 'Search everything' }), late.jobNumber)
  await find.click(page.getByRole('option', { name: new RegExp(late.jobNumber) }).first())
  await page.getByRole('heading', { level: 1, name: new RegExp(late.jobNumber) }).waitFor()
  expect(find.interactions).toBe(MOST.find)

  const again = new Hand()
  await move(page, again, page.getByRole('main').getByRole('button', { name: 'Reschedule', exact: true }).first())
  expect(again.interactions, 'on the page of the job').toBe(MOST.reschedule)
})

const undoButton = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first()

/** Ways to press a control and undo the action. */
const ways = {
  'a branch head, by keyboard alone': {
    name: 'branch',
    width: 'desktop',
    press: (page: Page, target: Locator) => new Keyboard(page).activate(target),
    // The focus stands below them, in the field of the day.
    pressAbove: async (page: Page, target: Locator) => {
      const keys = new Keyboard(page)
      await keys.backTo(target)
      await keys.press('Enter')
    },
    undo: async (page: Page) => {
      await undoButton(page).waitFor()
      await page.keyboard.press('Control+z')
    },
  },
  'a staff admin, by touch': {
    name: 'admin',
    width: 'phone',
    press: (_: Page, target: Locator) => target.tap(),
    pressAbove: (_: Page, target: Locator) => target.tap(),
    undo: (page: Page) => undoButton(page).tap(),
  },
} as const

test.each(sampleOf(Object.entries(ways), Object.entries(ways).slice(0, 1)))(
  '%s: moves a late visit from Today and undoes it, opens its job, takes a step and undoes it',
  async (_, { name, width, press, pressAbove, undo }) => {
    const now = fiveToNine()
    const late = await lateJob(now, name)
    const page = await land(name, width, now)
    const row = list(page, 'Late').getByRole('listitem').filter({ hasText: late.jobNumber })
    await press(page, row.getByRole('button', { name: /^Reschedule/ }))
    await freeTime(page).waitFor()
    await pressAbove(page, freeTime(page))
    await row.waitFor({ state: 'hidden' })
    await undo(page)
    await row.waitFor()

    await press(page, row.getByRole('link').first())
    await page.getByRole('heading', { level: 1, name: new RegExp(late.jobNumber) }).waitFor()
    await press(page, page.getByRole('button', { name: 'On the way', exact: true }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'On the way', exact: true }))
    await page.getByText(`${late.jobNumber}: staff on the way`).waitFor()
    await undo(page)
    await page.getByText(`Departure undone: ${late.jobNumber}`).waitFor()
  },
)
