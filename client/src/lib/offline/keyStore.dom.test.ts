import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { clearSession } from '../session/session.ts'
import { browserKeys } from './keyStore.ts'

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

test('the end of a session deletes the database of the key', async () => {
  await browserKeys.keep(await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']))
  expect(await names()).toEqual(['callout'])
  clearSession()
  await expect.poll(names).toEqual([])
})
