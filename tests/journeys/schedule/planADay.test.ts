import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, drag, middleOf, openDay } from '../people/board.ts'
import { CountingHand } from '../people/CountingHand.ts'
import { Keyboard } from '../people/Keyboard.ts'
import { programOf } from '../people/members.ts'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'
import { documentOf } from '../sent.ts'

const product = onProduct('tiny')
/** A Thursday on which the seed has nothing. */
const DAY = '2027-09-09'
const PEOPLE = 12
/** Full hours at which each of them begins a visit of one hour. */
const HOURS = [9, 10, 11, 12, 13] as const
/** So many of the people are planned by keys, the others by mouse. */
const BY_KEYS = 10
const COUNT = PEOPLE * HOURS.length

interface Waiting {
  readonly id: string
  readonly jobNumber: string
}

type Program = ReturnType<typeof programOf>

/** Makes the team as large as the day needs. */
async function hireUpTo(run: Program, count: number): Promise<void> {
  const { staff } = await run<{ staff: { totalCount: number } }>('{ staff(input: { perPage: 1 }) { totalCount } }')
  const hire = 'mutation Hire($input: StaffInput!) { createStaff(input: $input) { id } }'
  for (let number = staff.totalCount; number < count; number += 1) {
    const name = `Helper ${String.fromCharCode(65 + number)}`
    const phone = `51255503${String(number).padStart(2, '0')}`
    const input = { name, phone, email: `helper${number}@lanternoak.example`, color: '#1971c2', role: 'STAFF' }
    await run(hire, { input })
  }
}

/** Unplanned jobs. */
async function fillTray(run: Program, count: number): Promise<Waiting[]> {
  const { customers, ownCategories } = await run<{
    customers: { items: { id: string; properties: { id: string }[] }[] }
    ownCategories: { items: { id: string }[] }
  }>('{ customers(input: { perPage: 1 }) { items { id properties { id } } } ownCategories { items { id } } }')
  const [customer] = customers.items
  const book = 'mutation Book($input: JobInput!) { createJob(input: $input) { id jobNumber } }'
  const input = {
    customerId: customer?.id,
    propertyId: customer?.properties[0]?.id,
    categoryId: ownCategories.items[0]?.id,
    title: 'Gutter check',
    scheduleLater: true,
    lineItems: [{ name: 'Check', quantity: 1, amount: 80 }],
  }
  return Promise.all(Array.from({ length: count }, async () => (await run<{ createJob: Waiting }>(book, { input })).createJob))
}

interface Place {
  /** Id of the lane. */
  readonly laneId: string
  readonly hour: number
}

/** Where the hours of the lanes are in the window. */
async function pointsOf(page: Page, laneIds: readonly string[]) {
  const hourAt = async (item: number) => (await boxOf(page.getByText(`${item} AM`, { exact: true }))).x
  const [nine, ten] = [await hourAt(9), await hourAt(10)]
  const lanes = await Promise.all(laneIds.map(async (id) => [id, await middleOf(page.locator(`[data-track="${id}"]`))] as const))
  const tops = new Map(lanes.map(([id, { y }]) => [id, y]))
  return ({ laneId, hour }: Place) => ({ x: nine + (hour - 9) * (ten - nine) + 2, y: tops.get(laneId) ?? 0 })
}

const trayOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Unscheduled' })

/** The cards of the tray that are wholly in sight, from the top. */
const cardsInSight = (page: Page): Promise<{ id: string; x: number; y: number }[]> =>
  trayOf(page)
    .locator('[data-drag="job"]')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { left, top, bottom } = card.getBoundingClientRect()
        const end = card.closest('ul')?.parentElement?.getBoundingClientRect().bottom ?? 0
        return bottom <= end ? [{ id: card.getAttribute('data-job') ?? '', x: left + 20, y: (top + bottom) / 2 }] : []
      }),
    )

/** Drags one job after the other to its place, as many at once as are in sight. Returns which went where. */
async function dragAll(page: Page, hand: CountingHand, laneIds: readonly string[]): Promise<Map<string, Place>> {
  await page.locator(`[data-head="${laneIds.at(-1)}"]`).scrollIntoViewIfNeeded()
  hand.clicks += 1
  const pointOf = await pointsOf(page, laneIds)
  const planned = new Map<string, Place>()
  const rest = laneIds.flatMap((laneId) => HOURS.map((hour) => ({ laneId, hour })))
  while (rest.length > 0) {
    await trayOf(page).locator('[data-drag="job"]').first().waitFor()
    const cards = (await cardsInSight(page)).slice(0, rest.length)
    // From the bottom: what goes leaves those above where they are.
    for (const { id, ...from } of cards.toReversed()) {
      const place = rest.shift() as Place
      await drag(page, from, pointOf(place))
      hand.clicks += 1
      planned.set(id, place)
    }
    for (const { id } of cards) await trayOf(page).locator(`[data-job="${id}"]`).waitFor({ state: 'detached' })
  }
  return planned
}

