import { expect, test } from 'vitest'
import { countsOf, sumOf } from './counts.ts'

test('a run that fails without a failed test is still a failure', () => {
  expect(countsOf({ numPassedTests: 3, numFailedTests: 0 }, false)).toEqual({ passed: 3, failed: 1 })
  expect(countsOf({ numPassedTests: 3, numFailedTests: 2 }, false)).toEqual({ passed: 3, failed: 2 })
  expect(countsOf({ numPassedTests: 3, numFailedTests: 0 }, true)).toEqual({ passed: 3, failed: 0 })
})

test('the closing line counts every run', () => {
  expect(
    sumOf([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})
