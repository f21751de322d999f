import { rowMatcher } from '@callout/client/src/features/commandPalette/matches.ts'
import { guessTargets } from '@callout/client/src/components/import/file/columns.ts'
import { tableOf } from '@callout/client/src/components/import/file/fileTable.ts'
import { readNumberColumns } from '@callout/client/src/components/import/numberColumns.ts'
import { toFields } from '@callout/client/src/components/import/planRows.ts'
import { readService } from '@callout/client/src/features/catalogue/import/readService.ts'
import { serviceImport } from '@callout/client/src/features/catalogue/import/serviceImport.ts'
import { customerImport } from '@callout/client/src/features/customers/import/customerImport.ts'
import { readCustomer } from '@callout/client/src/features/customers/import/readCustomer.ts'
import { customerFromText } from '@callout/client/src/features/customers/picker/customerValues.ts'
import { zonesAt } from '@callout/client/src/features/settings/fields/timeZones.ts'
import { numberOrText } from '@callout/client/src/lib/format/readNumber.ts'
import { ServiceBody } from '@callout/contracts/catalogue/schemas'
import { CustomerBody } from '@callout/contracts/customers/schemas'
import { answerProblem } from '@callout/contracts/forms/questions'
import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { matchesSearch } from '@callout/gateway/lists/rowRules'
import { rawTimeZones } from '@vvo/tzdb'
import { describe, expect, test } from 'vitest'
import { readCases } from '../cases/readCases.ts'

const customer = (cells: Readonly<Record<string, string>>) =>
  readCustomer({ firstName: 'Maria', lastName: 'Lopez', street1: '12 Oak Street', ...cells }, [], {
    branches: new Map(),
    phoneCountryCode: '1',
  })

describe('phones', () => {
  const phones = readCases('phones.tsv').map(({ input = '', number = '', 'country code': code = '' }) => ({
    input,
    number: number.trim(),
    code,
  }))
  const numbers = phones.filter(({ number }) => number !== '')

  test.each(numbers)('the call desk reads $input', ({ input, number, code }) => {
    expect(customerFromText(input, '1')).toMatchObject({ phone: number, phoneCountryCode: code, firstName: '', lastName: '' })
  })

  test.each(phones.filter(({ input }) => /\D/.test(input)))('the contract refuses $input', ({ input }) => {
    const { error } = CustomerBody.safeParse({ phone: input, phone_country_code: '1' })
    expect(error?.issues.find(({ path }) => path[0] === 'phone')?.message).toBe('Must be only digits')
  })

  // Only files have numbers such as 5125550135.0, and two numbers in one field.
  const typed = numbers.filter(({ input }) => !/\.0$| \/ /.test(input))

  test.each(typed)('a search for $input finds $number', ({ input, number: phone, code: countryCode }) => {
    expect(searchMatcher(input)(searchText(['Maria Lopez'], [{ phone, countryCode }]))).toBe(true)
  })
})

describe('amounts', () => {
  const amounts = readCases('amounts.tsv').map(({ kind = '', input = '', right = '' }) => ({
    kind,
    input,
    inColumn: /in a field, (.*) in a column$/.exec(right)?.[1] ?? right,
    isAlone: right.includes('in a column'),
  }))
  const prices = amounts.filter(({ kind }) => kind === 'price')

  /** The price in a file whose other row has the app's decimal mark. */
  function importedPrice(input: string, isAlone: boolean): number | string {
    const text = ['Name;Price', `Boiler;${input}`, ...(isAlone ? [] : ['Tap;"1,250.50"'])].join('\n')
    const { headers, rows } = tableOf({ name: 'prices.csv', text }, { delimiter: ';' }, serviceImport.fields)
    const targets = guessTargets(headers, serviceImport.fields)
    const { rows: read, questions } = readNumberColumns(rows, targets, serviceImport.fields, new Map())
    const [row] = read
    if (questions.length > 0 || !row) return '(ask)'
    const reading = { categories: new Map<string, string>(), newCategories: 'add', currencyCode: 'USD' } as const
    const { input: service, problems } = readService(toFields(row, { headers, targets }).fields, [], reading)
    return problems.length > 0 ? '(refuse)' : Number(service['amount'])
  }

  test.each(prices)('the price list import makes $inColumn of $input', ({ input, inColumn, isAlone }) => {
    expect(importedPrice(input, isAlone)).toBe(inColumn.startsWith('(') ? inColumn : Number(inColumn))
  })

  test.each(prices)('the contract refuses the text $input as a price', ({ input }) => {
    const { error } = ServiceBody.safeParse({ name: 'Boiler', amount: input })
    expect(error?.issues.find(({ path }) => path[0] === 'amount')?.message).toBe('Type a number such as 1,234.56.')
  })

  test.each(amounts.filter(({ kind }) => kind.startsWith('number')))('a form saves $inColumn for $input', ({ input, inColumn }) => {
    const question = { field_key: 'a', name: 'A', data_type: 'number' } as const
    const value = String(numberOrText(input))
    expect([value, answerProblem(question, { value })]).toEqual([inColumn, null])
    expect(answerProblem(question, { value: input })).toBe('Type a number such as 1,234.56.')
  })
})

test.each(readCases('places.tsv'))('the import reads $latitude $longitude', ({ latitude = '', longitude = '', right = '' }) => {
  const [lat, lng] = (longitude === '' ? latitude : right).split(', ').map(Number)
  const { input, problems } = customer({ latitude, longitude })
  expect(problems).toEqual([])
  expect(input).toMatchObject({ latitude: lat, longitude: lng })
})

describe('contacts', () => {
  const contacts = readCases('contacts.tsv').map(({ kind = '', input = '', right = '' }) => ({ kind, input, right }))
  const accepted = contacts.filter(({ right }) => right === 'accepted')

  test.each(accepted)('the import accepts the $kind $input', ({ kind, input }) => {
    expect(customer({ [kind]: input })).toMatchObject({ problems: [], input: { [kind]: input } })
  })

  test.each(contacts.filter(({ kind }) => kind === 'postal code'))('the import reads the $kind $input', ({ input, right }) => {
    const { headers, rows } = tableOf({ name: 'list.csv', text: `Name,Zip\nMaria,${input}` }, {}, customerImport.fields)
    const [row] = rows
    const targets = guessTargets(headers, customerImport.fields)
    expect(row && toFields(row, { headers, targets }).fields['postalCode']).toBe(right)
  })

  const zones = zonesAt(new Date('2026-01-15T12:00:00Z'), rawTimeZones)
  const cities = contacts.filter(({ kind }) => kind === 'time zone').flatMap(({ input }) => input.split(', '))

  test.each(cities)('a time zone is found by %s', (city) => {
    const found = zones.filter(({ label, terms }) => searchMatcher(city)(searchText([label, terms])))
    expect(found).toHaveLength(1)
  })
})

describe('searches', () => {
  const texts = readCases('search.tsv')
    .filter(({ stored }) => !/phone/.test(stored ?? ''))
    .map(({ stored = '', typed = '' }) => ({ records: stored.split('; another ')[0]?.split(' and ') ?? [], typed }))

  test.each(texts)('Ctrl K and lists of the gateway find $records by $typed', ({ records, typed }) => {
    expect(records.map((title) => rowMatcher(typed)({ title, details: [] }))).not.toContain(false)
    expect(records.map((text) => matchesSearch({ texts: [text] }, typed))).not.toContain(false)
  })
})
