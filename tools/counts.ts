import type { SerializedError } from 'vitest'
import type { TestModule } from 'vitest/node'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
}

const firstLine = ({ message = '' }: { readonly message?: string } = {}): string => message.split('\n', 1)[0] ?? ''

/** A file that doesn't load, a failed hook and an error outside of tests, such as a worker that ended, are failures of their own. */
export function countsOf(modules: readonly TestModule[], outside: readonly SerializedError[]): Counts {
  const tests = modules.flatMap(({ moduleId, children }) =>
    [...children.allTests()].map((each) => ({ moduleId, each, result: each.result() })),
  )
  const failures = [
    ...tests.flatMap(({ moduleId, each, result }) =>
      result.state === 'failed' ? [`${moduleId}: ${each.fullName}: ${firstLine(result.errors[0])}`] : [],
    ),
    ...modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((each) => each.errors().map((error) => `${module.moduleId}: ${firstLine(error)}`)),
    ),
    // The pool's error says nothing itself; its cause names the signal and the file.
    ...outside.map((error) => firstLine(error.cause ?? error)),
  ]
  return { passed: tests.filter(({ result }) => result.state === 'passed').length, failed: failures.length, failures }
}

export const getSum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  failures: all.flatMap(({ failures }) => failures),
})
