import { describe, expect, test } from 'vitest'
import { piecesOf, resolveTemplate, templateVariable, type TemplateValues, unknownVariables, variablesOf } from './templateText.ts'

const names = Object.keys(templateVariable) as (keyof TemplateValues)[]
const values = Object.fromEntries(names.map((name) => [name, `<${name}>`])) as unknown as TemplateValues

function numbers(seed: number): (most: number) => number {
  let state = seed
  return (most) => (state = (state * 48_271) % 2_147_483_647) % most
}

const scraps = [
  '{{',
  '}}',
  '{',
  '}',
  ' ',
  'Hello ',
  '\n',
  '{{}}',
  '{{ nobody }}',
  '{{client_name',
  'visit_date}}',
  '{{__proto__}}',
  '{{toString}}',
  '{{{client_name}}}',
  '<b>',
  '$&',
  '$1',
]

describe('variables of a template', () => {
  test('are the 13 of the spec', () => {
    expect(names).toHaveLength(13)
  })

  test('joined parts are the template, and variables are found with and without spaces', () => {
    const template = 'Hello {{client_first_name}}, see you on {{ visit_date }} at {{visit_time}}.'
    expect(
      piecesOf(template)
        .map(({ text }) => text)
        .join(''),
    ).toBe(template)
    expect(variablesOf(template)).toEqual(['client_first_name', 'visit_date', 'visit_time'])
    expect(resolveTemplate(template, { ...values, client_first_name: 'Ada', visit_date: '12 May', visit_time: '9:00' })).toBe(
      'Hello Ada, see you on 12 May at 9:00.',
    )
  })

  test.each([
    ['Hello {{client_nme}}', ['{{client_nme}}']],
    ['{{ }} and {{client name}}', ['{{ }}', '{{client name}}']],
    ['An open {{client_name', ['{{']],
    ['A closed }} one', ['}}']],
    ['{{toString}} {{__proto__}}', ['{{toString}}', '{{__proto__}}']],
    ['Only {braces} and {{client_name}}', []],
  ])('%s has %o that is no variable', (template, expected) => {
    expect(unknownVariables(template)).toEqual(expected)
  })

  test('does not expand values that look like variables or replacement patterns', () => {
    const sent = resolveTemplate('{{client_name}} {{company_name}}', {
      ...values,
      client_name: '{{company_email}} $& $1',
      company_name: 'A',
    })
    expect(sent).toBe('{company_email} $& $1 A')
  })

  test('leaves no unresolved variable in a thousand random templates', () => {
    const random = numbers(15)
    const some = <T>(all: readonly T[]): T => all[random(all.length)] as T
    for (let round = 0; round < 1000; round++) {
      const parts = Array.from({ length: 1 + random(12) }, () =>
        random(2) === 0 ? `{{${' '.repeat(random(2))}${some(names)}${' '.repeat(random(2))}}}` : some(scraps),
      )
      const hostile = Object.fromEntries(
        names.map((name) => [name, `${some(scraps)}${name.toUpperCase()}${some(scraps)}`]),
      ) as unknown as TemplateValues
      const template = parts.join('')
      const sent = resolveTemplate(template, hostile)
      expect(sent, template).not.toMatch(/\{\{|\}\}/)
      for (const name of variablesOf(template)) expect(sent, template).toContain(name.toUpperCase())
      const isUnknownExpected = unknownVariables(template).length > 0 || JSON.stringify(hostile).includes('nobody')
      expect(sent.includes('nobody') && !isUnknownExpected, template).toBe(false)
      expect(
        piecesOf(template)
          .map(({ text }) => text)
          .join(''),
      ).toBe(template)
    }
  })
})
