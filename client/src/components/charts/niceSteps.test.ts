import { expect, test } from 'vitest'
import { niceSteps } from './BarChart.tsx'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [1234.5, [0, 500, 1000, 1500]],
  [80, [0, 20, 40, 60, 80]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [99_999, [0, 50_000, 100_000]],
])('axis values up to %d are %o', (most, steps) => {
  expect(niceSteps(most)).toEqual(steps)
})
