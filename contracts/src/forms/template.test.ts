import { expect, test } from 'vitest'
import { z } from '../wire/zod.ts'
import { FormBody } from './schemas.ts'

const field = (field_key: string, part: object = {}) => ({ field_key, name: field_key, data_type: 'textbox', ...part })
const state = field('state', { data_type: 'dropdown_single_choice', choices: [{ name: 'Good' }, { name: 'Bad' }] })
const problems = (...fields: object[]) => {
  const { error } = z.safeParse(FormBody, { form_name: 'A', fields_schema: [{ section: { name: 'S' }, fields }] })
  return error?.issues.map(({ path, message }) => [path.join('.').replace('fields_schema.0.fields.', ''), message]) ?? []
}

test.each([
  ['two questions with one key', [field('a'), field('a')], '1.field_key', 'Another question has this key'],
  [
    'one answer to choose from',
    [field('a', { data_type: 'dropdown_single_choice', choices: [{ name: 'x' }] })],
    '0.choices',
    'Add at least two answers',
  ],
  [
    'two equal answers',
    [field('a', { data_type: 'dropdown_single_choice', choices: [{ name: 'x' }, { name: 'x ' }] })],
    '0.choices',
    'Two answers are the same',
  ],
  [
    'a condition on a question below',
    [field('a', { show_if: { field_key: 'state', equals: 'Bad' } }), state],
    '0.show_if',
    'Choose a question above this one',
  ],
  [
    'a condition on a text',
    [field('a'), field('b', { show_if: { field_key: 'a', equals: 'x' } })],
    '1.show_if',
    'Choose a question above this one',
  ],
  [
    'a condition on an answer that is gone',
    [state, field('b', { show_if: { field_key: 'state', equals: 'Ugly' } })],
    '1.show_if',
    'Choose an answer',
  ],
  ['a question without a name', [field('a', { name: ' ' })], '0.name', 'Required'],
] as const)('%s is refused', (_, fields, place, message) => expect(problems(...fields)).toContainEqual([place, message]))

test('accepts questions that depend on choices and ticks above them', () => {
  const tick = field('tick', { data_type: 'checkbox' })
  expect(
    problems(
      state,
      tick,
      field('b', { show_if: { field_key: 'state', equals: 'Bad' } }),
      field('c', { show_if: { field_key: 'tick', equals: 'true' } }),
    ),
  ).toEqual([])
})
