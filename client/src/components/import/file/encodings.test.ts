import { expect, test } from 'vitest'
import { decodeText, type Encoding, guessEncoding, isAscii } from './encodings.ts'

const utf16 = (text: string, isLittle: boolean): number[] =>
  [...text].flatMap((letter) => {
    const unit = letter.charCodeAt(0)
    return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]
  })
const utf8 = [...new TextEncoder().encode('Zoë,Köln')]
const guessed = (bytes: number[]): string => decodeText(new Uint8Array(bytes), guessEncoding(new Uint8Array(bytes)))

test.each<[what: string, bytes: number[]]>([
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8]],
  ['UTF-16 with a byte order mark', [0xff, 0xfe, ...utf16('Zoë,Köln', true)]],
  ['big-endian UTF-16 with a byte order mark', [0xfe, 0xff, ...utf16('Zoë,Köln', false)]],
  ['UTF-16 without a byte order mark', utf16('Zoë,Köln', true)],
  ['big-endian UTF-16 without a byte order mark', utf16('Zoë,Köln', false)],
  ['Latin-1', [0x5a, 0x6f, 0xeb, 0x2c, 0x4b, 0xf6, 0x6c, 0x6e]],
])('recognizes %s', (_, bytes) => {
  expect(guessed(bytes)).toBe('Zoë,Köln')
})

test('decodes Windows-1252 quotes and dashes', () => {
  expect(guessed([0x93, 0x61, 0x94, 0x20, 0x96, 0x20, 0x80, 0xe9])).toBe('“a” – €é')
})

// Bytes from the code pages of the Unicode consortium.
test.each<[Encoding, number[], string]>([
  ['windows-1250', [0xa3, 0xf3, 0x64, 0x9f], 'Łódź'],
  ['shift_jis', [0x93, 0x8c, 0x8b, 0x9e], '東京'],
  ['macintosh', [0x5a, 0x9f, 0x72, 0x69, 0x63, 0x68], 'Zürich'],
  ['windows-1252', [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72], 'Müller'],
])('decodes %s', (encoding, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes), encoding)).toBe(text)
})

test('an encoding matters only for text beyond ASCII', () => {
  expect(isAscii(new Uint8Array([0x61, 0x2c, 0x0a]))).toBe(true)
  expect(isAscii(new Uint8Array(utf8))).toBe(false)
  expect(isAscii(new Uint8Array(utf16('a', true)))).toBe(false)
  expect(guessed([])).toBe('')
})
