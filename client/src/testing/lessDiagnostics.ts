import { configure } from '@testing-library/react'
import * as react from 'react'

/** What React shares with its renderer. `recentlyCreatedOwnerStacks` counts the stacks taken within a second: at 10,000 it takes no more. */
interface Internals {
  readonly recentlyCreatedOwnerStacks: number
}
const internals = (react as unknown as Record<string, Internals>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE']

/**
 * A quarter of the tests' time went into what nobody reads: every look of a `waitFor` that comes too early prints the whole
 * page into an error, and React takes a stack for each element. With `DEBUG_PRINT_LIMIT` set, both are there.
 */
export function lessDiagnostics(): void {
  if (process.env['DEBUG_PRINT_LIMIT'] !== undefined) return
  configure({ getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) })
  if (internals !== undefined) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
}
