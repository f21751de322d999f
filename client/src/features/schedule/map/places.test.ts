import { expect, test } from 'vitest'
import { coordinateText } from '../../../components/map/coordinates.ts'
import { towns } from '../../../components/map/townData.ts'
import { nearestTown, parseTowns, townsIn, withoutOverlaps } from '../../../components/map/towns.ts'
import { nearestPlace } from './nearestPlace.ts'

test('formats coordinates to about 10 cm', () => {
  expect(coordinateText({ latitude: 30.267200004, longitude: -97.7431 })).toBe('30.2672, -97.7431')
})

test('an arrow key moves to the nearest marker straight in that direction', () => {
  const from = { x: 100, y: 100 }
  const spots = [from, { x: 150, y: 110 }, { x: 120, y: 260 }, { x: 90, y: 20 }, { x: 101, y: 160 }]
  expect(nearestPlace(spots, from, 'ArrowRight')).toBe(1)
  expect(nearestPlace(spots, from, 'ArrowDown')).toBe(4)
  expect(nearestPlace(spots, from, 'ArrowUp')).toBe(3)
  expect(nearestPlace(spots, from, 'ArrowLeft')).toBe(null)
  expect(nearestPlace(spots, from, 'a')).toBe(null)
})

test('reads towns with their place, also south and west of zero, the largest first', () => {
  expect(parseTowns('30 -98\t265660Austin;513042Pflugerville\n-34 151\t132064Sydney\n')).toEqual([
    { name: 'Sydney', latitude: -33.87, longitude: 151.2, rank: 64 },
    { name: 'Austin', latitude: 30.26, longitude: -97.44, rank: 60 },
    { name: 'Pflugerville', latitude: 30.51, longitude: -97.7, rank: 42 },
  ])
})

test('every town of the file has a name, a place and a rank, and known towns are where they are', () => {
  const broken = towns.filter(
    ({ name, latitude, longitude, rank }) => !name || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180) || !(rank >= 31),
  )
  expect(broken).toEqual([])
  expect(towns.length).toBeGreaterThan(30_000)
  const known: [string, number, number][] = [
    ['Austin', 30.27, -97.74],
    ['Bozeman', 45.68, -111.04],
    ['Lisbon', 38.72, -9.13],
    ['Auckland', -36.85, 174.76],
  ]
  for (const [name, latitude, longitude] of known) expect(nearestTown(towns, latitude, longitude)?.name).toBe(name)
})

test('shows only large towns from afar, and small ones near', () => {
  const texas = { north: 31, south: 30, east: -97, west: -98 }
  const namesAt = (zoom: number): string[] => townsIn(towns, texas, zoom).map(({ name }) => name)
  expect(namesAt(3)).toEqual([])
  expect(namesAt(6)).toContain('Austin')
  expect(namesAt(6)).not.toContain('Elgin')
  expect(namesAt(10)).toContain('Elgin')
})

test('omits a label that would overlap one of a larger town', () => {
  const at = (name: string, x: number, y: number) => ({ name, x, y })
  const all = [at('Newark', 0, 0), at('Harrison', 40, 5), at('Orange', 40, 60)]
  expect(withoutOverlaps(all, (town) => town).map(({ name }) => name)).toEqual(['Newark', 'Orange'])
})
