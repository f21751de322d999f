import { expect, test } from 'vitest'
import { formatQuantity } from './quantity.ts'

test.each([
  [2, 'hour', '2 hours'],
  [1, 'hour', '1 hour'],
  [0.5, 'hour', '0.5 hours'],
  [2, 'piece', '2 pieces'],
  [3, 'box', '3 boxes'],
  [1250, 'foot', '1,250 feet'],
  [2.5, 'h', '2.5 h'],
  [2, 'sq ft', '2 sq ft'],
  [2, 'Stunde', '2 Stunde'],
  [2, 'constructor', '2 constructor'],
  [4, null, '4'],
  [null, 'hour', 'hour'],
  [null, null, ''],
])('a quantity of %s and the unit %s read "%s"', (quantity, unit, text) => expect(formatQuantity({ quantity, unit })).toBe(text))
