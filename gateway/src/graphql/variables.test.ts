import fc from 'fast-check'
import {
  getVariableValues,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql'
import { expect, test, vi } from 'vitest'
import { gatewaySchema } from './schema.ts'
import { compileVariables, MAX_VARIABLE_ERRORS, WrongVariables } from './variables.ts'

const schema = gatewaySchema()
const definitionsOf = (text: string) => (parse(text).definitions[0] as OperationDefinitionNode).variableDefinitions ?? []

const samples: Readonly<Record<string, readonly unknown[]>> = {
  Int: [0, 7, -1],
  Float: [1.5, 2],
  String: ['', 'text'],
  Boolean: [true, false],
  ID: ['501', 7],
  Instant: [1_795_183_200],
  CalendarDate: ['2026-11-22'],
  ClockTime: ['09:30'],
  Money: [12.5],
}
const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom([], {}, null, 2 ** 40, 1.234, '25:00', { toString: 1 }))

/** Values of a type, now and then with something that does not fit. */
function valuesOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valuesOf(type.ofType, depth)
  if (isListType(type)) return fc.oneof(fc.array(valuesOf(type.ofType, depth), { maxLength: 3 }), valuesOf(type.ofType, depth))
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (!isInputObjectType(type)) return fc.constantFrom(...(samples[type.name] ?? ['x']))
  const fields = Object.values(type.getFields()).map(
    (field) => [field.name, depth > 2 ? fc.constant(null) : valuesOf(field.type, depth + 1)] as const,
  )
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: fields.slice(0, fields.length / 2).map(([name]) => name),
    noNullPrototype: true,
  })
}
const spoilt = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: values },
    { weight: 1, arbitrary: junk },
    {
      weight: 2,
      arbitrary: fc.tuple(values, fc.nat(), junk).map(([value, at, wrong]) => {
        if (typeof value !== 'object' || value === null) return wrong
        const key = Object.keys(value)[at % Math.max(1, Object.keys(value).length)] ?? 'unknown'
        return Array.isArray(value) ? [...(value as unknown[]), wrong] : { ...value, [key]: wrong }
      }),
    },
  )

const types = [
  'JobInput!',
  'JobsInput',
  'CustomerInput',
  'ManageJobInput!',
  '[JobStatus!]',
  '[[Int]]',
  'Money',
  '[ID!]!',
  'Boolean!',
  'ClockTime',
]

test.each(types)('%s: what fits is what graphql-js says fits, and becomes the same', (name) => {
  const definitions = definitionsOf(`query ($v: ${name}) { __typename }`)
  const type = typeFromAST(schema, definitions[0]!.type as never) as GraphQLInputType
  const coerce = compileVariables(schema, definitions, { hideSuggestions: false })
  const outcome = (given: Record<string, unknown>) => {
    try {
      return { coerced: coerce(given) }
    } catch (error) {
      return { errors: (error as WrongVariables).errors.map(({ message }) => message) }
    }
  }
  const expected = (given: Record<string, unknown>) => {
    const { coerced, errors } = getVariableValues(schema, definitions, given, { maxErrors: MAX_VARIABLE_ERRORS })
    return coerced ? { coerced: JSON.parse(JSON.stringify(coerced)) as unknown } : { errors: errors.map(({ message }) => message) }
  }
  fc.assert(
    fc.property(
      fc.oneof(
        spoilt(valuesOf(type)).map((v) => ({ v })),
        fc.constant({}),
      ),
      (given) => {
        expect(outcome(given)).toEqual(expected(given))
      },
    ),
    { numRuns: 150 },
  )
})

test('defaults count where nothing is given, and null where null is', () => {
  const coerce = compileVariables(schema, definitionsOf('query ($a: Int = 3, $b: JobStatus = COMPLETED, $c: Int) { __typename }'), {
    hideSuggestions: false,
  })
  const completed = coerce({ b: 'COMPLETED' })['b']
  expect([coerce({}), coerce({ a: null, c: null, d: 1 })]).toEqual([
    { a: 3, b: completed },
    { a: null, b: completed, c: null },
  ])
})

test('of ever so many wrong values the first few are looked at', () => {
  const enumType = schema.getType('JobStatus')
  const looks = vi.spyOn(enumType as { parseValue: (value: unknown) => unknown }, 'parseValue')
  const coerce = compileVariables(schema, definitionsOf('query ($v: [JobStatus!]) { __typename }'), { hideSuggestions: true })
  const v = Array.from({ length: 100_000 }, () => 'WRONG')
  expect(() => coerce({ v })).toThrow(WrongVariables)
  expect(looks.mock.calls.length).toBeLessThanOrEqual(MAX_VARIABLE_ERRORS + 2)
})
