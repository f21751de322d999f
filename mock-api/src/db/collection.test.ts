import { expect, test } from 'vitest'
import { type Change, Collection, type Data, defineCollection, fork } from './collection.ts'

interface Visit {
  readonly id: number
  readonly company_id: number
  readonly staff_ids: readonly number[]
  readonly start_at: number | null
}
const definition = defineCollection<Visit>()({
  indexes: { staff_id: (visit) => visit.staff_ids, start_at: { within: (visit) => visit.company_id, value: (visit) => visit.start_at } },
})
const visit = (staff_ids: number[], start_at: number | null = null): Omit<Visit, 'id'> => ({ company_id: 1, staff_ids, start_at })

function filled() {
  const changes: Change[] = []
  const home: { data: Data } = { data: {} }
  const visits = new Collection<Visit>('visits', definition, home, (change) => changes.push(change))
  visits.insert(visit([7, 8], 30))
  visits.insert(visit([8], 10))
  visits.insert(visit([], 20))
  return { visits, changes, home }
}
const ids = (rows: readonly Visit[]): number[] => rows.map((row) => row.id)

test('a record is found under each of its keys, and no more after it lost one', () => {
  const { visits } = filled()
  expect(ids(visits.by('staff_id', 8))).toEqual([1, 2])
  visits.update(1, { staff_ids: [9] })
  expect([7, 8, 9].map((staff) => ids(visits.by('staff_id', staff)))).toEqual([[], [2], [1]])
  expect(visits.count('staff_id', 8)).toBe(1)
})

test('groups records by company, in order', () => {
  const { visits } = filled()
  expect(ids(visits.by('start_at', 1))).toEqual([2, 3, 1])
  visits.update(2, { start_at: 99 })
  visits.update(3, { company_id: 2 })
  expect(ids(visits.by('start_at', 1))).toEqual([1, 2])
  expect(ids(visits.by('start_at', 2))).toEqual([3])
})

test('the id of a removed record does not come back', () => {
  const { visits } = filled()
  visits.remove(3)
  visits.remove(3)
  expect(visits.insert(visit([])).id).toBe(4)
})

test('reports every change with the previous and next record', () => {
  const { visits, changes } = filled()
  changes.length = 0
  const before = visits.get(2)
  const after = visits.update(2, { start_at: 11 })
  visits.remove(2)
  expect(changes).toEqual([
    { collection: 'visits', id: 2, before, after },
    { collection: 'visits', id: 2, before: after, after: undefined },
  ])
  expect(before?.start_at).toBe(10)
})

test('throws for unknown records and undeclared indexes', () => {
  const { visits } = filled()
  expect(() => visits.update(99, {})).toThrow('visits has no record 99')
})

test('a fork and its origin share records and indexes until one of them changes', () => {
  const { visits, home } = filled()
  const getState = (): unknown => [visits.all(), visits.nextId, visits.by('start_at', 1), visits.by('staff_id', 8)]
  const first = getState()
  const [origin, copy] = [home.data, fork(home.data)]
  expect(copy['visits']?.records).toBe(origin['visits']?.records)
  visits.update(1, { start_at: 5, staff_ids: [9] })
  visits.remove(2)
  visits.insert(visit([8], 15))
  const changed = getState()
  home.data = copy
  expect(getState()).toEqual(first)
  visits.update(3, { start_at: 1, staff_ids: [8] })
  visits.remove(1)
  home.data = origin
  expect(getState()).toEqual(changed)
})
