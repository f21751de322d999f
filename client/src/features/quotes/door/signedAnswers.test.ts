import { expect, test } from 'vitest'
import { quotedJob } from '../testing/quotedJob.ts'
import { answersForChoice, signerOf, suggestedAnswers } from './signedAnswers.ts'

const field = (fieldKey: string, name: string, dataType: 'TEXTAREA' | 'NUMBER' | 'SIGNATURE') => ({
  fieldKey,
  name,
  dataType,
  isRequired: true,
  choices: null,
  showIf: null,
  terms: null,
})
const sections = [
  {
    name: 'Work',
    fields: [
      field('work', 'Work to be done', 'TEXTAREA'),
      field('price', 'Agreed price', 'NUMBER'),
      field('sign', 'Customer signature', 'SIGNATURE'),
    ],
  },
]
const [good, better] = [
  { alternative: 0, optional: [] },
  { alternative: 1, optional: [0] },
]
const before = suggestedAnswers(sections, quotedJob(), good)
const after = suggestedAnswers(sections, quotedJob(), better)

test('another choice changes what it filled in, keeps what was typed, and removes the signature', () => {
  const signed = { value: 'drawn', signatureImage: 'data:image/svg+xml,', signerName: 'Marta Lopez', signedAt: 1, signedTotal: 129.11 }
  const filled = { ...before, work: { value: 'As agreed on the phone' }, sign: signed }
  expect(answersForChoice(sections, filled, { before, after })).toEqual({
    work: { value: 'As agreed on the phone' },
    price: { value: '1265.73' },
    sign: { signerName: 'Marta Lopez' },
  })
})

test('the customer has signed unless another name was entered', () => {
  expect(signerOf(sections, { sign: { signerName: ' ' } }, 'Maria Lopez')).toBe('Maria Lopez')
  expect(signerOf(sections, { sign: { signerName: 'Marta Lopez' } }, 'Maria Lopez')).toBe('Marta Lopez')
})
