import { expect, test } from 'vitest'
import { driveMinutes, getPlace, roadKm } from './routes.ts'

/** On a meridian north of the equator: 0.01° is 1.11 km of air distance. */
const at = (hundredths: number) => ({ latitude: hundredths / 100, longitude: 0 })

test('a distance is the great circle times the detour', () => {
  // One degree is 40,030 km / 360 = 111.19 km; roads take 1.3 times that.
  expect(roadKm(at(0), at(100))).toBeCloseTo(111.19 * 1.3, 1)
  expect(driveMinutes(20)).toBe(30)
})

test('missing or single coordinates and 0, 0 are no place', () => {
  expect(getPlace({ latitude: 30.2, longitude: 0 })).toEqual({ latitude: 30.2, longitude: 0 })
  for (const [latitude, longitude] of [
    [null, null],
    [30, null],
    [undefined, 5],
    [0, 0],
  ])
    expect(getPlace({ latitude, longitude })).toBe(null)
})
