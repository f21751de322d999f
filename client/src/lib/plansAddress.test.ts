import { expect, test } from 'vitest'
import { plansAddress } from './plansAddress.ts'

test.each([
  ['', '/pricing-plans'],
  ['callout', '/callout/pricing-plans'],
  ['/callout/', '/callout/pricing-plans'],
  ['a/b', '/a/b/pricing-plans'],
])('with the prefix "%s" the plans are at %s', (prefix, address) => expect(plansAddress(prefix)).toBe(address))
