import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { ana, ben, job, managed, me, NINE, visit } from '../../../testing/jobs.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { boardSettings, dayOf, person, placed } from '../testing/dispatchDay.ts'

/** From 7 to 18: 11 hours. */
const HOURS = 11 * 60
const HEAD = { across: 184, down: 52 }
let isDown = false
let minutes = HOURS

/** A minute is a pixel; the lanes begin at the corner of the window. */
beforeEach(() => {
  isDown = false
  minutes = HOURS
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const [width, height] = isDown ? [600, HEAD.down + minutes] : [HEAD.across + minutes, 400]
    return { left: 0, top: 0, right: width, bottom: height, width, height, x: 0, y: 0, toJSON: () => ({}) }
  })
})
afterEach(() => void vi.useRealTimers())

const none = { jobs: { __typename: 'JobPage', items: [], totalCount: 0, page: 1, perPage: 30, ignored: [] } }
/** A backend that accepts every change. */
const done = ({ input }: Readonly<Record<string, unknown>>) => {
  const { startTime, endTime, staffIds } = input as { startTime: string; endTime: string; staffIds?: string[] }
  const instant = (time: string): number => NINE + (Number(time.slice(0, 2)) - 9) * 3600 + Number(time.slice(3)) * 60
  const staff = staffIds ? [ana, ben].filter(({ id }) => staffIds.includes(id)) : [ana]
  const now = visit({ lockVersion: 4, startAt: instant(startTime), endAt: instant(endTime), staff })
  return { manageJob: { ...managed(job()).manageJob, visit: now } }
}

async function open(answers: Record<string, FakeOperation> = {}, query = '') {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    ...boardSettings,
    DispatchMap: dayOf([placed()]),
    UnplannedJobs: none,
    ManageJob: done,
    ...answers,
  })
  const search = new URLSearchParams(query)
  if (!search.has('date')) search.set('date', '2026-11-23')
  renderAt(`/schedule?view=day&${search}`)
  const card = await screen.findByRole('gridcell', { name: /J-1012/ })
  return { gateway, card, sent: () => gateway.callsOf('ManageJob').map(({ input }) => input) }
}
type Point = readonly [x: number, y: number]
const at = ([clientX, clientY]: Point, more: object = {}) => ({ clientX, clientY, button: 0, pointerId: 1, pointerType: 'mouse', ...more })
/** Lanes: unassigned to 44, Ana to 88, Ben to 132. 9 to 10:30 is from 304 to 394. */
const ANA: Point = [310, 60]
const grab = (card: HTMLElement, from: Point = ANA): void => {
  fireEvent.pointerDown(card, at(from))
  fireEvent.pointerMove(card, at([from[0] + 6, from[1] + 6]))
}
const dragTo = (to: Point): void => void fireEvent.pointerMove(screen.getByRole('grid'), at(to))
const drop = (to: Point): void => void fireEvent.pointerUp(screen.getByRole('grid'), at(to))
const ghost = (): Element | null => document.querySelector('[data-ghost]')

test('the mouse drags a visit to another time and technician; no click follows a drag', async () => {
  const { card, sent } = await open()
  // A text selection would be searched in the whole page in every frame.
  document.getSelection()?.selectAllChildren(card)
  grab(card)
  expect(document.getSelection()?.rangeCount).toBe(0)
  expect(ghost()).not.toBeNull()
  dragTo([371, 110])
  drop([371, 110])
  fireEvent.click(card)
  expect(ghost()).toBeNull()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ action: 'RESCHEDULE', lockVersion: 3, startTime: '10:00', endTime: '11:30', staffIds: ['8'] })
  expect(screen.queryByRole('menu')).toBeNull()
  await screen.findByText(/^J-1012 moved to/)
})

test('a visit off the grid keeps its start when dragged to another technician, and moves by whole steps', { tags: 'nightly' }, async () => {
  // 9:15 to 10:45, with steps of half an hour.
  const { card, sent } = await open({ DispatchMap: dayOf([placed({ startAt: NINE + 900, endAt: NINE + 6300 })]) })
  grab(card)
  dragTo([319, 110])
  await waitFor(() => expect(ghost()).toHaveTextContent('9:15 – 10:45 AM, Ben Otto'))
  drop([319, 110])
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ startTime: '09:15', endTime: '10:45', staffIds: ['8'] })
  await screen.findByText(/^J-1012 moved to/)
  const moved = await screen.findByRole('gridcell', { name: /^9:15.*J-1012/ })
  grab(moved, [319, 110])
  drop([352, 110])
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ startTime: '09:45', endTime: '11:15' })
})

test('dragging its end changes its length by the steps of the settings', { tags: 'nightly' }, async () => {
  const { card, sent } = await open()
  const edge = card.querySelector('[data-edge]') as HTMLElement
  grab(edge, [392, 60])
  expect(ghost()).toBeNull()
  drop([426, 60])
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ action: 'RESCHEDULE', startTime: '09:00', endTime: '11:00' })
  await screen.findByText('J-1012 now ends at 11:00 AM')
})

test('in columns time runs down, by mouse and by keys', { tags: 'nightly' }, async () => {
  isDown = true
  const { card, sent } = await open({}, 'lanes=down')
  // Columns of 280 pixels at most: unassigned, Ana, Ben; 9 o'clock is at 52 + 120.
  const left = (name: string): number => Number.parseFloat(screen.getByRole('row', { name: new RegExp(`^${name}`) }).style.left)
  expect([left('Unassigned'), left('Ana'), left('Ben')]).toEqual([0, 144, 288])
  grab(card, [150, 175])
  dragTo([300, 235])
  drop([300, 235])
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ startTime: '10:00', endTime: '11:30', staffIds: ['8'] })
  await screen.findByText(/^J-1012 moved to/)
  const again = await screen.findByRole('gridcell', { name: /^9:00.*J-1012/ })
  again.focus()
  fireEvent.keyDown(again, { key: ' ' })
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' })
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
  expect(await screen.findByText('9:30 – 11:00 AM, Ben Otto')).toBeInTheDocument()
})

