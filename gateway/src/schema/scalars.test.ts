import { GraphQLScalarType, parseValue } from 'graphql'
import { expect, test } from 'vitest'
import { applyScalar } from './scalars.ts'

const scalar = (name: string): GraphQLScalarType => {
  const type = new GraphQLScalarType({ name })
  applyScalar(type)
  return type
}

test.each([
  ['Instant', 1795183200, 'now'],
  ['Instant', 0, 1.5],
  ['Money', 19.99, Infinity],
  ['Money', 0.07, '7'],
  ['Money', 1234567.89, Number.NaN],
  ['CalendarDate', '2026-11-20', '2026-13-01'],
  ['ClockTime', '23:59', '24:00'],
])('%s takes %j and not %j, whether it comes or goes', (name, right, wrong) => {
  const type = scalar(name)
  expect([type.serialize(right), type.parseValue(right), type.parseLiteral(parseValue(JSON.stringify(right)), {})]).toEqual([
    right,
    right,
    right,
  ])
  expect(() => type.serialize(wrong)).toThrow(`${name} must be`)
  expect(() => type.parseValue(wrong)).toThrow(`${name} must be`)
  expect(() => type.parseLiteral(parseValue('[1]'), {})).toThrow(`${name} must be`)
})

test.each([
  [19.999, 20],
  [1.005, 1.01],
  [-0.004, -0],
])('the amount %d leaves as %d, and does not come in', (sent, shown) => {
  expect(scalar('Money').serialize(sent)).toBe(shown)
  expect(() => scalar('Money').parseValue(sent)).toThrow('Money must be')
})

test.each([
  [1795183200123, 1795183200],
  [17951832001234.5, 1795183200],
  [9_999_999_999, 9_999_999_999],
])('the instant %d leaves as %d seconds (spec §9)', (sent, shown) => {
  expect(scalar('Instant').serialize(sent)).toBe(shown)
})
