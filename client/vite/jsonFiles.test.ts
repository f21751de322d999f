import { matchPath } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { paths, sitePaths } from '../src/lib/paths.ts'
import { routePatterns } from './jsonFiles.ts'

let patterns: readonly string[]
beforeAll(async () => void (patterns = await routePatterns()))

const matches = (address: string): string[] =>
  patterns.filter((pattern) => matchPath(pattern, new URL(address, 'http://callout.test').pathname) !== null)

test('lists a page for every address of the product', () => {
  const { cashOut, openJobsOfBranch, ...others } = paths
  const addresses = [
    cashOut(['7']),
    openJobsOfBranch('7', ['NEW']),
    ...Object.values(others).map((address) => (address as (...ids: string[]) => string)('7', '8')),
  ]
  expect(addresses).toContain('/customers/7/properties/8/edit')
  expect(addresses.filter((address) => matches(address).length === 0)).toEqual([])
})

test.each(['/unknown', '/jobs/7/unknown', ...sitePaths.map((path) => `${path}/unknown/below`)])('lists no page for %s', (address) => {
  expect(matches(address)).toEqual([])
})

test('includes the address of the plans under the product prefix of the build', async () => {
  process.env['VITE_PRODUCT_PREFIX'] = 'acme'
  const prefixed = await routePatterns().finally(() => delete process.env['VITE_PRODUCT_PREFIX'])
  expect(prefixed).toEqual([...patterns, '/acme/pricing-plans'].toSorted())
})
