import { format } from 'node:util'
import { afterEach } from 'vitest'

/** Fails a test if React, Apollo or a page logs a console error or warning during it. Messages between tests fail the next one. */
export function failOnComplaints(): void {
  let complaints: string[] = []
  for (const method of ['error', 'warn'] as const)
    console[method] = (...messages: unknown[]) => void complaints.push(`console.${method}: ${format(...messages)}`)
  afterEach(() => {
    const messages = complaints
    complaints = []
    // Thrown instead of expected: doesn't count as an assertion.
    if (messages.length > 0) throw new Error(messages.join('\n'))
  })
}
