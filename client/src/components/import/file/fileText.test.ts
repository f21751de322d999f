import { expect, test } from 'vitest'
import { fileText, isSpreadsheet } from './fileText.ts'

const utf16 = (text: string, isLittle: boolean): number[] =>
  [...text].flatMap((letter) => {
    const unit = letter.charCodeAt(0)
    return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]
  })
const utf8 = [...new TextEncoder().encode('Zoë,Köln')]

test.each<[what: string, bytes: number[]]>([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8]],
  ['UTF-16 of Windows', [0xff, 0xfe, ...utf16('Zoë,Köln', true)]],
  ['UTF-16 of others', [0xfe, 0xff, ...utf16('Zoë,Köln', false)]],
  ['UTF-16 without a mark', utf16('Zoë,Köln', true)],
  ['UTF-16 of others without a mark', utf16('Zoë,Köln', false)],
  ['Latin-1', [0x5a, 0x6f, 0xeb, 0x2c, 0x4b, 0xf6, 0x6c, 0x6e]],
])('%s is read', (_, bytes) => {
  expect(fileText(new Uint8Array(bytes))).toBe('Zoë,Köln')
})

test('decodes Windows-1252 quotes and dashes', () => {
  expect(fileText(new Uint8Array([0x93, 0x61, 0x94, 0x20, 0x96, 0x20, 0x80, 0xe9]))).toBe('“a” – €é')
})

test('an empty file is empty, and an Excel file is not text', () => {
  expect(fileText(new Uint8Array())).toBe('')
  expect(isSpreadsheet(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0]))).toBe(true)
  expect(isSpreadsheet(new Uint8Array(utf8))).toBe(false)
})
