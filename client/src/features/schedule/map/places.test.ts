import { expect, test } from 'vitest'
import { coordinatesOf, coordinateText } from '../shared/map/coordinates.ts'
import { gridOf, roundLength } from '../shared/map/grid.ts'
import { nearestPlace } from './nearestPlace.ts'

test('coordinates are read as maps give them, and what is no place on earth is none', () => {
  const austin = { latitude: 30.2672, longitude: -97.7431 }
  for (const text of ['30.2672, -97.7431', ' 30.2672 -97.7431 ', '30.2672;-97.7431', '30.2672° N, 97.7431° W', '30.2672n 97.7431w'])
    expect(coordinatesOf(text)).toEqual(austin)
  for (const text of ['', '30.2672', '91, 0', '30, 181', '0, 0', '30 N, 97', '30 W, 97 N', 'here, there', '30.2, -97.7, 5'])
    expect(coordinatesOf(text)).toBe(null)
  expect(coordinateText({ latitude: 30.267200004, longitude: -97.7431 })).toBe('30.2672, -97.7431')
})

test('an arrow key leads to the nearest that stands there, and not around the corner', () => {
  const from = { x: 100, y: 100 }
  const spots = [from, { x: 150, y: 110 }, { x: 120, y: 260 }, { x: 90, y: 20 }, { x: 101, y: 160 }]
  expect(nearestPlace(spots, from, 'ArrowRight')).toBe(1)
  expect(nearestPlace(spots, from, 'ArrowDown')).toBe(4)
  expect(nearestPlace(spots, from, 'ArrowUp')).toBe(3)
  expect(nearestPlace(spots, from, 'ArrowLeft')).toBe(null)
  expect(nearestPlace(spots, from, 'a')).toBe(null)
})

test('the squares of the grid have a round length, in the unit of the company', () => {
  expect([0.3, 1, 1.2, 2, 3, 7, 40].map(roundLength)).toEqual([0.5, 1, 2, 2, 5, 10, 50])
  // 0.36 degrees of latitude are 40.03 km: twelve squares of 3.3 km at most, so of 5 km; in miles 24.9, so of 5 miles.
  const box = { north: 30.36, south: 30, east: -97.6, west: -97.9 }
  const grid = gridOf(box, 'km')
  expect(grid.length).toBe(5)
  expect(gridOf(box, 'mi').length).toBe(5)
  const rows = grid.lines.filter(([from, to]) => from.latitude === to.latitude).map(([{ latitude }]) => latitude)
  expect((rows[1] ?? 0) - (rows[0] ?? 0)).toBeCloseTo(5 / 111.195, 5)
  const columns = grid.lines.filter(([from, to]) => from.longitude === to.longitude).map(([{ longitude }]) => longitude)
  expect((columns[1] ?? 0) - (columns[0] ?? 0)).toBeCloseTo(5 / 111.195 / Math.cos((30 * Math.PI) / 180), 5)
})
