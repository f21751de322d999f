import { type OperationDefinitionNode, parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import { gatewaySchema } from './schema.ts'
import { coerceVariables, MAX_VARIABLE_ERRORS, type Variables, WrongVariables } from './variables.ts'

const schema = gatewaySchema()
const coerce = (text: string, given: Variables): Variables => {
  const [operation] = parse(text).definitions as OperationDefinitionNode[]
  return coerceVariables(schema, operation?.variableDefinitions ?? [], given, { hideSuggestions: true })
}

test('uses the default of a missing variable, and null for null', () => {
  const query = 'query ($a: Int = 3, $b: JobStatus = COMPLETED, $c: Int) { __typename }'
  const completed = 6
  expect([coerce(query, {}), coerce(query, { a: null, c: null, d: 1 })]).toEqual([
    { a: 3, b: completed },
    { a: null, b: completed, c: null },
  ])
})

test('stops after a few errors', () => {
  const enumType = schema.getType('JobStatus')
  const parseValue = vi.spyOn(enumType as { parseValue: (value: unknown) => unknown }, 'parseValue')
  const v = Array.from({ length: 100_000 }, () => 'WRONG')
  expect(() => coerce('query ($v: [JobStatus!]) { __typename }', { v })).toThrow(WrongVariables)
  expect(parseValue.mock.calls.length).toBeLessThanOrEqual(MAX_VARIABLE_ERRORS + 2)
})
