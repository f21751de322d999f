import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { resetStores } from '../lib/createStore.ts'
import { rendersAtOnce } from '../lib/useIsPainted.ts'
import { failOnComplaints } from './failOnComplaints.ts'

/** The first test of a file also loads the page's code, possibly on a busy machine. */
configure({ asyncUtilTimeout: 80_000, showOriginalStackTrace: true })
// Each early poll of `waitFor` would print the whole page into an error. `DEBUG_PRINT_LIMIT` enables that.
if (process.env['DEBUG_PRINT_LIMIT'] === undefined) {
  configure({ getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) })
}

// React's development build captures a stack trace per element, a seventh of the CPU time. V8 captures none while the limit is an
// accessor. `vi.mock` needs stack traces on load.
if (process.env['STACK_TRACES'] === '0') {
  beforeEach(() => void Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set: () => {} }))
}

rendersAtOnce.write(true)

// First, so that it runs last: messages logged on unmount count too.
failOnComplaints()

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

// Files of the project `client` share a page and its modules.
const ownProperties = new Set(Object.getOwnPropertyNames(navigator))
afterAll(async () => {
  vi.useRealTimers()
  // A module whose loading the end of a file cuts off would fail in all later files.
  await vi.dynamicImportSettled()
  resetStores()
  document.head.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  for (const name of Object.getOwnPropertyNames(navigator)) if (!ownProperties.has(name)) Reflect.deleteProperty(navigator, name)
})
