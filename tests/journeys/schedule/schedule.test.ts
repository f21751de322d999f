import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFindings } from '../looks.ts'
import { drag, middleOf, openDay, type Point, toRow, visitIn } from '../people/board.ts'
import { type BookedVisit, bookVisit, MARCUS } from '../people/bookVisit.ts'
import { Keyboard } from '../people/Keyboard.ts'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')
/** A Wednesday on which the seed has nothing. */
const DAY = '2027-09-08'
const PRIYA = '14'

/** A job with one visit. */
const book = (startTime: string, endTime: string, staffId: string | null, day = DAY): Promise<BookedVisit> =>
  bookVisit(product.stack, { title: 'Boiler check', day, startTime, endTime, staffIds: staffId === null ? [] : [staffId] })

test('a visit is reassigned by mouse and undone; by keys it clashes with another visit, is put back, and is booked anyway', async () => {
  const { page } = await product.arrive()
  await storeSession(page, 'owner')
  const moved = await book('09:15', '10:15', MARCUS)
  const item = await book('11:00', '12:00', PRIYA)
  await openDay(page, DAY)
  const [marcus, priya] = [toRow(page, 'Marcus'), toRow(page, 'Priya')]

  const from = await middleOf(visitIn(marcus, moved))
  const to = await middleOf(priya)
  await drag(page, from, { x: from.x, y: to.y })
  await page.getByText(new RegExp(`^${moved.jobNumber} moved to`)).waitFor()
  await priya.getByRole('gridcell', { name: new RegExp(`^9:15 – 10:15 AM.*${moved.jobNumber}\\b`) }).waitFor()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText(new RegExp(`^Move undone: ${moved.jobNumber}`)).waitFor()
  await visitIn(marcus, moved).waitFor()

  const keyboard = new Keyboard(page)
  await visitIn(marcus, moved).focus()
  // Steps of half an hour, as the settings have them.
  const later = Array.from({ length: 4 }, () => 'ArrowRight')
  const lift = async (): Promise<void> => {
    await keyboard.press('Space', 'ArrowDown', ...later)
    await visitIn(priya, moved).waitFor()
    await keyboard.press('Enter')
  }
  await lift()
  const dialog = page.getByRole('dialog', { name: `${moved.jobNumber} overlaps another visit` })
  await dialog.getByText(item.jobNumber, { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel move' }).click()
  await visitIn(marcus, moved).waitFor()

  await visitIn(marcus, moved).focus()
  await lift()
  await dialog.getByRole('button', { name: 'Book anyway' }).click()
  await page.getByText(new RegExp(`^${moved.jobNumber} moved to`)).waitFor()
  await priya.getByRole('gridcell', { name: new RegExp(`${moved.jobNumber}.*overlaps another visit`) }).waitFor()
  const { data } = await product.stack.ask<{ job: { startTime: string; staff: { id: string }[] } }>(
    'query Job($id: ID!) { job(id: $id) { startTime staff { id } } }',
    { id: moved.id },
    await product.stack.signIn('owner'),
  )
  expect(data?.job).toEqual({ startTime: '11:15', staff: [{ id: PRIYA }] })
})

/** A finger that goes down, waits, goes there and up. */
async function slide(page: Page, from: Point, to: Point, pressMs: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await touch('touchStart', [from])
  await page.waitForTimeout(pressMs)
  for (let part = 1; part <= 5; part += 1)
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * part) / 5, y: from.y + ((to.y - from.y) * part) / 5 }])
  await touch('touchEnd', [])
  await session.detach()
}

