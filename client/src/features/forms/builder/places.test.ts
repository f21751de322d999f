import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BuiltSection, newQuestion } from './builderValues.ts'
import { moveQuestion, placeOfKey, placeSentence, questionsAbove, stepFrom } from './places.ts'

const question = (fieldKey: string, part = {}) => ({ ...newQuestion(), fieldKey, name: fieldKey, ...part })
const sections: BuiltSection[] = [
  { key: 's0', name: 'Checks', fields: [question('a'), question('b')] },
  { key: 's1', name: 'Handed over', fields: [question('c')] },
]
const keys = (of: readonly BuiltSection[]) => of.map(({ fields }) => fields.map(({ fieldKey }) => fieldKey).join(''))

test.each([
  ['a', 1, ['ba', 'c']],
  ['b', 1, ['a', 'bc']],
  ['c', -1, ['abc', '']],
  ['a', -1, null],
  ['c', 1, null],
] as const)('a step of %s by %i', (key, by, after) => {
  const from = placeOfKey(sections, key)
  const to = from && stepFrom(sections, from, by)
  expect(from && to ? keys(moveQuestion(sections, from, to)) : null).toEqual(after)
})

test('moving anything anywhere loses and duplicates nothing', () => {
  const place = fc.record({ section: fc.nat(2), field: fc.nat(3) })
  fc.assert(
    fc.property(place, place, (from, to) => {
      fc.pre(to.section < sections.length)
      expect(
        keys(moveQuestion(sections, from, to))
          .join('')
          .split('')
          .toSorted(),
      ).toEqual(['a', 'b', 'c'])
    }),
  )
})

test('announces where a question is now', () => {
  expect(placeSentence(sections, { section: 0, field: 1 })).toBe('“b” is question 2 of 2 in Checks')
})

test('a condition can use preceding questions with choices', () => {
  const choice = question('x', { dataType: 'DROPDOWN_SINGLE_CHOICE', choices: ['Yes', 'No'] })
  const form = [{ key: 's', name: 'S', fields: [question('t'), choice, question('tick', { dataType: 'CHECKBOX' }), question('q'), choice] }]
  expect(questionsAbove(form, 'q').map(({ fieldKey }) => fieldKey)).toEqual(['x', 'tick'])
})
