import { beforeAll, expect, test } from 'vitest'
import { seriousFindings } from '../looks.ts'
import { openDay, toRow, visitIn } from '../people/board.ts'
import { Keyboard } from '../people/Keyboard.ts'
import { programOf } from '../people/members.ts'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')
/** Ten in the morning in Texas, on a Wednesday on which the seed has nothing. */
const NOW = Date.UTC(2027, 8, 8, 15)
const DAY = '2027-09-08'
const MARCUS = '13'

interface Booked {
  readonly id: string
  readonly jobNumber: string
}

beforeAll(() => product.stack.control('POST', '/clock', { now: NOW / 1000, frozen: true }))

const program = async () => programOf(product.stack, await product.stack.signIn('owner'))

/** A job in a category of Marcus. */
async function create(when: object): Promise<Booked> {
  const run = await program()
  const { customers, staffMember } = await run<{
    customers: { items: { id: string; properties: { id: string }[] }[] }
    staffMember: { categoryIds: string[] }
  }>('query ($id: ID!) { customers(input: { perPage: 1 }) { items { id properties { id } } } staffMember(id: $id) { categoryIds } }', {
    id: MARCUS,
  })
  const [customer] = customers.items
  const { createJob } = await run<{ createJob: Booked }>('mutation ($input: JobInput!) { createJob(input: $input) { id jobNumber } }', {
    input: {
      customerId: customer?.id,
      propertyId: customer?.properties[0]?.id,
      categoryId: staffMember.categoryIds[0],
      title: 'Boiler check',
      ...when,
      allowClash: true,
      lineItems: [{ name: 'Check', quantity: 1, amount: 80 }],
    },
  })
  return createJob
}

const book = (startTime: string, endTime: string, day = DAY, staffIds = [MARCUS]): Promise<Booked> =>
  create({ dates: [day], startTime, endTime, staffIds })

async function arrive(width?: 'phone') {
  const { page } = await product.arrive(width, undefined, 'new')
  await page.clock.setFixedTime(NOW)
  await storeSession(page, 'owner')
  return page
}

test('a promise is named half an hour before it breaks; on a phone and by keys the visit moves, and the customer gets the words shown', async () => {
  const [first, second] = [await book('08:00', '09:30'), await book('09:30', '10:30')]
  // Work of 90 minutes that begins now lasts until 11:30; the second visit is promised until 10:30.
  const run = await program()
  await run('mutation ($input: ManageJobInput!) { manageJob(input: $input) { job { id } } }', {
    input: { jobId: first.id, action: 'START' },
  })
  const named = 'Arrives about 11:30 AM, 60 min after the promised time'
  const desktop = await arrive()
  await desktop.goto('/')
  await desktop.getByRole('region', { name: 'Likely to be late' }).getByText(named).waitFor()
  expect(await seriousFindings(desktop, 'all', 'main')).toEqual([])

  const page = await arrive('phone')
  await page.goto('/')
  const list = page.getByRole('region', { name: 'Likely to be late' })
  await list.getByText(named).waitFor()
  expect(await seriousFindings(page, 'all', 'main')).toEqual([])
  expect(await list.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:\+\d+$/)
  expect(await list.getByRole('link', { name: /^Text / }).getAttribute('href')).toMatch(/^sms:\+\d+$/)

  const keys = new Keyboard(page)
  await keys.activate(list.getByRole('button', { name: new RegExp(`^Reschedule ${second.jobNumber}`) }))
  const dialog = page.getByRole('dialog', { name: /^Reschedule/ })
  await keys.tabTo(dialog.getByRole('switch', { name: 'Notify customer' }))
  await keys.press('Space')
  const labels = dialog.getByRole('textbox', { name: 'Message' })
  await labels.waitFor()
  expect(await labels.inputValue()).toContain(second.jobNumber)
  expect(await seriousFindings(page, 'all', '[role="dialog"]')).toEqual([])
  const earlier = await labels.inputValue()
  // With Notify on, a free time fills the form, so that the message is read with the new time before it is sent.
  await keys.activate(dialog.getByRole('group', { name: 'Next free times' }).getByRole('button').first())
  await dialog.getByText(/^Filled in: /).waitFor()
  await expect.poll(() => labels.inputValue()).not.toBe(earlier)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(new RegExp(`^${second.jobNumber} moved to`)).waitFor()
})

const widths = ['desktop', 'phone'] as const
/** `npm run test:nightly` runs both. */
const getWidth = (width: (typeof widths)[number]): 'phone' | undefined => (width === 'phone' ? width : undefined)

