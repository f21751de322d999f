import { expect, test } from 'vitest'
import { zonesAt } from './timeZones.ts'

const winter = zonesAt(new Date('2026-01-15T12:00:00Z'))

test('time zones range from -12:00 to +13:00', () => {
  expect(winter[0]).toEqual({ zone: 'Etc/GMT+12', label: '(-12:00) Etc/GMT+12' })
  expect(winter.at(-1)?.label).toMatch(/^\(\+13:00\) /)
  const zones = winter.map(({ zone }) => zone)
  expect(zones).not.toContain('Pacific/Kiritimati')
  expect(zones).toContain('UTC')
})

test('a zone shows its offset on that day', () => {
  const labelOf = (zones: typeof winter) => zones.find(({ zone }) => zone === 'America/New_York')?.label
  expect(labelOf(winter)).toBe('(-05:00) America/New York')
  expect(labelOf(zonesAt(new Date('2026-07-15T12:00:00Z')))).toBe('(-04:00) America/New York')
  expect(winter.find(({ zone }) => zone === 'Asia/Kathmandu' || zone === 'Asia/Katmandu')?.label).toMatch(/^\(\+05:45\)/)
})
