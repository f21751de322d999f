import { beforeEach, expect, test } from 'vitest'
import { guessHeaderLine, guessTargets, UNMAPPED, rememberTargets, targetsFor } from './columns.ts'
import type { ImportField } from '../defineImport.ts'

const field = (label: string, ...guesses: string[]): ImportField => ({ label, guesses, sample: ['', ''] })
const fields = {
  first: field('First name', 'given name', 'forename'),
  email: field('Email', 'email address', 'mail'),
  phone: field('Phone', 'phone number', 'mobile', 'cell'),
  other: field('Other phone', 'mobile', 'phone 2'),
}
const guess = (...headers: string[]) => guessTargets(headers, fields)

beforeEach(() => localStorage.clear())

test('recognizes column names in any spelling', () => {
  expect(guess('FIRST_NAME', 'E-Mail  Address *', 'phone-number', 'Color')).toEqual(['first', 'email', 'phone', null])
})

test('ignores owner prefixes', () => {
  expect(guess('Customer first name', 'Client email', 'Primary Phone')).toEqual(['first', 'email', 'phone'])
  expect(guess('Customer')).toEqual([null])
})

test('assigns each field once, first to the column with its exact label', () => {
  expect(guess('Mobile', 'Phone')).toEqual(['other', 'phone'])
  expect(guess('Mobile', 'Cell')).toEqual(['phone', null])
  expect(guess('Email', 'Email')).toEqual(['email', null])
})

const headerOf = (...rows: string[][]) =>
  guessHeaderLine(
    rows.map((cells, index) => ({ line: index + 1, cells })),
    fields,
  )

test('a first row without known names is a header unless it looks like data', () => {
  expect(headerOf(['Vorname', 'Ort'])).toBe(1)
  expect(headerOf(['Maria', 'maria@lopez.test'])).toBeNull()
  expect(headerOf(['Maria', '(555) 010-0123'])).toBeNull()
  expect(headerOf(['Maria 1234', 'Email'])).toBe(1)
})

test('title rows above the header are no header', () => {
  const data = ['Maria', 'maria@lopez.test', '1']
  expect(headerOf(['Email report'], ['As of 11/29/2026', '', ''], ['First name', 'Email', 'Id'], data)).toBe(3)
  expect(headerOf(['Kundenliste', '', ''], ['Vorname', 'Ort', 'Nummer'], ['Maria', 'Bonn', '1'])).toBe(2)
  expect(headerOf(['Kundenliste', '', ''], data, data)).toBeNull()
})

test('remembers a mapping only for files with the same columns', () => {
  const headers = ['Given name', 'Remark']
  expect(targetsFor('customers', headers, fields)).toEqual(['first', null])
  rememberTargets('customers', headers, [null, UNMAPPED])
  expect(targetsFor('customers', ['given_name', 'REMARK'], fields)).toEqual([null, UNMAPPED])
  expect(targetsFor('customers', ['Given name'], fields)).toEqual(['first'])
  expect(targetsFor('services', headers, fields)).toEqual(['first', null])
})

test('ignores a remembered mapping with a removed field', () => {
  rememberTargets('customers', ['Given name'], ['gone'])
  expect(targetsFor('customers', ['Given name'], fields)).toEqual(['first'])
  localStorage.setItem(localStorage.key(0) ?? '', 'not JSON')
  expect(targetsFor('customers', ['Given name'], fields)).toEqual(['first'])
})
