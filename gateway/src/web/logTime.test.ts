import { expect, test } from 'vitest'
import { logTime } from './logTime.ts'

test('formats the time of each line', () => {
  const times = [0, 0, 1, 1_795_343_400_123]
  const line = logTime(() => times.shift() ?? 0)
  expect([line(), line(), line(), line()]).toEqual([
    ',"time":"1970-01-01T00:00:00.000Z"',
    ',"time":"1970-01-01T00:00:00.000Z"',
    ',"time":"1970-01-01T00:00:00.001Z"',
    ',"time":"2026-11-22T10:30:00.123Z"',
  ])
})
