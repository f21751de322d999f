import { expect, test } from 'vitest'
import { firstDayIn } from './firstDay.ts'

test.each([
  ['en-US', 0],
  ['de-DE', 1],
  ['ar-EG', 6],
  ['not a language', 0],
])('weeks in %s begin on weekday %i', (language, day) => expect(firstDayIn(language)).toBe(day))
