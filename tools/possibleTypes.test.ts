import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { plugin } from './possibleTypes.ts'

test('unions and interfaces are listed with their members, and nothing else is', () => {
  const schema = buildSchema(`
    interface Named { name: String }
    type Cat implements Named { name: String }
    type Dog implements Named { name: String }
    type Stone { weight: Int }
    union Thing = Cat | Stone
    type Query { thing: Thing }
  `)
  expect(plugin(schema, [], {})).toBe(
    'export const possibleTypes: Record<string, string[]> = {"Named":["Cat","Dog"],"Thing":["Cat","Stone"]}',
  )
})