test(
  'a refetch during a drag changes the board but not the dragged visit: its lane disappears, and the drop is put back',
  { tags: 'nightly' },
  async () => {
    const { gateway, card, sent } = await open({
      ManageJob: refuse('STALE', 'Changed in the meantime.', { changedBy: 'Priya Shah', changedAt: null }),
    })
    grab(card)
    dragTo([341, 60])
    // Another user unassigns it, and Ana is off that day.
    const item = placed({ id: '502', staff: [ben], startAt: NINE + 4 * 3600, endAt: NINE + 5 * 3600 }, { id: '502', jobNumber: 'J-1013' })
    gateway.answer({ DispatchMap: dayOf([placed({ staff: [], status: 'UNASSIGNED', lockVersion: 4 }), item], [], [person(ben)]) })
    fireEvent.focus(window)
    await screen.findByRole('gridcell', { name: /J-1013/ })
    expect(screen.queryByRole('row', { name: /^Ana/ })).toBeNull()
    expect(ghost()).not.toBeNull()
    // Ben is the second now.
    dragTo([371, 60])
    drop([371, 60])
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ visitId: '501', lockVersion: 3, startTime: '10:00', staffIds: ['8'] })
    expect(await screen.findByText('J-1012 was moved back: Priya Shah changed it.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('row', { name: /^Unassigned/ })).toHaveTextContent('J-1012'))
    expect(ghost()).toBeNull()
  },
)

test('Escape during a drag, and releasing outside of the lanes, change nothing', async () => {
  const { card, sent } = await open()
  grab(card)
  dragTo([500, 60])
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(ghost()).toBeNull()
  drop([500, 60])
  grab(card)
  drop([500, 900])
  expect(ghost()).toBeNull()
  await Promise.resolve()
  expect(sent()).toEqual([])
})

test('a visit can’t be moved while a move is being saved', { tags: 'nightly' }, async () => {
  let answer: (() => void) | undefined
  const { card, sent } = await open({
    ManageJob: (variables) => new Promise((resolve) => (answer = () => resolve(done(variables)))),
  })
  grab(card)
  drop([371, 60])
  await waitFor(() => expect(sent()).toHaveLength(1))
  const pending = screen.getByRole('gridcell', { name: /J-1012/ })
  grab(pending, [371, 60])
  expect(ghost()).toBeNull()
  pending.focus()
  fireEvent.keyDown(pending, { key: ' ' })
  expect(await screen.findByText('J-1012 is being saved.')).toBeInTheDocument()
  answer?.()
  await screen.findByText(/^J-1012 moved to/)
})

test('a long touch lifts a visit, a swipe scrolls, and a cancelled touch puts it back', { tags: 'nightly' }, async () => {
  const { card, sent } = await open()
  const touch = { pointerType: 'touch' }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerDown(card, at(ANA, touch))
  fireEvent.pointerMove(card, at([ANA[0] + 20, ANA[1]], touch))
  vi.advanceTimersByTime(400)
  expect(ghost()).toBeNull()
  expect(fireEvent.touchMove(card)).toBe(true)
  fireEvent.pointerUp(card, at(ANA, touch))

  fireEvent.pointerDown(card, at(ANA, touch))
  vi.advanceTimersByTime(400)
  expect(ghost()).not.toBeNull()
  expect(fireEvent.touchMove(card)).toBe(false)
  fireEvent.pointerCancel(screen.getByRole('grid'), at(ANA, touch))
  expect(ghost()).toBeNull()

  fireEvent.pointerDown(card, at(ANA, touch))
  vi.advanceTimersByTime(400)
  vi.useRealTimers()
  fireEvent.pointerMove(card, at([371, 110], touch))
  fireEvent.pointerUp(card, at([371, 110], touch))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ startTime: '10:00', staffIds: [ben.id] })
  await screen.findByText(/^J-1012 moved to/)
})

// Elapsed full hours limit the visible part: on the last of these days 8 o'clock is 7 and a half hours in.
test.each([
  ['23 hours', 'America/New_York', '2026-03-08', 1_772_974_800, 120, 660],
  ['25 hours', 'America/New_York', '2026-11-01', 1_793_541_600, 120, 660],
  ['23.5 hours', 'Australia/Lord_Howe', '2026-10-04', 1_791_064_800, 150, 720],
] as const)('on a day of %s, in a browser of another zone, a visit at 9 moves to 10', async (_, timezone, date, nine, place, shown) => {
  minutes = shown
  vi.stubEnv('TZ', 'America/Santiago')
  try {
    const { card, sent } = await open(
      {
        Me: { me: { ...owner, timezone } },
        DispatchMap: dayOf([placed({ date, startAt: nine, endAt: nine + 3600 })]),
        ManageJob: {
          manageJob: {
            ...managed(job({ timezone })).manageJob,
            visit: visit({ lockVersion: 4, startAt: nine + 3600, endAt: nine + 7200 }),
          },
        },
      },
      `date=${date}`,
    )
    expect(card).toHaveAccessibleName(/^9:00 – 10:00 AM/)
    expect(card.style.getPropertyValue('--at')).toBe(`${(place / shown) * 100}%`)
    grab(card, [HEAD.across + place + 6, 60])
    drop([HEAD.across + place + 66, 60])
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ date, startTime: '10:00', endTime: '11:00' })
    await screen.findByText(/^J-1012 moved to/)
  } finally {
    vi.unstubAllEnvs()
  }
})
