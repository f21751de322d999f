import { expect, test } from 'vitest'
import { formatDay } from './dayText.ts'

test.each([
  ['MM/dd/yyyy', '12/05/2026'],
  ['dd-MM-yyyy', '05-12-2026'],
  ['MM-dd-yyyy', '12-05-2026'],
  ['MMM dd,yyyy', 'Dec 05,2026'],
  ['dd/MM/yyyy', '05/12/2026'],
  ['', 'December 5, 2026'],
])('a day in the format %j reads %s', (format, text) => {
  expect(formatDay('2026-12-05', format)).toBe(text)
})
