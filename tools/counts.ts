export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
}

interface FileResult {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages?: readonly string[] }[]
}
export interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly FileResult[]
}

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? ''

const failedTests = ({ name, assertionResults }: FileResult): string[] =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages?.[0])}`)

function failuresOf(file: FileResult): string[] {
  const { name, status, message } = file
  const lines = failedTests(file)
  return lines.length === 0 && status === 'failed' ? [`${name}: ${firstLine(message)}`] : lines
}

/** A failed run without failed tests (a file that doesn't load) counts as one failure. */
export function countsOf({ numPassedTests, numFailedTests, testResults }: Report, isOk: boolean): Counts {
  const failures = testResults.flatMap(failuresOf)
  const failed = isOk ? numFailedTests : Math.max(numFailedTests, 1)
  return {
    passed: numPassedTests,
    failed,
    failures: failed > 0 && failures.length === 0 ? ['An error outside of the tests: see what was printed.'] : failures,
  }
}

export const getSum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  failures: all.flatMap(({ failures }) => failures),
})
