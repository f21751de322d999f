import { expect, test } from 'vitest'
import { filledOf, type FormSection, returnedSections, withFilled } from './answers.ts'

const field = { isRequired: true, choices: [], showIf: null, terms: null }
const checks: FormSection = { name: 'Checks', fields: [{ ...field, fieldKey: '1.1', name: 'Anything odd?', dataType: 'TEXTBOX' }] }

test('shows questions with answers; an answer without a key is matched by the question’s name', () => {
  const answers = [{ fieldKey: null, name: 'Anything odd?', value: 'No' }]
  expect(returnedSections([checks], answers)).toEqual([checks])
  expect(filledOf(answers, [checks])['1.1']?.value).toBe('No')
})

test('without returned questions the answers have their own names', () => {
  const answers = [
    { fieldKey: 'odd', name: 'Anything odd?', value: 'No' },
    { fieldKey: null, name: 'Customer signature', value: 'typed', signerName: 'Carla Reyes' },
    { fieldKey: null, name: null, value: 'x' },
  ]
  const sections = returnedSections(null, answers)
  expect(sections.flatMap(({ fields }) => fields.map(({ name, dataType }) => [name, dataType]))).toEqual([
    ['Anything odd?', 'TEXTAREA'],
    ['Customer signature', 'SIGNATURE'],
    ['Answer 3', 'TEXTAREA'],
  ])
  expect(filledOf(answers, sections)).toMatchObject({ odd: { value: 'No' }, 'Customer signature': { signerName: 'Carla Reyes' } })
  expect(returnedSections(null, [])).toEqual([])
})

test('a stroke and a name that arrive at once are both preserved', () => {
  const signed = withFilled({}, 'sign', (now) => ({ ...now, signatureImage: 'data:image/svg+xml,x' }))
  expect(withFilled(signed, 'sign', (now) => ({ ...now, signerName: 'Carla' }))).toEqual({
    sign: { signatureImage: 'data:image/svg+xml,x', signerName: 'Carla' },
  })
})
