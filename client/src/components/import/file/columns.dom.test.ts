import { beforeEach, expect, test } from 'vitest'
import { guessTargets, hasHeads, UNMAPPED, rememberTargets, targetsFor } from './columns.ts'
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

test('columns are known by their names, however these are written', () => {
  expect(guess('FIRST_NAME', 'E-Mail  Address *', 'phone-number', 'Color')).toEqual(['first', 'email', 'phone', null])
})

test('whose column it is says nothing', () => {
  expect(guess('Customer first name', 'Client email', 'Primary Phone')).toEqual(['first', 'email', 'phone'])
  expect(guess('Customer')).toEqual([null])
})

test('each field is given once, first to the column that is called as the field is', () => {
  expect(guess('Mobile', 'Phone')).toEqual(['other', 'phone'])
  expect(guess('Mobile', 'Cell')).toEqual(['phone', null])
  expect(guess('Email', 'Email')).toEqual(['email', null])
})

test('a first row without a known name has heads as long as it looks like no content', () => {
  expect(hasHeads(['Vorname', 'Ort'], fields)).toBe(true)
  expect(hasHeads(['Maria', 'maria@lopez.test'], fields)).toBe(false)
  expect(hasHeads(['Maria', '(555) 010-0123'], fields)).toBe(false)
  expect(hasHeads(['Maria 1234', 'Email'], fields)).toBe(true)
})

test('a choice is remembered for files with the same columns, and for no others', () => {
  const headers = ['Given name', 'Remark']
  expect(targetsFor('customers', headers, fields)).toEqual(['first', null])
  rememberTargets('customers', headers, [null, UNMAPPED])
  expect(targetsFor('customers', ['given_name', 'REMARK'], fields)).toEqual([null, UNMAPPED])
  expect(targetsFor('customers', ['Given name'], fields)).toEqual(['first'])
  expect(targetsFor('services', headers, fields)).toEqual(['first', null])
})

test('a choice with a field that is no more is not used', () => {
  rememberTargets('customers', ['Given name'], ['gone'])
  expect(targetsFor('customers', ['Given name'], fields)).toEqual(['first'])
  localStorage.setItem(localStorage.key(0) ?? '', 'not JSON')
  expect(targetsFor('customers', ['Given name'], fields)).toEqual(['first'])
})
