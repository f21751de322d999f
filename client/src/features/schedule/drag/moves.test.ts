import type { Actor } from '@callout/contracts/profile/authorities'
import { expect, test } from 'vitest'
import { ana, ben, NINE, visit } from '../../../testing/jobs.ts'
import type { BoardVisitFragment } from '../shared/board.generated.ts'
import { NOBODY } from '../board/boardStore.ts'
import { dayRuler } from '../board/dayRuler.ts'
import { planDrop, staffAfter } from './moves.ts'

const owner: Actor = { user_type: 'company', authorities: [] }
const day = dayRuler('2026-11-23', 'America/New_York')
const of = (part: Parameters<typeof visit>[0] = {}) => {
  const known: Partial<BoardVisitFragment> = { id: '501', jobId: '12', jobNumber: 'J-1012', visitsTotal: 1 }
  return { ...known, visit: visit({ allowedActions: null, ...part }) } as BoardVisitFragment
}
/** From nine to half past ten. */
const OLD = { from: 540, to: 630 }
const plan = (one: BoardVisitFragment, toLane: string, to = OLD, fromLane = '7') =>
  planDrop({ of: one, fromLane, toLane, ...to }, day, owner)

test('where nothing is different nothing happens', () => {
  expect(plan(of(), '7')).toBe(null)
})

test('another time is a reschedule, with the staff only where they change', () => {
  expect(plan(of(), '7', { from: 600, to: 690 })).toMatchObject({
    name: 'RESCHEDULE',
    input: { date: '2026-11-23', startTime: '10:00', endTime: '11:30' },
  })
  expect(plan(of(), '8', { from: 600, to: 690 })).toMatchObject({ name: 'RESCHEDULE', input: { startTime: '10:00', staffIds: ['8'] } })
})

test('to somebody at the same time: what nobody has is assigned, what somebody has is moved', () => {
  const nobodys = of({ status: 'UNASSIGNED', staff: [] })
  expect(plan(nobodys, '8', OLD, NOBODY)).toEqual({
    kind: 'act',
    name: 'ASSIGN',
    input: { staffIds: ['8'] },
    wish: { ...OLD, staffIds: ['8'] },
  })
  expect(plan(of(), '8')).toMatchObject({ name: 'RESCHEDULE', input: { startTime: '09:00', endTime: '10:30', staffIds: ['8'] } })
  expect(plan(of(), NOBODY)).toMatchObject({ name: 'UNASSIGN', wish: { staffIds: [] } })
})

test('what was declined keeps its time, and what has begun stays', () => {
  const declined = of({ status: 'DECLINED', staff: [] })
  expect(plan(declined, '8', { from: 700, to: 790 }, NOBODY)).toMatchObject({ name: 'ASSIGN', wish: OLD })
  expect(plan(of({ status: 'STARTED' }), '8')).toEqual({ kind: 'no', why: 'J-1012 can’t be moved: Service Started.' })
})

test('of several people the one whose lane it leaves is replaced', () => {
  expect(staffAfter(['7', '9'], '7', '8')).toEqual(['9', '8'])
  expect(staffAfter(['7', '8'], '7', '8')).toEqual(['8'])
  expect(staffAfter(['7', '9'], '7', NOBODY)).toEqual(['9'])
  expect(plan(of({ staff: [ana, ben], startAt: NINE }), NOBODY)).toMatchObject({ name: 'RESCHEDULE', input: { staffIds: ['8'] } })
})
