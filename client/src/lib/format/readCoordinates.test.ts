import { expect, test } from 'vitest'
import { readCoordinate, readCoordinates } from './readCoordinates.ts'

const austin = { latitude: 30.2672, longitude: -97.7431 }
const sydney = { latitude: -33.868889, longitude: 151.209167 }

test.each([
  ['30.2672, -97.7431', austin],
  [' 30.2672 -97.7431 ', austin],
  ['(30.2672,-97.7431)', austin],
  ['30.2672;\u221297.7431', austin],
  ['30,2672 -97,7431', austin],
  ['30,2672, -97,7431', austin],
  ['30.2672n 97.7431w', austin],
  ['N30.2672W97.7431', austin],
  ['97.7431° W, 30.2672° N', austin],
  ['33°52′08″ S 151°12′33″ E', sydney],
  ['33°52\u203208\u2033S151°12\u203233\u2033E', sydney],
  ['33 52 8 S, 151 12 33 E', sydney],
  ['30, -97', { latitude: 30, longitude: -97 }],
])('the pair %j is %j', (text, place) => {
  expect(readCoordinates(text)).toEqual(place)
})

test.each([
  '',
  '30.2672',
  '91, 0',
  '30, 181',
  '0, 0',
  '30 N, 97',
  '30 W, 97 E',
  '-30 S, 97 E',
  '30°61′ N, 97° W',
  'here, there',
  '30.2, -97.7, 5',
])('%j is no pair', (text) => {
  expect(readCoordinates(text)).toBe(null)
})

test.each([
  ['30.2672', 'latitude', 30.2672],
  ['30,2672', 'latitude', 30.2672],
  ['97.7431° W', 'longitude', -97.7431],
  ['33°52′08″ S', 'latitude', -33.868889],
  ['33° 52.5′ S', 'latitude', -33.875],
  ['97.7431° W', 'latitude', null],
  ['91', 'latitude', 91],
  ['30 45', 'latitude', null],
  ['north', 'latitude', null],
] as const)('%j as %s is %j', (text, axis, degrees) => {
  expect(readCoordinate(text, axis)).toBe(degrees)
})
