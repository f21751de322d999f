import { estimateDrive } from '@callout/contracts/jobs/planning/drives'
import { expect, test } from 'vitest'
import { NINE, type visit } from '../../../testing/jobs.ts'
import { placed } from '../testing/dispatchDay.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { changedSearch, toInput, savedPart, readPlace, withSavedPart } from './boardAddress.ts'
import type { PlacedVisit } from '../board/boardStore.ts'
import { colorOf } from '../board/colors.ts'
import { legsOf } from '../board/travel.ts'

test('stores view, day, colors, lanes, filters and the selected visit in the URL, without defaults', () => {
  const change = {
    view: 'week',
    date: '2026-11-24',
    colour: 'category',
    lanes: 'down',
    staffIds: ['7', '8'],
    statuses: ['ASSIGNED', 'ON_THE_WAY'],
    visitId: '501',
  } as const
  const search = changedSearch(new URLSearchParams('branch=2&q=kept'), change)
  expect(readPlace(search)).toMatchObject(change)
  expect(search.get('q')).toBe('kept')
  const usual = { view: null, date: null, colour: null, lanes: 'across', staffIds: [], statuses: [], visitId: null } as const
  expect(String(changedSearch(search, usual))).toBe('branch=2&q=kept')
})

test('lanes, colors and filters are restored for a URL without them; a visit in the URL is not filtered out', () => {
  const saved = savedPart(new URLSearchParams('view=week&date=2026-11-24&branch=2&visit=5&lanes=down&staff=7%2C8'))
  expect(saved).toBe('lanes=down&staff=7%2C8')
  const started = (address: string): string => String(withSavedPart(new URLSearchParams(address), saved))
  expect(started('date=2026-11-25')).toBe('date=2026-11-25&lanes=down&staff=7%2C8')
  expect(started('visit=501')).toBe('visit=501&lanes=down')
  expect(started('colour=staff')).toBe('colour=staff')
  expect(String(withSavedPart(new URLSearchParams('date=2026-11-25'), null))).toBe('date=2026-11-25')
  expect(String(withSavedPart(new URLSearchParams(), 'view=month&lanes=down'))).toBe('lanes=down')
})

test('ignores invalid parameters', () => {
  const place = readPlace(new URLSearchParams('view=year&date=2026-02-30&lanes=round&colour=red&staff=7,x&status=assigned,lost&visit=a'))
  expect(place).toMatchObject({
    view: null,
    date: null,
    lanes: 'across',
    colour: null,
    staffIds: ['7'],
    statuses: ['ASSIGNED'],
    visitId: null,
  })
  expect(toInput(place, '2026-11-23')).toEqual({ date: '2026-11-23', staffIds: ['7'], statuses: ['ASSIGNED'] })
})

const board = (part: Parameters<typeof visit>[0], more: object = {}): BoardVisitFragment => placed(part, more)

test('colors represent status, technician or category, and unknown values are grey', () => {
  const line = (of: BoardVisitFragment, by: Parameters<typeof colorOf>[1]) => colorOf(of, by)['--visit-line']
  expect(line(board({ status: 'CANCELLED' }), 'status')).toBe('var(--co-red-line)')
  expect(line(board({}), 'staff')).toBe('#1c7ed6')
  expect(line(board({ staff: [] }), 'staff')).toBe('var(--co-grey-line)')
  expect(line(board({}, { category: null }), 'category')).toBe('var(--co-grey-line)')
  const of = (id: string) => line(board({}, { category: { id, name: 'Any' } }), 'category')
  expect(of('1')).toMatch(/^#/)
  expect(of('1')).not.toBe(of('2'))
})

test('shows travel between stops, marked if the time is too short; cancelled visits are no stops', () => {
  const stop = (from: number, to: number, latitude: number, part: Parameters<typeof visit>[0] = {}): PlacedVisit => ({
    of: board({ startAt: NINE, ...part }, { latitude, longitude: -97.7 }),
    laneId: '7',
    from,
    to,
    row: 0,
    overlaps: false,
    isPending: false,
    proposal: null,
  })
  // A tenth of a degree of latitude is 11.1 km as the crow flies.
  const legs = legsOf([stop(0, 60, 30), stop(65, 90, 30.1), stop(70, 80, 31, { status: 'CANCELLED' }), stop(300, 360, 30)], estimateDrive)
  expect(legs.map(({ gap, isTooShort }) => [gap, isTooShort])).toEqual([
    [5, true],
    [210, false],
  ])
  expect(legs[0]?.km).toBeGreaterThanOrEqual(11.1)
  expect(legs[0]?.at).toBe(62.5)
})
