import { enums } from './enums.ts'
import { gatewaySchema } from '../graphql/schema.ts'
import { buildSchema, type GraphQLEnumType, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { applyCodes } from './codedEnum.ts'

const schema = gatewaySchema()

test.each(Object.entries(enums))('%s stands for exactly the codes of its table', (name, table) => {
  const type = schema.getType(name) as GraphQLEnumType
  expect(isEnumType(type)).toBe(true)
  expect(Object.fromEntries(type.getValues().map((value) => [value.name, value.value]))).toEqual(
    Object.fromEntries(Object.entries(table).map(([key, { code }]) => [key, code])),
  )
  for (const [key, { code }] of Object.entries(table)) {
    expect([type.serialize(code), type.serialize(String(code)), type.parseValue(key)]).toEqual([key, key, code])
  }
})

test('throws for an unknown code', () => {
  expect(() => (schema.getType('JobStatus') as GraphQLEnumType).serialize(42)).toThrow('JobStatus has no value for this code')
})

test('throws at the start for a value without a code', () => {
  const type = buildSchema('enum E { A B } type Query { e: E }').getType('E') as GraphQLEnumType
  expect(() => applyCodes(type, { A: { code: 1, label: 'a' } })).toThrow('E.B has no wire code')
})
