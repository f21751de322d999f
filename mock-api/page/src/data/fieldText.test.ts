import { expect, test } from 'vitest'
import { defaultColumns } from './columns.ts'
import { changedFields, toText, toValue } from './fieldText.ts'

const field = (name: string, ...types: ('string' | 'number' | 'boolean' | 'null' | 'list' | 'object')[]) => ({
  name,
  types,
  refers_to: null,
})

test.each([
  [field('a', 'number'), '7.5', 1, 7.5],
  [field('a', 'number', 'null'), '', 1, null],
  [field('a', 'number'), 'seven', 1, 'seven'],
  [field('a', 'string'), '7', '6', '7'],
  [field('a', 'string'), '', 'x', ''],
  [field('a', 'string', 'null'), '', null, null],
  [field('a', 'boolean'), 'true', false, true],
  [field('a', 'boolean', 'null'), '', true, null],
  [field('a', 'list'), '[1, 2]', [], [1, 2]],
])('%j: the text %j is a value', (given, text, former, value) => {
  expect(toValue(given, text, former)).toEqual(value)
})

test('a list that isn’t JSON is no value', () => {
  expect(() => toValue(field('a', 'list'), '[1', [])).toThrow(SyntaxError)
})

test('fields whose text is that of the record are not changed', () => {
  const fields = [field('name', 'string'), field('ids', 'list'), field('rate', 'number')]
  const record = { name: 'A', ids: [1], rate: 2 }
  const texts = { name: 'A', ids: toText(record.ids, 2), rate: '3' }
  expect(changedFields(fields, texts, record)).toEqual({ rate: 3 })
})

test('columns begin with names, without lists and the company', () => {
  const fields = ['id', 'company_id', 'b', 'c', 'd', 'e', 'f', 'g', 'title'].map((name) => field(name, 'string'))
  expect(defaultColumns([...fields, field('status', 'number'), field('items', 'list')])).toEqual([
    'id',
    'b',
    'c',
    'd',
    'e',
    'title',
    'status',
  ])
})
