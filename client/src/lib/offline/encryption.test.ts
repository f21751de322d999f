import { expect, test } from 'vitest'
import { memoryKeys } from '../../testing/memoryKeys.ts'
import { decrypt, encrypt } from './encryption.ts'

test('texts that are encrypted at the same time, before there is a key, can all be decrypted', async () => {
  const keys = memoryKeys()
  const texts = ['my day', 'me', 'a job']
  const encrypted = await Promise.all(texts.map((text) => encrypt(text, keys)))
  expect(await Promise.all(encrypted.map((text) => decrypt(text, keys)))).toEqual(texts)
})
