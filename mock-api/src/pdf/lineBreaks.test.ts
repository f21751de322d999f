import { expect, test } from 'vitest'
import { unitsOf } from './lineBreaks.ts'

test.each([
  ['054-123-4567', '054-123-4567'],
  ['ซ่อมท่อน้ำ', 'ซ่อม|ท่อ|น้ำ'],
  ['修理、点検（10:30）です。', '修理、|点検|（10:30）|です。'],
  ['蛇口1/2インチ', '蛇口|1/2|インチ'],
])('%s may break at %s', (text, units) => {
  expect(unitsOf(text).join('|')).toBe(units)
})
