import { expect, test } from 'vitest'
import { leadTimesWith } from './leadTimes.ts'

const labelAt = (minutes: number | null): string | undefined =>
  leadTimesWith(minutes).find(({ value }) => value === String(minutes ?? ''))?.label

test('formats a lead time, including a custom one, and shows nothing if it is missing', () => {
  expect(labelAt(1440)).toBe('1 day')
  expect(labelAt(90)).toBe('90 minutes')
  expect(labelAt(null)).toBe('Not available')
  expect(leadTimesWith(null).find(({ label }) => label === 'Not available')?.disabled).toBe(true)
})
