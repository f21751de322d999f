import { expect, test } from 'vitest'
import { type Placed, spreadOut } from './spread.ts'

const box = { left: -20, top: -30, right: 20, bottom: 0 }
const at = (x: number, y: number): Placed => ({ x, y, box })

/** Number of overlapping pairs. */
function coveredPairs(all: readonly Placed[], shifts: ReturnType<typeof spreadOut>): number {
  const spots = all.map(({ x, y }, index) => ({ x: x + (shifts[index]?.dx ?? 0), y: y + (shifts[index]?.dy ?? 0) }))
  const isCovered = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
    Math.abs(a.x - b.x) < 40 && Math.abs(a.y - b.y) < 30
  return spots.flatMap((a, index) => spots.slice(index + 1).filter((b) => isCovered(a, b))).length
}

test('a single marker is not shifted, and one that would overlap it is shifted beside it', () => {
  expect(spreadOut([at(0, 0), at(300, 0), at(6, 0)])).toEqual([
    { dx: 0, dy: 0 },
    { dx: 0, dy: 0 },
    // 30 pixels of height against 40 of width: above is nearer.
    { dx: 0, dy: -32 },
  ])
})

test('forty visits in a town of 150 pixels don’t overlap, and none is far away', () => {
  const town = Array.from({ length: 40 }, (_, index) => at((index * 37) % 150, (index * 61) % 150))
  expect(
    coveredPairs(
      town,
      town.map(() => ({ dx: 0, dy: 0 })),
    ),
  ).toBeGreaterThan(100)
  const shifts = spreadOut(town)
  expect(coveredPairs(town, shifts)).toBe(0)
  expect(Math.max(...shifts.map(({ dx, dy }) => Math.hypot(dx, dy)))).toBeLessThanOrEqual(120)
})

test('markers beyond the available room are not shifted', () => {
  const crowd = Array.from({ length: 200 }, () => at(0, 0))
  const shifts = spreadOut(crowd)
  expect(shifts).toHaveLength(200)
  expect(shifts.slice(1).some(({ dx, dy }) => dx === 0 && dy === 0)).toBe(true)
})
