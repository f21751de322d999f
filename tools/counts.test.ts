import { expect, test } from 'vitest'
import { countsOf, type Report, getSum } from './counts.ts'

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
  expect(countsOf(reportOf(3, 0), true)).toEqual({ passed: 3, failed: 0, failures: [] })
})

test('lists failures by file, name and first line', () => {
  const report = reportOf(1, 1, [
    { name: 'sums.test.ts', status: 'failed', assertionResults: [passing, failing] },
    { name: 'broken.test.ts', status: 'failed', message: 'Cannot find module\n  at …', assertionResults: [] },
  ])
  expect(countsOf(report, false).failures).toEqual(['sums.test.ts: subtracts: expected 1 to be 2', 'broken.test.ts: Cannot find module'])
})

test('the closing line counts every run', () => {
  expect(
    getSum([
      { passed: 1, failed: 0, failures: [] },
      { passed: 2, failed: 3, failures: ['a', 'b', 'c'] },
    ]),
  ).toEqual({ passed: 3, failed: 3, failures: ['a', 'b', 'c'] })
})
