import { expect, test } from 'vitest'
import { zoneName } from './zoneName.ts'

test.each([
  ['America/Chicago', 'Chicago time'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
])('the zone %s is called "%s" in short', (zone, name) => expect(zoneName(zone)).toBe(name))
