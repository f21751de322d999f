import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compileMistakes, type Mistake } from './mistakes.ts'

const mistakes: readonly Mistake[] = [
  ['a field has a member that means nothing', "hint: 'Default for new jobs.", "says: 'Default for new jobs."],
  ['a field is not of the form', "isActive: { label: 'Active'", "isOpen: { label: 'Active'"],
  ['a field has no label', "isActive: { label: 'Active', as", 'isActive: { as'],
  ['a field has a type that there is none of', "isActive: { label: 'Active', as: 'flag'", "isActive: { label: 'Active', as: 'switch'"],
  ['a new record is sent without a conversion', 'toInput: ({ values }) => ({ ...values, rate: Number(values.rate) }),', ''],
  ['a value is sent in another type', 'rate: Number(values.rate)', 'rate: values.rate'],
  ['a change is sent without its record', '({ ...others, id, ...', '({ ...others, ...'],
  ['a response is read by another call', "'createTax'", "'createJob'"],
  ['a name is read that the record lacks', 'getName: ({ name }) => name', 'getName: ({ title }) => title'],
  ['a duplicate has no page', 'to: paths.editTax(tax.id) }', '}'],
  ['a form that changes records cannot read one', "    read: readBy(TaxDocument, 'tax'),\n", ''],
]

const source = resolve('client/src/features/taxes/taxForm.tsx')
const problems = compileMistakes({ name: 'recordFormMistakes', source }, mistakes)

test('the form without a mistake compiles', () => {
  expect(problems.get(-1) ?? []).toEqual([])
})

test.each(mistakes.map(([sentence], index) => [sentence, index] as const))('it does not compile where %s', (_, index) => {
  expect(problems.get(index)?.length ?? 0).toBeGreaterThan(0)
})
