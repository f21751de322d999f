import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('a hash knows its password, and no other', async () => {
  const hash = hashPassword('demo1234', 'salt:1')
  expect(hash).not.toContain('demo1234')
  expect(await isPassword('demo1234', hash)).toBe(true)
  expect(await isPassword('demo12345', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

test('the salt decides the hash, so that a seed repeats it', () => {
  expect(hashPassword('demo1234', 'a')).toBe(hashPassword('demo1234', 'a'))
  expect(hashPassword('demo1234', 'a')).not.toBe(hashPassword('demo1234', 'b'))
})
