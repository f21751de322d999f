import { cancelReasons } from '@callout/contracts/lookups/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok } from '../testing/fakeBackend.ts'

test('reasons for cancelling come as a bare list', async () => {
  const { data } = await ask({ listCancelReasons: ok(cancelReasons) }, '{ cancelReasons { id reason requiresNote } }')
  expect(data).toEqual({
    cancelReasons: [
      { id: '1', reason: 'Customer asked to cancel', requiresNote: false },
      { id: '2', reason: 'Other', requiresNote: true },
    ],
  })
})
