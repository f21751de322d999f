import { expect, test } from 'vitest'
import type { ImportField } from '../defineImport.ts'
import { openFile, openText, tableOf } from './fileTable.ts'

const field = (label: string): ImportField => ({ label, guesses: [], sample: ['', ''] })
const fields = { name: field('Name'), city: field('City') }
const table = (text: string, choice: Parameters<typeof tableOf>[1] = {}) => tableOf({ name: 'file.csv', text }, choice, fields)

test('rows above the header are left out, and the header can be chosen', () => {
  const text = 'Customer list\n\nName,City\nMaria,Austin'
  expect(table(text)).toMatchObject({ headers: ['Name', 'City'], rows: [{ line: 4, cells: ['Maria', 'Austin'] }], headerLine: 3 })
  expect(table(text, { headerLine: 4 })).toMatchObject({ headers: ['Maria', 'Austin'], problem: 'There are no rows below the header.' })
  expect(table(text, { headerLine: null }).rows.map(({ line }) => line)).toEqual([1, 3, 4])
})

test('reads 200 columns and refuses 20,000', () => {
  const wide = (count: number): string => `${Array.from({ length: count }, (_, index) => `c${index}`).join(',')}\n1,2`
  expect(table(wide(200))).toMatchObject({ problem: null, headers: { length: 200 } })
  expect(table(wide(20_000))).toMatchObject({
    problem: 'Use at most 200 columns. This file has 20,000. Delete those that you don’t need.',
    headers: [],
  })
  expect(table(`Name,City${','.repeat(20_000)}\nMaria,Austin`)).toMatchObject({ problem: null, headers: ['Name', 'City'] })
})

test('decodes with the chosen encoding', () => {
  const file = { name: 'a.csv', bytes: new Uint8Array([0x4e, 0x61, 0x6d, 0x65, 0x0a, 0xa3, 0xf3, 0x64, 0x9f]) }
  expect(tableOf(file, {}, fields)).toMatchObject({ encoding: 'windows-1252', rows: [{ cells: ['£ódŸ'] }] })
  expect(tableOf(file, { encoding: 'windows-1250' }, fields)).toMatchObject({ encoding: 'windows-1250', rows: [{ cells: ['Łódź'] }] })
  expect(table('Name\nŁódź').encoding).toBeNull()
})

test.each([
  ['<html><table><tr><td>Maria</td></tr></table>', 'This is a web page'],
  ['\n<TABLE border=1>', 'This is a web page'],
  ['BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Maria Lopez\r\nEND:VCARD', 'This is a vCard file.'],
  ['%PDF-1.7', 'This is a PDF.'],
  ['\u00d0\u00cf\u0011\u00e0\u00a1', 'This is a file of an older Excel version (.xls).'],
])('the file %j is refused with what to do', async (text, sentence) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(await openFile(new File([bytes], 'list.csv'))).toEqual({ problem: expect.stringContaining(sentence) as string })
})

test('pasted contact cards are refused', () => {
  expect(openText('Pasted rows', 'BEGIN:VCARD\nFN:Maria')).toHaveProperty('problem')
  expect(openText('Pasted rows', 'Name\nMaria')).toEqual({ name: 'Pasted rows', text: 'Name\nMaria' })
})
