export interface Counts {
  readonly passed: number
  readonly failed: number
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

/** Tests of a report of vitest's. A run that failed without a failed test (a file that does not load) counts as one failure. */
export const countsOf = (report: Report, isOk: boolean): Counts => ({
  passed: report.numPassedTests,
  failed: isOk ? report.numFailedTests : Math.max(report.numFailedTests, 1),
})

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
})
