import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { failOnComplaints } from './failOnComplaints.ts'
import { lessDiagnostics } from './lessDiagnostics.ts'

/** The first test of a file loads the page's code too, and a machine may be busy. */
configure({ asyncUtilTimeout: 40_000 })
lessDiagnostics()

// Before the others, so that it ends a test: what leaving the page says counts too.
failOnComplaints()

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