test(
  'by finger, on a tablet, in columns and in the week: a press of a moment takes a visit along, a swipe does not',
  { tags: 'nightly' },
  async () => {
    const { page } = await product.arrive('phone')
    await page.setViewportSize({ width: 1180, height: 820 })
    await storeSession(page, 'owner')
    const job = await book('13:00', '14:00', MARCUS)
    await page.goto(`/schedule?view=day&lanes=down&date=${DAY}`)
    await page.getByRole('grid').waitFor()
    await page.getByRole('button', { name: /^Unscheduled/ }).tap()
    const [marcus, priya] = [toRow(page, 'Marcus'), toRow(page, 'Priya')]
    const visit = visitIn(marcus, job)
    await priya.getByRole('rowheader').scrollIntoViewIfNeeded()
    await visit.scrollIntoViewIfNeeded()
    const from = await middleOf(visit)
    await slide(page, from, { x: from.x, y: from.y - 60 }, 0)
    await visit.scrollIntoViewIfNeeded()
    const taken = await middleOf(visit)
    await slide(page, taken, { x: (await middleOf(priya)).x, y: taken.y }, 450)
    await page.getByText(new RegExp(`^${job.jobNumber} moved to`)).waitFor()
    await visitIn(priya, job).waitFor()

    await page.goto(`/schedule?view=week&date=${DAY}`)
    const button = page.getByRole('button', { name: new RegExp(`${job.jobNumber}\\b`) })
    await button.scrollIntoViewIfNeeded()
    const thursday = page.locator(`td[data-lane="${PRIYA}"][data-date="2027-09-09"]`)
    await slide(page, await middleOf(button), await middleOf(thursday), 450)
    await page.getByText(new RegExp(`^${job.jobNumber} moved to Thu, Sep 9, 1:00 – 2:00 PM`)).waitFor()
    await thursday.locator(`[data-visit]:not([data-pending])`).waitFor()
  },
)

test('a day with an overlap and an unassigned visit is planned in two clicks, and Undo restores it', async () => {
  const day = '2027-09-15'
  const [first, second, unassigned] = [
    await book('09:00', '10:00', MARCUS, day),
    await book('09:30', '10:30', MARCUS, day),
    await book('13:00', '14:00', null, day),
  ]
  const { page } = await product.arrive()
  await storeSession(page, 'owner')
  await openDay(page, day)
  const unassignedRow = toRow(page, 'Unassigned')
  await visitIn(unassignedRow, unassigned).waitFor()

  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.getByRole('button', { name: 'Plan this day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan this day' })
  await dialog.getByText('1 unassigned visit gets a technician').waitFor()
  await dialog
    .getByText(/^Resolves a conflict/)
    .first()
    .waitFor()
  // Planning leaves the main thread free.
  expect(workers).toContainEqual(expect.stringMatching(/planWorker/))
  const ghost = page.locator('[data-planned]')
  await expect.poll(() => ghost.count()).toBeGreaterThanOrEqual(2)
  await visitIn(unassignedRow, unassigned)
    .and(page.getByRole('gridcell', { name: /, Plan: / }))
    .waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Apply plan' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => ghost.count()).toBe(0)
  await visitIn(unassignedRow, unassigned).waitFor({ state: 'detached' })
  for (const booked of [first, second, unassigned]) await visitIn(page, booked).first().waitFor()

  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await visitIn(unassignedRow, unassigned).waitFor()
  await toRow(page, 'Marcus')
    .getByRole('gridcell', { name: new RegExp(`^9:30 – 10:30 AM.*${second.jobNumber}\\b`) })
    .waitFor()
})

const REASSIGN = 'Reassign Marcus Bell’s visits'

test('on a phone and by keys the same begins in the menu of the day', { tags: 'nightly' }, async () => {
  const day = '2027-09-17'
  const visit = await book('09:00', '10:00', MARCUS, day)
  const { page } = await product.arrive('phone')
  await storeSession(page, 'owner')
  await page.goto(`/schedule?view=day&date=${day}`)
  await page.getByRole('region', { name: 'Marcus Bell' }).waitFor()
  await page.getByRole('button', { name: 'More for this day' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Reassign someone’s visits' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Technician who is away' }).selectOption({ label: 'Marcus Bell' })
  const dialog = page.getByRole('dialog', { name: REASSIGN })
  await dialog.getByText('Marcus Bell’s 1 visit changes').waitFor()
  expect(await seriousFindings(page, 'all', '[role="dialog"]')).toEqual([])
  await dialog.getByRole('button', { name: 'Apply plan' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('region', { name: 'Marcus Bell' }).waitFor({ state: 'detached' })
  await page.getByText(visit.jobNumber).first().waitFor()
})
