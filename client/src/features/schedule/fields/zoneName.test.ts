import { expect, test } from 'vitest'
import { zoneName } from './zoneName.ts'

test.each([
  ['America/Chicago', 'Chicago time'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
])('the short name of zone %s is "%s"', (zone, name) => expect(zoneName(zone)).toBe(name))
