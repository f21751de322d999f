import type { Actor } from '@callout/contracts/profile/authorities'
import { expect, test } from 'vitest'
import { ana, ben, NINE, visit } from '../../../testing/jobs.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { UNASSIGNED } from '../board/laneName.ts'
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
const plan = (item: BoardVisitFragment, toLane: string, to = OLD, fromLane = '7') =>
  planDrop({ of: item, fromLane, toLane, ...to }, day, owner)

test('an unchanged place changes nothing', () => {
  expect(plan(of(), '7')).toBe(null)
})

test('another time is a reschedule, with staff only if they change', () => {
  expect(plan(of(), '7', { from: 600, to: 690 })).toMatchObject({
    name: 'RESCHEDULE',
    input: { date: '2026-11-23', startTime: '10:00', endTime: '11:30' },
  })
  expect(plan(of(), '8', { from: 600, to: 690 })).toMatchObject({ name: 'RESCHEDULE', input: { startTime: '10:00', staffIds: ['8'] } })
})

test('at the same time another technician is an assignment or a reassignment', () => {
  const nobodys = of({ status: 'UNASSIGNED', staff: [] })
  expect(plan(nobodys, '8', OLD, UNASSIGNED)).toEqual({
    kind: 'act',
    name: 'ASSIGN',
    input: { staffIds: ['8'] },
    request: { ...OLD, staffIds: ['8'] },
  })
  expect(plan(of(), '8')).toMatchObject({ name: 'RESCHEDULE', input: { startTime: '09:00', endTime: '10:30', staffIds: ['8'] } })
  expect(plan(of(), UNASSIGNED)).toMatchObject({ name: 'UNASSIGN', request: { staffIds: [] } })
})

test('a declined visit keeps its time, and a started one stays', () => {
  const declined = of({ status: 'DECLINED', staff: [] })
  expect(plan(declined, '8', { from: 700, to: 790 }, UNASSIGNED)).toMatchObject({ name: 'ASSIGN', request: OLD })
  expect(plan(of({ status: 'STARTED' }), '8')).toEqual({ kind: 'no', why: 'J-1012 can’t be moved: Service Started.' })
})

test('replaces the technician whose lane the visit leaves', () => {
  expect(staffAfter(['7', '9'], '7', '8')).toEqual(['9', '8'])
  expect(staffAfter(['7', '8'], '7', '8')).toEqual(['8'])
  expect(staffAfter(['7', '9'], '7', UNASSIGNED)).toEqual(['9'])
  expect(plan(of({ staff: [ana, ben], startAt: NINE }), UNASSIGNED)).toMatchObject({ name: 'RESCHEDULE', input: { staffIds: ['8'] } })
})
