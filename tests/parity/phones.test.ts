import { readCustomer } from '@callout/client/src/features/customers/import/readCustomer.ts'
import { readPhones } from '@callout/client/src/lib/phones/readPhones.ts'
import { CustomerBody } from '@callout/contracts/customers/schemas'
import { expect, test } from 'vitest'
import { readCases } from '../cases/readCases.ts'

const getProblems = (phone: string, code: string): string[] =>
  (CustomerBody.safeParse({ phone, phone_country_code: code }).error?.issues ?? [])
    .filter(({ path }) => path[0] === 'phone')
    .map(({ message }) => message)

const imported = (phone: string) =>
  readCustomer({ firstName: 'Maria', lastName: 'Lopez', street1: '12 Oak Street', phone }, [], {
    branches: new Map(),
    phoneCountryCode: '1',
  })

const rows = readCases('phones.tsv').map(({ input = '', number = '', note = '', 'country code': code = '' }) => ({
  input,
  number: number.trim(),
  code,
  extension: /extension (\d+)/.exec(note)?.[1] ?? null,
  second: note.includes('second number') ? '5125550137' : undefined,
}))
const numbers = rows.filter(({ number }) => number !== '')
const refused = rows.filter(({ code }) => code === '(refuse)')
const none = rows.filter(({ number, code }) => number === '' && code !== '(refuse)')

test('every row is of one kind', () => {
  expect([numbers.length, refused.length, none.length]).toEqual([16, 1, 2])
})

test.each(numbers)('reads $input', ({ input, number, code, extension, second }) => {
  const [first, other] = readPhones(input, '1')
  expect(first).toEqual({ code, digits: number, extension })
  expect(other?.digits).toBe(second)
  expect(getProblems(number, code)).toEqual([])
})

test.each(numbers)('imports $input', ({ input, number, code, extension, second }) => {
  const { input: saved, problems } = imported(input)
  expect(problems).toEqual([])
  expect(saved).toMatchObject({ phone: number, phoneCountryCode: code })
  expect(saved['alternatePhone']).toBe(second)
  expect(saved['notes']).toBe(extension === null ? undefined : `Extension of +1 (512) 555-${number.slice(6)}: ${extension}`)
})

test.each(refused)('refuses $input in forms and imports', ({ input }) => {
  const [first] = readPhones(input, '1')
  expect(getProblems(first?.digits ?? input, first?.code ?? '')).toEqual(['Please type valid mobile number'])
  expect(imported(input).problems).toEqual(['Phone: Please type valid mobile number'])
})

test.each(none)('$input is no phone in imports, and refused in forms', ({ input }) => {
  expect(imported(input)).toMatchObject({ problems: [] })
  expect(imported(input).input).not.toHaveProperty('phone')
  expect(readPhones(input, '1')).toEqual([])
  expect(getProblems(input, '1')).toEqual(['Must be only digits'])
})
