import type { JobStatusCode, PriorityCode } from '@callout/contracts/jobs/status/status'
import { addDays } from '@callout/contracts/time'
import type { UserRecord } from '../../resources/profile/records.ts'
import type { JobPlan, VisitPlan } from './plan.ts'
import type { Offer } from '../catalogue/priceList.ts'

/** A visit: days from the reference date (null: unscheduled), start, end, status, places in the crew. */
type VisitRow = readonly [day: number | null, start: string, end: string, status: JobStatusCode, crew: readonly number[]]
/** A job: index of trade and work, visits, and special features. */
interface JobRow {
  readonly work: readonly [trade: number, work: number]
  readonly branch?: number
  readonly visits: readonly VisitRow[]
  readonly isRecurring?: true
  readonly invoice?: 'paid' | 'unpaid'
  readonly priority?: PriorityCode
  readonly discount?: { readonly type: 0 | 1; readonly value: number }
}

/** Crew: 0 the branch head of the second branch, 1 `staff@demo.test`, 2 first branch, 3 second branch. */
const rows: readonly JobRow[] = [
  { work: [0, 0], visits: [[-40, '08:00', '09:30', 6, [1]]], invoice: 'paid', discount: { type: 0, value: 10 } },
  { work: [1, 0], visits: [[-36, '10:00', '11:00', 6, [2]]], invoice: 'paid' },
  { work: [1, 2], visits: [[-33, '13:00', '15:00', 6, [3]]], invoice: 'unpaid', discount: { type: 1, value: 25 } },
  { work: [5, 0], visits: [[-30, '08:00', '09:15', 6, [2]]] },
  { work: [0, 4], visits: [[-28, '10:00', '12:00', 7, [1]]] },
  {
    work: [2, 1],
    visits: [
      [-21, '08:00', '10:00', 6, [0]],
      [-20, '08:00', '10:00', 6, [0]],
    ],
    invoice: 'paid',
  },
  {
    work: [3, 0],
    visits: [
      [-14, '10:00', '12:00', 6, [2]],
      [-7, '10:00', '12:00', 6, [2]],
      [0, '13:00', '15:00', 1, [2]],
      [7, '10:00', '12:00', 1, [2]],
    ],
    isRecurring: true,
  },
  { work: [1, 3], visits: [[-12, '15:00', '16:00', 6, [3]]] },
  { work: [0, 1], visits: [[-9, '08:00', '09:30', 6, [1]]], invoice: 'unpaid' },
  { work: [2, 3], visits: [[-6, '13:00', '14:00', 7, [0]]] },
  { work: [5, 2], visits: [[-5, '08:00', '09:30', 6, [2]]] },
  {
    work: [2, 0],
    visits: [
      [-3, '10:00', '11:30', 6, [1]],
      [2, '10:00', '11:30', 1, [1]],
    ],
  },
  { work: [0, 0], visits: [[0, '08:00', '09:30', 6, [1]]], priority: 3 },
  { work: [1, 4], visits: [[0, '08:00', '09:15', 6, [2]]] },
  { work: [0, 2], visits: [[0, '10:15', '11:45', 4, [1]]], priority: 2 },
  { work: [1, 1], visits: [[0, '10:00', '11:30', 5, [2]]], invoice: 'unpaid' },
  { work: [5, 1], visits: [[0, '11:00', '12:00', 3, [3]]] },
  { work: [1, 5], visits: [[0, '11:15', '12:30', 2, [0]]] },
  { work: [2, 3], visits: [[0, '09:00', '10:00', 1, [0]]], priority: 3 },
  { work: [0, 3], visits: [[0, '09:30', '10:30', 0, []]], priority: 3 },
  { work: [0, 2], visits: [[0, '14:00', '15:30', 1, [1]]] },
  { work: [1, 0], visits: [[0, '15:00', '16:00', 8, []]] },
  { work: [2, 2], visits: [[1, '08:00', '09:30', 1, [1]]] },
  { work: [5, 3], visits: [[1, '10:00', '11:15', 1, [2]]] },
  { work: [1, 2], visits: [[2, '13:00', '14:30', 1, [0, 3]]], priority: 1 },
  { work: [4, 1], branch: 1, visits: [[3, '10:00', '11:30', 0, []]] },
  { work: [0, 1], visits: [[4, '08:00', '09:30', 1, [3]]] },
  { work: [2, 4], visits: [[6, '13:00', '15:00', 7, [1]]] },
  { work: [3, 2], visits: [[null, '', '', 11, []]], priority: 1 },
  { work: [4, 3], visits: [[null, '', '', 11, [2]]] },
]

/** Thirty jobs, written by hand, in which each status and each special case occurs; for tests. */
export function tinyPlan(referenceDate: string, crew: readonly UserRecord[], offers: readonly Offer[]): JobPlan[] {
  const memberAt = (place: number): UserRecord => crew[place] as UserRecord
  const getVisit = ([day, start, end, status, places]: VisitRow): VisitPlan => ({
    date: day === null ? null : addDays(referenceDate, day),
    start,
    end,
    status,
    staff: places.map(memberAt),
  })
  return rows.map(({ work: [trade, work], branch, visits, isRecurring, invoice, priority, discount }, index) => ({
    branchId: branch === undefined ? (memberAt(visits[0]?.[4][0] ?? 1).branch_id as number) : branch + 1,
    offer: offers[trade] as Offer,
    work,
    visits: visits.map(getVisit),
    isRecurring: isRecurring ?? false,
    createdOn: addDays(referenceDate, Math.min(visits[0]?.[0] ?? 0, 0) - 2 - (index % 3)),
    invoice: invoice ?? 'none',
    priority,
    discount,
  }))
}
