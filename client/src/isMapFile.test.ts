import { expect, test } from 'vitest'
import { isMapFile } from './isMapFile.ts'

const isCached = (address: string): boolean => isMapFile(new URL(address, 'https://callout.test'))

test.each(['/assets/MapCanvas-a1B2_c3d.js', '/assets/mapData-0f9e.js', '/assets/unitedStates-x-1.js'])(
  'caches %s for the map',
  (address) => {
    expect(isCached(address)).toBe(true)
  },
)

test.each([
  '/graphql?query=%2Fassets%2FmapData-1.js',
  '/job-files/12/assets/MapCanvas-1.js',
  '/events',
  '/drive-times',
  '/jobs?from=/assets/mapData-1.js',
  '/map',
  '/settings.json',
  '/api/v1/files/key/photo.jpg',
])('caches nothing of a user: %s', (address) => {
  expect(isCached(address)).toBe(false)
})
