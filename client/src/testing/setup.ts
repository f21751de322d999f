import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { failOnComplaints } from './failOnComplaints.ts'

/** The first test of a file also loads the page's code, possibly on a busy machine. */
configure({ asyncUtilTimeout: 40_000 })
// Each early poll of `waitFor` would print the whole page into an error. `DEBUG_PRINT_LIMIT` enables that.
if (process.env['DEBUG_PRINT_LIMIT'] === undefined) {
  configure({ getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) })
}

// First, so that it runs last: messages logged on unmount count too.
failOnComplaints()

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
