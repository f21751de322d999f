import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answers, answerProblems, askedKeys, type Question } from './questions.ts'

const choice = (field_key: string, part: Partial<Question> = {}): Question => ({
  field_key,
  data_type: 'dropdown_single_choice',
  choices: [{ name: 'Yes' }, { name: 'No' }],
  ...part,
})
const on = (field_key: string, equals = 'Yes') => ({ show_if: { field_key, equals } })
const asked = (questions: readonly Question[], answers: Answers) => [...askedKeys(questions, answers)]

test('asks a question only if the other one has the required answer', () => {
  const form = [choice('leak'), choice('where', on('leak'))]
  expect(asked(form, {})).toEqual(['leak'])
  expect(asked(form, { leak: { value: 'No' } })).toEqual(['leak'])
  expect(asked(form, { leak: { value: 'Yes' } })).toEqual(['leak', 'where'])
})

test('does not ask a question that depends on an unasked one, even if that has the answer', () => {
  const form = [choice('a'), choice('b', on('a')), choice('c', on('b'))]
  expect(asked(form, { a: { value: 'No' }, b: { value: 'Yes' } })).toEqual(['a'])
})

test('never asks a question that depends on itself, a circle or a missing question', () => {
  const form = [choice('a', on('b')), choice('b', on('a')), choice('self', on('self')), choice('lost', on('gone'))]
  const answers = { a: { value: 'Yes' }, b: { value: 'Yes' }, self: { value: 'Yes' }, gone: { value: 'Yes' } }
  expect(asked(form, answers)).toEqual([])
})

const keys = ['k0', 'k1', 'k2', 'k3', 'k4', 'k5'] as const
const forms = fc
  .tuple(...keys.map((_, index) => fc.option(fc.record({ of: fc.nat(5), equals: fc.constantFrom('Yes', 'No') }), { freq: 1 + index })))
  .map((conditions) =>
    keys.map((key, index): Question => {
      const condition = conditions[index]
      return choice(key, { is_required: true, ...(condition && { show_if: { field_key: `k${condition.of}`, equals: condition.equals } }) })
    }),
  )
const givens = fc.dictionary(fc.constantFrom(...keys), fc.record({ value: fc.constantFrom('Yes', 'No', '', 'Maybe') }))

test('for random forms, requires only asked questions, and each is reached by answers', () => {
  fc.assert(
    fc.property(forms, givens, (form, answers) => {
      const shown = askedKeys(form, answers)
      for (const { field_key } of answerProblems(form, answers)) expect(shown.has(field_key)).toBe(true)
      // An independent check: a question is asked if a chain of matching answers leads to an unconditional one.
      for (const start of form) {
        let question: Question | undefined = start
        let isReached = true
        for (let steps = 0; question?.show_if && isReached; steps++) {
          const { field_key, equals }: { field_key: string; equals: string } = question.show_if
          isReached = steps < form.length && answers[field_key]?.value === equals
          question = form.find((item) => item.field_key === field_key)
        }
        expect(shown.has(start.field_key)).toBe(isReached && question !== undefined)
      }
    }),
  )
})

test('ignores answers to hidden questions', () => {
  fc.assert(
    fc.property(forms, givens, (form, answers) => {
      const shown = askedKeys(form, answers)
      const askedAnswers = Object.fromEntries(Object.entries(answers).filter(([key]) => shown.has(key)))
      expect(askedKeys(form, askedAnswers)).toEqual(shown)
      expect(answerProblems(form, askedAnswers)).toEqual(answerProblems(form, answers))
    }),
  )
})

const image = 'data:image/svg+xml,broken'
test.each([
  ['textbox', 'x'.repeat(201), 'Use at most 200 characters'],
  ['textbox', 'x'.repeat(200), undefined],
  ['number', '12,5', 'Type a number such as 1,234.56.'],
  ['number', '-12.5', undefined],
  ['date', '2026-02-30', 'Enter a date'],
  ['date', '2026-02-28', undefined],
  ['dropdown_single_choice', 'Maybe', 'Choose one of the answers'],
  ['checkbox', 'true', undefined],
  ['checkbox', 'false', 'Required'],
  ['textarea', '  ', 'Required'],
  ['photo', 'x', 'Required'],
] as const)('%s with “%.12s”: %s', (data_type, value, message) => {
  const question = { ...choice('a'), data_type, is_required: true }
  expect(answerProblems([question], { a: { value } })[0]?.message).toBe(message)
})

test.each([
  [{ value: 'typed', signer_name: 'Carla' }, undefined],
  [{ value: 'typed', signer_name: ' ' }, 'Type the signer’s name'],
  [{ value: 'drawn', signer_name: 'Carla' }, 'Sign again'],
  [{ value: 'drawn', signer_name: 'Carla', signature_image: image }, 'Sign again'],
  [{ value: '', signer_name: 'Carla' }, 'Required'],
])('a signature of %j: %s', (given, message) => {
  const question: Question = { field_key: 'a', data_type: 'signature', is_required: true }
  expect(answerProblems([question], { a: given })[0]?.message).toBe(message)
})
