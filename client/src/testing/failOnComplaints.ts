import { format } from 'node:util'
import { afterEach } from 'vitest'

/**
 * What React, Apollo or a page itself writes on the console as an error or a warning fails the test during which it came. What
 * comes between two tests fails the next one.
 */
export function failOnComplaints(): void {
  let complaints: string[] = []
  for (const method of ['error', 'warn'] as const)
    console[method] = (...said: unknown[]) => void complaints.push(`console.${method}: ${format(...said)}`)
  afterEach(() => {
    const said = complaints
    complaints = []
    // Thrown, not expected: a test that counts its own expectations stays as it is.
    if (said.length > 0) throw new Error(said.join('\n'))
  })
}