test.each(widths)('by keys a day is planned, shown behind the plan, applied and undone, on a %s', async (width) => {
  const isPhone = width === 'phone'
  const day = isPhone ? '2027-09-22' : '2027-09-21'
  await book('09:00', '10:00', day)
  const open = await book('13:00', '14:00', day, [])
  const run = await program()
  const staffOf = async (): Promise<number | undefined> => {
    const found = await run<{ job: { staff: unknown[] | null } }>('query ($id: ID!) { job(id: $id) { staff { id } } }', { id: open.id })
    return found.job.staff?.length
  }
  const page = await arrive(getWidth(width))
  const keys = new Keyboard(page)
  // The phone shows it on the schedule, the desktop on the map.
  await page.goto(isPhone ? `/schedule?view=day&date=${day}` : `/map?date=${day}`)
  await (isPhone ? page.getByText(open.jobNumber).first() : page.getByRole('button', { name: /^Unassigned: / })).waitFor()
  await keys.activate(page.getByRole('button', { name: 'Plan this day' }))
  const dialog = page.getByRole('dialog', { name: 'Plan this day' })
  await dialog.getByText('1 unassigned visit gets a technician').waitFor()
  if (isPhone) {
    await keys.activate(dialog.getByRole('button', { name: 'Show on schedule' }))
    await keys.activate(page.getByRole('button', { name: 'Back to plan' }))
  } else await page.getByRole('button', { name: /^Unassigned: .*, Plan: / }).waitFor()
  expect(await seriousFindings(page, 'all', isPhone ? '[role="dialog"]' : undefined)).toEqual([])
  await keys.activate(dialog.getByRole('button', { name: 'Apply plan' }))
  await dialog.waitFor({ state: 'hidden' })
  expect(await staffOf()).toBe(1)
  await keys.activate(page.getByRole('button', { name: /^Undo/ }).first())
  await expect.poll(staffOf).toBe(0)
})

test.each(widths)('by keys a cancelled visit leaves a gap, which a job that fits fills, on a %s', async (width) => {
  const isPhone = width === 'phone'
  const day = isPhone ? '2027-09-23' : '2027-09-24'
  const visit = await book('10:00', '11:00', day)
  const waiting = await create({ scheduleLater: true, priority: 'HIGH' })
  const page = await arrive(getWidth(width))
  const keys = new Keyboard(page)
  await page.goto(`/schedule?view=day&date=${day}`)
  if (isPhone) await keys.activate(page.locator('li', { hasText: visit.jobNumber }).getByRole('button').first())
  else {
    await visitIn(page, visit).focus()
    await keys.press('Enter')
  }
  await page.getByRole('menuitem', { name: 'Cancel' }).focus()
  await keys.press('Enter')
  const cancel = page.getByRole('dialog', { name: /^Cancel/ })
  await keys.tabTo(cancel.getByRole('radio').first())
  await keys.press('Space')
  await keys.activate(cancel.getByRole('button', { name: 'Cancel job' }))
  await keys.activate(page.getByRole('link', { name: 'Fill the gap' }))
  const dialog = page.getByRole('dialog', { name: 'Fill the gap' })
  const offered = dialog.getByRole('button', { name: new RegExp(`^Book .*, ${waiting.jobNumber}$`) })
  await offered.waitFor()
  expect(await seriousFindings(page, 'all', '[role="dialog"]')).toEqual([])
  await keys.activate(offered)
  await dialog.waitFor({ state: 'hidden' })
  if (isPhone) await page.getByRole('region', { name: 'Marcus Bell' }).getByText(waiting.jobNumber).waitFor()
  else await visitIn(toRow(page, 'Marcus Bell'), waiting).waitFor()
})

