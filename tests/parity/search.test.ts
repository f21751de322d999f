import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { expect, test } from 'vitest'
import { readCases } from '../cases/readCases.ts'

/** The records that have to be found of those in a case's `stored` column. */
function recordsOf(stored: string): string[] {
  const [phone, code = '', digits = ''] = /^(?:other )?phone (?:\+(\d+) )?(\d+)$/.exec(stored) ?? []
  if (phone !== undefined) return [searchText(['Ann Lee'], [{ phone: digits, countryCode: code }])]
  const [firstText = ''] = stored.split('; another ')
  return firstText.split(' and ').map((text) => searchText([text]))
}

test.each(readCases('search.tsv'))('$stored is found by $typed', ({ stored = '', typed = '' }) => {
  expect(recordsOf(stored).map(searchMatcher(typed))).not.toContain(false)
})
