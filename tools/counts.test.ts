import { expect, test } from 'vitest'
import { countsOf, type Report, sumOf } from './counts.ts'

const reportOf = (passed: number, failed: number, testResults: Report['testResults'] = []): Report => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
})
const passing = { fullName: 'adds', status: 'passed' }
const failing = { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1 to be 2\n    at sums.test.ts:3'] }

test('a run that fails without a failed test is still a failure', () => {
  expect(countsOf(reportOf(3, 0), false)).toMatchObject({ passed: 3, failed: 1, failures: [expect.stringContaining('outside')] })
  expect(countsOf(reportOf(3, 2), false)).toMatchObject({ passed: 3, failed: 2 })
  expect(countsOf(reportOf(3, 0), true)).toEqual({ passed: 3, failed: 0, failures: [], retried: [] })
})

test('lists failures by file, name and first line', () => {
  const report = reportOf(1, 1, [
    { name: 'sums.test.ts', status: 'failed', assertionResults: [passing, failing] },
    { name: 'broken.test.ts', status: 'failed', message: 'Cannot find module\n  at …', assertionResults: [] },
  ])
  expect(countsOf(report, false).failures).toEqual(['sums.test.ts: subtracts: expected 1 to be 2', 'broken.test.ts: Cannot find module'])
})

test('what passed at the second try is named apart, with why it failed at first', () => {
  const passingAgain = { fullName: 'divides', status: 'passed', failureMessages: ['Timeout 20000ms exceeded.\n    at sums.test.ts:9'] }
  const report = reportOf(2, 0, [{ name: 'sums.test.ts', status: 'passed', assertionResults: [passing, passingAgain] }])
  const expected = { passed: 2, failed: 0, failures: [], retried: ['sums.test.ts: divides: Timeout 20000ms exceeded.'] }
  expect(countsOf(report, true)).toEqual(expected)
})

test('the closing line counts every run', () => {
  expect(
    sumOf([
      { passed: 1, failed: 0, failures: [], retried: ['d'] },
      { passed: 2, failed: 3, failures: ['a', 'b', 'c'], retried: ['e'] },
    ]),
  ).toEqual({ passed: 3, failed: 3, failures: ['a', 'b', 'c'], retried: ['d', 'e'] })
})
