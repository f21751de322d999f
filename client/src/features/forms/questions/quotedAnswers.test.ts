import { expect, test } from 'vitest'
import type { FormField } from './answers.ts'
import { quotedAnswers } from './quotedAnswers.ts'

const field = (fieldKey: string, name: string, more: Partial<FormField> = {}): FormField => ({
  fieldKey,
  name,
  dataType: 'TEXTBOX',
  isRequired: true,
  choices: null,
  showIf: null,
  terms: null,
  ...more,
})
const fields = [
  field('work', 'Work to be done'),
  field('price', 'Agreed price'),
  field('how', 'How the price was agreed', { choices: ['Fixed price', 'Estimate'] }),
  field('start', 'Start date'),
  field('name', 'Your name'),
]

test('fills in work, price and name of a quote', () => {
  const work = 'Boiler service\nThermostat'
  expect(quotedAnswers([{ name: 'Work', fields }], { work, price: 1265.73, customer: 'Maria Lopez' })).toEqual({
    work: { value: work },
    price: { value: '1265.73' },
    how: { value: 'Fixed price' },
    name: { value: 'Maria Lopez' },
  })
})

test('leaves out unknown values and choices that the form lacks', () => {
  const item = [field('how', 'How the price was agreed', { choices: ['Estimate'] }), ...fields.slice(0, 2)]
  expect(quotedAnswers([{ name: 'Work', fields: item }], { work: '', price: null, customer: null })).toEqual({})
})
