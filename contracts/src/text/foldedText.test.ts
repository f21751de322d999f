import { expect, test } from 'vitest'
import { foldedText, nameFit } from './foldedText.ts'

test.each([
  ['José ÅNGSTRÖM', 'jose angstrom'],
  ['Jose\u0301', 'jose'],
  ['STRAẞE Großstraße', 'strasse grossstrasse'],
  ['Æsop Œuvre Ørsted Łódź', 'aesop oeuvre orsted lodz'],
  ['Đorđe Guðrún Þór Ħal IŞIL İzmir ıŋ', 'dorde gudrun thor hal isil izmir in'],
  ['O’Brien O‘Brien OʼBrien O`Brien', "o'brien o'brien o'brien o'brien"],
  ['Anne\u2011Marie 25\u201340 \u22125', 'anne-marie 25-40 -5'],
  ['\u200eAnn\u00ada\u200b', 'anna'],
  // Marks of other scripts are letters of their own.
  ['北京 が Йод Ёж', '北京 が йод ёж'],
  ['कि שָׁלוֹם', 'कि שָׁלוֹם'],
])('“%s” is folded to “%s”', (text, expected) => {
  expect(foldedText(text).normalize('NFD')).toBe(expected.normalize('NFD'))
})

test.each([
  ['Marcelo Ruiz', 'mar', 0],
  ['Álvaro Díaz', 'alvaro  d', 0],
  ['Ana Márquez', 'mar', 1],
  ['Smith-Marsh', 'MAR', 1],
  ['Ana Márquez', 'mar an', 1],
  ['Amari Martel', 'mar', 1],
  ['Amari Lee', 'mar', 2],
  ['2Mars', 'mar', 2],
  ['Ana Márquez', 'mar oak', 2],
  ['Bo Chen', '5550', 2],
])('%s fits “%s” as number %d', (name, typed, fit) => {
  expect(nameFit(typed)(name)).toBe(fit)
})
