import { expect, test } from 'vitest'
import { readCases } from '../cases/readCases.ts'

test('reads rows of a case file by column, with escapes decoded', () => {
  const phones = readCases('phones.tsv')
  expect(phones[0]).toMatchObject({ input: '+1 (512) 555-0131', 'country code': '1', number: '5125550131' })
  expect(phones.find(({ note }) => note === 'non-breaking hyphen')?.['input']).toBe('(512) 555‑0131')
})
