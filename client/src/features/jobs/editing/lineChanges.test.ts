import { expect, test } from 'vitest'
import { lineChanges } from './FieldChanges.tsx'
import { lineOfText } from '../../lineItems/moneyValues.ts'

const line = (id: string | null, name: string, quantity = 1) => ({ ...lineOfText(name), id, quantity })
const [boiler, filter, pump] = [line('1', 'Boiler'), line('2', 'Filter'), line(null, 'Pump')]

test('changed lines are listed with their old values in job order', () => {
  const more = line('1', 'Boiler', 3)
  expect(lineChanges([boiler, filter], [more, pump])).toEqual([
    { before: boiler, after: more },
    { before: filter, after: null },
    { before: null, after: pump },
  ])
})

test('reordered lines are not a change', () => {
  expect(lineChanges([boiler, filter], [filter, boiler])).toEqual([])
})
