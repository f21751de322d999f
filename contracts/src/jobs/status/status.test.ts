import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLate, jobFilter, jobStatus, type JobStatusCode, jobStatusOf } from './status.ts'

describe("a job's status follows from its visits", () => {
  test.each<[string, JobStatusCode[], JobStatusCode]>([
    ['all cancelled', [7, 7], 7],
    ['finished and cancelled', [6, 7], 6],
    ['all finished', [6, 6], 6],
    ['one still open', [6, 1], 1],
    ['the most advanced open visit counts', [0, 4, 1], 4],
    ['declined is less than unassigned', [8, 0], 0],
    ['nothing dated', [11, 11], 11],
    ['dated goes before undated', [11, 0], 0],
    ['without visits', [], 11],
  ])('%s', (_, visits, status) => {
    expect(jobStatusOf(visits)).toBe(status)
  })

  const code = fc.constantFrom(...Object.values(jobStatus).map((entry) => entry.code))
  const visits = fc.array(code, { minLength: 1, maxLength: 10 })
  const isOver = (status: JobStatusCode): boolean => status === 6 || status === 7

  test('independent of their order', () => {
    const shuffled = visits.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })))
    fc.assert(
      fc.property(shuffled, ([list, item]) => {
        expect(jobStatusOf(item)).toBe(jobStatusOf(list))
      }),
    )
  })

  test('is the status of one of them', () => {
    fc.assert(
      fc.property(visits, (list) => {
        expect(list).toContain(jobStatusOf(list))
      }),
    )
  })

  test('is completed or cancelled only if all of them are', () => {
    fc.assert(
      fc.property(visits, (list) => {
        expect(isOver(jobStatusOf(list))).toBe(list.every(isOver))
        expect(jobStatusOf(list) === 7).toBe(list.every((status) => status === 7))
      }),
    )
  })

  test('a finished visit changes nothing while another is open', () => {
    fc.assert(
      fc.property(visits, fc.constantFrom<JobStatusCode>(6, 7), (list, over) => {
        fc.pre(!list.every(isOver))
        expect(jobStatusOf([...list, over])).toBe(jobStatusOf(list))
      }),
    )
  })

  test('another open visit never reverts the job', () => {
    const ranks: JobStatusCode[] = [11, 8, 0, 1, 2, 3, 4, 5]
    const open = fc.constantFrom(...ranks)
    fc.assert(
      fc.property(fc.array(open, { minLength: 1 }), open, (list, added) => {
        expect(ranks.indexOf(jobStatusOf([...list, added]))).toBe(Math.max(ranks.indexOf(jobStatusOf(list)), ranks.indexOf(added)))
      }),
    )
  })
})

test('the tabs are a partition of the statuses', () => {
  const parts = [...jobFilter.ACTIVE.statuses, ...jobFilter.PENDING.statuses, ...jobFilter.COMPLETED.statuses]
  expect(parts.toSorted((a, b) => a - b)).toEqual(Object.values(jobStatus).map(({ code }) => code))
  expect([...jobFilter.ALL.statuses]).toEqual(Object.values(jobStatus).map(({ code }) => code))
})

test('badges are blue from 2 to 5, green for 6, red for 7 and grey otherwise', () => {
  expect(Object.fromEntries(Object.values(jobStatus).map(({ code, tone }) => [code, tone]))).toEqual({
    0: 'grey',
    1: 'grey',
    2: 'blue',
    3: 'blue',
    4: 'blue',
    5: 'blue',
    6: 'green',
    7: 'red',
    8: 'grey',
    11: 'grey',
  })
})

describe('late', () => {
  test('a visit that has not begun a quarter of an hour after its start', () => {
    expect(isLate(1, 1000, 1000 + 15 * 60, 15)).toBe(false)
    expect(isLate(1, 1000, 1001 + 15 * 60, 15)).toBe(true)
  })

  test('not after the arrival of staff, and not without a time', () => {
    expect(isLate(3, 1000, 999_999, 15)).toBe(false)
    expect(isLate(11, null, 999_999, 15)).toBe(false)
  })
})
