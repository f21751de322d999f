import { configure } from '@testing-library/react'
import * as react from 'react'

/** React's shared internals. `recentlyCreatedOwnerStacks` counts the stacks taken within a second: at 10,000 it takes no more. */
interface Internals {
  readonly recentlyCreatedOwnerStacks: number
}
const internals = (react as unknown as Record<string, Internals>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE']

/**
 * Disables diagnostics that took a quarter of the tests' time: each early poll of `waitFor` prints the whole page into an error, and
 * React captures a stack per element. `DEBUG_PRINT_LIMIT` enables them.
 */
export function lessDiagnostics(): void {
  if (process.env['DEBUG_PRINT_LIMIT'] !== undefined) return
  configure({ getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) })
  if (internals !== undefined) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
}
