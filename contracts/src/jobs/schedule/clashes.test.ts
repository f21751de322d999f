import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clashesOf, type ExistingVisit, type RequestedVisit } from './clashes.ts'
import type { JobStatusCode } from '../status/status.ts'

const SAM = 21
const TESS = 22
const booked: ExistingVisit = { visit_id: 1, start_at: 1000, end_at: 2000, staff_ids: [SAM], status: 1 }
const requested: RequestedVisit = { start_at: 1500, end_at: 2500, staff_ids: [SAM] }

test('two visits of one staff member at the same time clash', () => {
  expect(clashesOf([requested], [booked])).toEqual([{ kind: 'existing', staff_id: SAM, requested, other: booked }])
})

test('names each shared staff member', () => {
  const both = [SAM, TESS]
  expect(
    clashesOf([{ ...requested, staff_ids: both }], [{ ...booked, staff_ids: [TESS, SAM, SAM] }]).map(({ staff_id }) => staff_id),
  ).toEqual(both)
})

test.each<[string, Partial<RequestedVisit>, Partial<ExistingVisit>]>([
  ['one begins when the other ends', { start_at: 2000, end_at: 3000 }, {}],
  ['one ends when the other begins', { start_at: 500, end_at: 1000 }, {}],
  ['different staff', { staff_ids: [TESS] }, {}],
  ['nobody is assigned', { staff_ids: [] }, { staff_ids: [] }],
  ['the other is not scheduled', {}, { status: 11, start_at: null, end_at: null }],
  ['the other is completed', {}, { status: 6 }],
  ['the other is cancelled', {}, { status: 7 }],
  ['the other is declined', {}, { status: 8 }],
  ['it is the same visit', { visit_id: 1 }, {}],
  ['it takes no time', { start_at: 1500, end_at: 1500 }, {}],
])('no clash: %s', (_, request, existing) => {
  expect(clashesOf([{ ...requested, ...request }], [{ ...booked, ...existing }])).toEqual([])
})

test.each<[JobStatusCode]>([[1], [2], [3], [4], [5]])('a visit in status %i takes the time of its staff', (status) => {
  expect(clashesOf([requested], [{ ...booked, status }])).toHaveLength(1)
})

describe('several wanted visits', () => {
  test('clash among themselves', () => {
    const later = { ...requested, start_at: 2400, end_at: 3000 }
    expect(clashesOf([later, requested], [])).toEqual([{ kind: 'requested', staff_id: SAM, requested, other: later }])
  })

  test('do not clash with their previous times', () => {
    const moves = [
      { ...requested, visit_id: 1, start_at: 2000, end_at: 3000 },
      { ...requested, visit_id: 2, start_at: 1000, end_at: 2000 },
    ]
    expect(clashesOf(moves, [booked, { ...booked, visit_id: 2, start_at: 2000, end_at: 3000 }])).toEqual([])
  })
})

const staff = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })
const span = fc.tuple(fc.nat(60), fc.nat(20)).map(([start_at, length]) => ({ start_at, end_at: start_at + length }))
const request = fc.array(
  fc.tuple(span, staff).map(([times, staff_ids]): RequestedVisit => ({ ...times, staff_ids })),
  { maxLength: 12 },
)
const existing = fc
  .array(fc.tuple(span, staff, fc.constantFrom<JobStatusCode>(0, 1, 2, 3, 4, 5, 6, 7, 8, 11)), { maxLength: 12 })
  .map((visits) => visits.map(([times, staff_ids, status], index): ExistingVisit => ({ visit_id: index, ...times, staff_ids, status })))

test('finds the same clashes as a comparison of all pairs', () => {
  const overlap = (a: ExistingVisit | RequestedVisit, b: ExistingVisit | RequestedVisit): boolean =>
    Math.max(Number(a.start_at), Number(b.start_at)) < Math.min(Number(a.end_at), Number(b.end_at))
  const shared = (a: ExistingVisit | RequestedVisit, b: ExistingVisit | RequestedVisit): number =>
    overlap(a, b) ? a.staff_ids.filter((id) => b.staff_ids.includes(id)).length : 0
  fc.assert(
    fc.property(request, existing, (requests, visits) => {
      const busy = visits.filter(({ status }) => ![6, 7, 8, 11].includes(status))
      const withExisting = requests.flatMap((a) => busy.map((b) => shared(a, b)))
      const amongThemselves = requests.flatMap((a, index) => requests.slice(index + 1).map((b) => shared(a, b)))
      const clashes = clashesOf(requests, visits)
      for (const { staff_id, requested: one, other } of clashes) {
        expect(overlap(one, other)).toBe(true)
        expect(one.staff_ids).toContain(staff_id)
        expect(other.staff_ids).toContain(staff_id)
      }
      const count = (kind: string): number => clashes.filter((clash) => clash.kind === kind).length
      const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
      expect({ existing: count('existing'), requested: count('requested') }).toEqual({
        existing: sum(withExisting),
        requested: sum(amongThemselves),
      })
    }),
  )
})
