import { mesh } from 'topojson-client'
import { expect, test } from 'vitest'
import { unitedStatesLines } from './unitedStatesLines.ts'

/** Kilometers from a place to the nearest point of the lines. */
function distanceTo(name: 'lakes' | 'rivers' | 'roads', latitude: number, longitude: number): number {
  const { coordinates } = mesh(unitedStatesLines, unitedStatesLines.objects[name] as never)
  const width = Math.cos((latitude * Math.PI) / 180)
  const degrees = coordinates.flat().map(([x = 0, y = 0]) => Math.hypot((x - longitude) * width, y - latitude))
  return degrees.reduce((least, distance) => Math.min(least, distance)) * 111
}

test.each([
  ['Interstate 35 in Austin', 'roads', 30.267, -97.733],
  ['Interstate 80 in Reno', 'roads', 39.536, -119.81],
  ['the Mississippi at Memphis', 'rivers', 35.147, -90.065],
  ['the shore of Lake Michigan at Chicago', 'lakes', 41.885, -87.61],
] as const)('%s is where it is', (_, name, latitude, longitude) => {
  expect(distanceTo(name, latitude, longitude)).toBeLessThan(6)
})

test('the Nevada desert at 37.75, -115.95 has no main road', () => {
  expect(distanceTo('roads', 37.75, -115.95)).toBeGreaterThan(12)
})
