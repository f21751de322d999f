import type { Actor } from '@callout/contracts/profile/authorities'
import { expect, test } from 'vitest'
import { ana, NINE, visit } from '../../../testing/jobs.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { UNASSIGNED } from '../board/laneName.ts'
import { planWeekDrop, weekVisits } from './weekMoves.ts'

const owner: Actor = { user_type: 'company', authorities: [] }
const of = (part: Parameters<typeof visit>[0] = {}) =>
  ({
    ...({ id: '501', jobId: '12', jobNumber: 'J-1012', visitsTotal: 1 } as Partial<BoardVisitFragment>),
    visit: visit({ allowedActions: null, ...part }),
  }) as BoardVisitFragment
const plan = (item: BoardVisitFragment, date: string, to: string, laneId = '7', timeZone = 'America/New_York') =>
  planWeekDrop(item, { laneId: '7', date }, { laneId, date: to }, timeZone, owner)

test('a visit keeps its time of day on days of 23, 24 and 25 hours', () => {
  const input = (date: string) => ({ kind: 'act', name: 'RESCHEDULE', input: { date, startTime: '09:00', endTime: '10:30' } })
  for (const date of ['2026-11-24', '2027-03-14', '2026-11-01']) expect(plan(of(), '2026-11-23', date)).toMatchObject(input(date))
})

test('on the same day only the technician changes, and an unchanged cell changes nothing', () => {
  expect(plan(of(), '2026-11-23', '2026-11-23')).toBe(null)
  expect(plan(of(), '2026-11-23', '2026-11-23', UNASSIGNED)).toMatchObject({ name: 'UNASSIGN' })
})

test('a declined visit can be assigned on its day but not moved to another', () => {
  const declined = of({ status: 'DECLINED', staff: [] })
  expect(plan(declined, '2026-11-23', '2026-11-23', '8')).toMatchObject({ name: 'ASSIGN', input: { staffIds: ['8'] } })
  expect(plan(declined, '2026-11-23', '2026-11-24', '8')).toMatchObject({ kind: 'no' })
  expect(plan(of({ startAt: null, endAt: null }), '2026-11-23', '2026-11-24')).toBe(null)
})

test('a visit being moved appears once, at its target, whichever day loads first', () => {
  const days = [
    { date: '2026-11-23', visits: [of()] },
    { date: '2026-11-24', visits: [of(), { ...of({ startAt: NINE - 3600 }), id: '9' }] },
  ]
  const requests = new Map([['501', { of: of(), date: '2026-11-25', staffIds: [ana.id] }]])
  expect(weekVisits(days, requests).map(({ of: { id }, date, isPending }) => [id, date, isPending])).toEqual([
    ['9', '2026-11-24', false],
    ['501', '2026-11-25', true],
  ])
})
