import { expect, test } from 'vitest'
import { withoutPorts } from './forwardedFor.ts'

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '::ffff:203.0.113.7'],
  ['203.0.113.7:4711,10.0.0.1:80 , [2001:db8::7]:1', '203.0.113.7, 10.0.0.1, 2001:db8::7'],
  ['unknown', 'unknown'],
  ['host:80', 'host:80'],
])('of %s is %s', (value, plain) => {
  expect(withoutPorts(value)).toBe(plain)
})