test('jobs without a date are planned over the coming days by mouse, and on a phone by keys', async () => {
  const [first, second] = [await create({ scheduleLater: true, priority: 'HIGH' }), await create({ scheduleLater: true, priority: 'HIGH' })]
  const page = await arrive()
  await openDay(page, DAY)
  await page.getByRole('button', { name: 'Plan the coming days' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan the coming days' })
  // All but the first one are left for later.
  await dialog.getByRole('button', { name: 'Schedule jobs' }).waitFor()
  const others = dialog.getByRole('checkbox', { name: /^Include/, checked: true })
  expect(await seriousFindings(page, 'all', '[role="dialog"]')).toEqual([])
  for (const name of await others.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? '')))
    if (!name.includes(first.jobNumber)) await dialog.getByRole('checkbox', { name, exact: true }).click()
  await dialog.getByText(/^1 job of/).waitFor()
  await dialog.getByRole('button', { name: 'Schedule jobs' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await visitIn(page, first).first().waitFor()
  await page.getByRole('button', { name: /^Undo/ }).first().waitFor()

  const phone = await arrive('phone')
  await phone.goto(`/schedule?view=day&date=${DAY}`)
  await phone.getByText(first.jobNumber).first().waitFor()
  await phone.getByRole('button', { name: 'More for this day' }).focus()
  await phone.keyboard.press('Enter')
  await phone.getByRole('menuitem', { name: 'Plan the coming days' }).focus()
  await phone.keyboard.press('Enter')
  const apply = phone.getByRole('button', { name: 'Schedule jobs' })
  await apply.waitFor()
  await new Keyboard(phone).activate(apply)
  await phone.getByRole('dialog').waitFor({ state: 'hidden' })
  const run = await program()
  const { job } = await run<{ job: { status: string } }>('query ($id: ID!) { job(id: $id) { status } }', { id: second.id })
  expect(job.status).not.toBe('UNSCHEDULED')
})

test.each(widths)('free times say why other technicians are not offered, and offer other trades, on a %s', async (width) => {
  const waiting = await create({ scheduleLater: true })
  const page = await arrive(width === 'phone' ? 'phone' : undefined)
  await page.goto(`/jobs/${waiting.id}`)
  await page
    .getByRole('button', { name: /^Schedule/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Schedule/ })
  await dialog.getByText(/^Why (not \d+ other technicians?|is no one free)\?$/).click()
  await dialog
    .getByText(/(Has another trade|Free, but others are earlier or nearer)\.$/)
    .first()
    .waitFor()
  const keyboard = new Keyboard(page)
  const relax = dialog.getByRole('button', { name: 'Include other trades' })
  await keyboard.activate(relax)
  await page.getByRole('button', { name: 'Include other trades', pressed: true }).waitFor()
  expect(await seriousFindings(page, 'all', '[role="dialog"]')).toEqual([])
})

interface CapacityBoard {
  readonly staff: readonly { readonly hours: { isOn: boolean; open: string; close: string } | null; readonly timeOff: readonly unknown[] }[]
  readonly visits: readonly BookedVisit[]
  readonly unassigned: readonly BookedVisit[]
}
interface BookedVisit {
  readonly visit: { readonly startAt: number; readonly endAt: number; readonly staff: readonly unknown[] }
}

test.each(widths)('capacity shows the hours of a day and opens it, by keyboard at the width of a %s', async (width) => {
  const booked = await book('13:00', '14:30')
  const run = await program()
  const visit = 'visit { startAt endAt staff { id } }'
  const query = `query { dispatchMap(input: { date: "${DAY}" }) { staff { hours { isOn open close } timeOff { note } } visits { ${visit} } unassigned { ${visit} } } }`
  const { dispatchMap: board } = await run<{ dispatchMap: CapacityBoard }>(query, {})
  const shown = (hours: number): string => `${Math.floor(hours)}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`
  const clock = (time: string): number => Date.parse(`2000-01-01T${time}Z`) / 3_600_000
  const hoursBooked = [...board.visits, ...board.unassigned].map(
    ({ visit: { startAt, endAt, staff } }) => ((endAt - startAt) / 3600) * (staff.length || 1),
  )
  const working = board.staff.filter(({ hours, timeOff }) => hours?.isOn && timeOff.length === 0)
  const hoursOpen = working.map(({ hours }) => clock(hours?.close ?? '') - clock(hours?.open ?? ''))
  const sum = (values: readonly number[]): string => shown(values.reduce((total, value) => total + value, 0))

  const page = await arrive(width === 'phone' ? 'phone' : undefined)
  const keys = new Keyboard(page)
  await page.goto(`/schedule?view=week`)
  await keys.activate(page.getByRole('link', { name: 'Capacity' }))
  const cell = page.getByRole('link', { name: `Wed, Sep 8, All: ${sum(hoursBooked)} of ${sum(hoursOpen)} hours booked` })
  await cell.waitFor()
  expect(await seriousFindings(page)).toEqual([])
  const figures = page.getByRole('table').locator('[aria-hidden]')
  const overflowing = await figures.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
  expect(overflowing).toBe(0)
  await keys.activate(cell)
  await page.waitForURL(`**/schedule?view=day&date=${DAY}`)
  await page.getByText(booked.jobNumber).first().waitFor()
})