/** Lifts one job after the other; each goes to the first free hour of the person. */
async function placeAll(page: Page, hand: CountingHand, laneIds: readonly string[]): Promise<Map<string, Place>> {
  const planned = new Map<string, Place>()
  const keyboard = new Keyboard(page)
  const press = async (...keys: readonly string[]): Promise<void> => {
    hand.clicks += keys.length
    await keyboard.press(...keys)
  }
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-job]')?.getAttribute('data-job') ?? '')
  await trayOf(page)
    .getByRole('button', { name: /^Place / })
    .first()
    .focus()
  hand.clicks += 1
  for (const [index, laneId] of laneIds.entries())
    for (const hour of HOURS) {
      await expect.poll(async () => planned.has(await focused())).toBe(false)
      planned.set(await focused(), { laneId, hour })
      await press('Space', ...(index > 0 && hour === HOURS[0] ? ['ArrowDown'] : []), 'Enter')
    }
  return planned
}

/** Plans a job where it was done before: on its own page. Returns what that took. */
async function planOnItsPage(page: Page, { jobNumber }: Waiting): Promise<number> {
  const hand = new CountingHand()
  await page.goto(`/jobs?q=${jobNumber}`)
  await hand.click(page.getByRole('link', { name: jobNumber }).first())
  await hand.click(page.getByRole('button', { name: 'Schedule', exact: true }).first())
  const dialog = page.getByRole('dialog')
  await hand.fill(dialog.getByRole('textbox', { name: 'Date' }), '09/10/2027')
  await hand.fill(dialog.getByRole('combobox', { name: 'Start' }), '15:00')
  await hand.fill(dialog.getByRole('combobox', { name: 'End' }), '16:00')
  await hand.click(
    dialog
      .getByRole('group', { name: /^Technicians/ })
      .getByRole('checkbox')
      .first(),
  )
  await hand.click(dialog.getByRole('button', { name: 'Schedule', exact: true }))
  await page.getByText(new RegExp(`^${jobNumber} scheduled`)).waitFor()
  return hand.interactions
}

interface SavedJob extends Waiting {
  readonly date: string | null
  readonly startTime: string | null
  readonly staff: readonly { readonly id: string }[]
}

test('planning a day of 60 visits for 12 people on the board takes less than half of the interactions on job pages; nothing is lost or repeated', async () => {
  const { page } = await product.arrive()
  const run = programOf(product.stack, await product.stack.signIn('owner'))
  await hireUpTo(run, PEOPLE)
  const jobs = await fillTray(run, COUNT + 1)
  const lanes = 'query Lanes($input: DispatchInput) { dispatchMap(input: $input) { staff { id } } }'
  const { dispatchMap } = await run<{ dispatchMap: { staff: { id: string }[] } }>(lanes, { input: { date: DAY } })
  const laneIds = dispatchMap.staff.map(({ id }) => id)
  expect(laneIds).toHaveLength(PEOPLE)
  await storeSession(page, 'owner')
  const byPage = await planOnItsPage(page, jobs[0] as Waiting)

  const sent: string[] = []
  page.on('request', (request) => {
    if (/mutation ManageJob/.test(documentOf(request))) sent.push(request.postDataJSON().variables.input.jobId)
  })
  const hand = new CountingHand()
  await openDay(page, DAY)
  await hand.fill(trayOf(page).getByLabel('Search unscheduled work'), 'Gutter check')
  const isFiltered = (cards: Element[]): boolean => cards.length > 0 && cards.every((card) => card.textContent.includes('Gutter check'))
  await expect.poll(() => trayOf(page).locator('[data-drag="job"]').evaluateAll(isFiltered)).toBe(true)
  const byMouse = await dragAll(page, hand, laneIds.slice(BY_KEYS))
  const byKeys = await placeAll(page, hand, laneIds.slice(0, BY_KEYS))
  await trayOf(page).getByText('No data Found!').waitFor()

  expect(hand.interactions / (byPage * COUNT)).toBeLessThanOrEqual(0.5)
  expect(sent.toSorted()).toEqual(
    jobs
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  )
  const find = 'query Kept($input: JobsInput) { jobs(input: $input) { items { id jobNumber date startTime staff { id } } } }'
  const saved = await run<{ jobs: { items: SavedJob[] } }>(find, {
    input: { search: 'Gutter check', dateFrom: DAY, dateTo: DAY, perPage: 100 },
  })
  const there = saved.jobs.items.map(({ id, startTime, staff }) => [id, { startTime, staff: staff.map((item) => item.id) }] as const)
  const requested = [...byKeys, ...byMouse].map(([id, { laneId, hour }]) => {
    const startTime = `${String(hour).padStart(2, '0')}:00`
    return [id, { startTime, staff: [laneId] }] as const
  })
  expect(Object.fromEntries(there)).toEqual(Object.fromEntries(requested))
})
