import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { inStore, resultOf } from './database.ts'

const place = { database: 'database-test', store: 'values' } as const
const read = () => inStore(place, 'readonly', (store) => resultOf<string | undefined>(store.get('name')))

/** Writes a value, and leaves the page meanwhile. */
const writeAndLeave = (value: string, persisted: boolean) =>
  inStore(place, 'readwrite', (store) => {
    const written = resultOf(store.put(value, 'name'))
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
    return written
  })

test('a page that enters the back/forward cache aborts its running transactions', async () => {
  await writeAndLeave('kept', false)
  expect(await read()).toBe('kept')
  await expect(writeAndLeave('aborted', true)).rejects.toThrow(/abort/i)
  expect(await read()).toBe('kept')
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(await read()).toBe('kept')
})
