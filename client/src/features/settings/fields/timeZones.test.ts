import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { rawTimeZones } from '@vvo/tzdb'
import { expect, test } from 'vitest'
import { zonesAt } from './timeZones.ts'

const winter = zonesAt(new Date('2026-01-15T12:00:00Z'))

test('time zones range from -12:00 to +13:00', () => {
  expect(winter[0]).toEqual({ zone: 'Etc/GMT+12', label: '(-12:00) Etc/GMT+12', terms: '' })
  expect(winter.at(-1)?.label).toMatch(/^\(\+13:00\) /)
  const zones = winter.map(({ zone }) => zone)
  expect(zones).not.toContain('Pacific/Kiritimati')
  expect(zones).toContain('UTC')
})

test('a zone shows its offset on that day', () => {
  const getLabel = (zones: typeof winter) => zones.find(({ zone }) => zone === 'America/New_York')?.label
  expect(getLabel(winter)).toBe('(-05:00) America/New York')
  expect(getLabel(zonesAt(new Date('2026-07-15T12:00:00Z')))).toBe('(-04:00) America/New York')
  expect(winter.find(({ zone }) => zone === 'Asia/Kathmandu' || zone === 'Asia/Katmandu')?.label).toMatch(/^\(\+05:45\)/)
})

const named = zonesAt(new Date('2026-01-15T12:00:00Z'), rawTimeZones)
const zonesFoundBy = (typed: string): string[] =>
  named.filter(({ label, terms }) => searchMatcher(typed)(searchText([label, terms]))).map(({ zone }) => zone)

/** The name that this version of ICU lists. */
const listed = (...names: string[]): string => Intl.supportedValuesOf('timeZone').find((name) => names.includes(name)) ?? ''
const kyiv = listed('Europe/Kyiv', 'Europe/Kiev')
const saigon = listed('Asia/Ho_Chi_Minh', 'Asia/Saigon')

test.each([
  ['Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Kyiv', kyiv],
  ['Kiev', kyiv],
  ['Saigon', saigon],
  ['Ho Chi Minh', saigon],
  ['US/Pacific', 'America/Los_Angeles'],
  ['Dallas', 'America/Chicago'],
  ['San Francisco', 'America/Los_Angeles'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['Central', 'America/Chicago'],
  ['CST', 'America/Chicago'],
  ['cdt', 'America/Chicago'],
  ['PST', 'America/Los_Angeles'],
  ['-06:00 america/chi', 'America/Chicago'],
])('“%s” finds %s', (typed, zone) => {
  expect(zonesFoundBy(typed)).toContain(zone)
})

test('a city finds few zones', () => {
  expect(zonesFoundBy('Chicago')).toEqual(['America/Chicago'])
  expect(zonesFoundBy('Mumbai')).toEqual(['Asia/Kolkata'])
})
