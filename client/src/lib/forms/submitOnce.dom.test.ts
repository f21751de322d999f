import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isRecent, submitAgain, submitOnce } from './submitOnce.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.useRealTimers())

const lost = async (): Promise<void> => {
  throw new TypeError('Failed to fetch')
}
const refused = (code: string) => async (): Promise<void> => {
  throw new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code } }] })
}
const done = () => vi.fn<() => Promise<void>>(async () => {})
const there = async () => ({ id: '7' })
const none = async () => null

test('the first submit does not look for duplicates', async () => {
  const look = vi.fn<typeof none>(none)
  const create = done()
  expect(await submitOnce('note', create, look)).toBeNull()
  expect([create.mock.calls.length, look.mock.calls.length]).toEqual([1, 0])
})

test.each(['NETWORK', 'UPSTREAM_TIMEOUT', 'UPSTREAM_BAD_REPLY', 'UPSTREAM_TOO_LARGE', 'INTERNAL'])(
  'after %s an existing record is not sent again, and the user is asked',
  async (code) => {
    await expect(submitOnce('note', code === 'NETWORK' ? lost : refused(code), there)).rejects.toThrow(
      code === 'NETWORK' ? 'Failed to fetch' : 'No',
    )
    const create = done()
    expect(await submitOnce('note', create, there)).toEqual({ found: { id: '7' } })
    expect(create).not.toHaveBeenCalled()
    await submitAgain('note', create)
    expect(create).toHaveBeenCalledTimes(1)
    expect(await submitOnce('note', create, there)).toBeNull()
  },
)

test('after a lost response a missing record is sent again', async () => {
  await expect(submitOnce('note', lost, none)).rejects.toThrow('Failed to fetch')
  const create = done()
  expect(await submitOnce('note', create, none)).toBeNull()
  expect(create).toHaveBeenCalledTimes(1)
})

test('an error answers the last try, but not the one before', async () => {
  await expect(submitOnce('note', refused('INVALID'), there)).rejects.toThrow('No')
  expect(await submitOnce('note', done(), there)).toBeNull()
  await expect(submitOnce('note', lost, there)).rejects.toThrow('Failed to fetch')
  await expect(submitAgain('note', refused('INVALID'))).rejects.toThrow('No')
  expect(await submitOnce('note', done(), there)).toEqual({ found: { id: '7' } })
})

test("asks if the lookup is inconclusive or fails; retries if it can't connect", async () => {
  await expect(submitOnce('note', lost, none)).rejects.toThrow('Failed to fetch')
  const create = done()
  expect(await submitOnce('note', create, async () => 'unknown' as const)).toEqual({ found: null })
  const forbidden = async () => {
    await refused('FORBIDDEN')()
    return null
  }
  expect(await submitOnce('note', create, forbidden)).toEqual({ found: null })
  const away = async () => {
    await lost()
    return null
  }
  await expect(submitOnce('note', create, away)).rejects.toThrow('Failed to fetch')
  expect(create).not.toHaveBeenCalled()
})

test('looks up a record that another window may have sent, and sends it if none is found', async () => {
  const create = done()
  expect(await submitOnce('job', create, there, true)).toEqual({ found: { id: '7' } })
  expect(create).not.toHaveBeenCalled()
  expect(await submitOnce('job', create, async () => 'unknown' as const, true)).toBeNull()
  expect(create).toHaveBeenCalledTimes(1)
})

test('ignores submits of other names and those older than an hour', async () => {
  vi.useFakeTimers()
  await expect(submitOnce('note 1', lost, there)).rejects.toThrow('Failed to fetch')
  expect(await submitOnce('note 2', done(), there)).toBeNull()
  vi.setSystemTime(Date.now() + 3_601_000)
  expect(await submitOnce('note 1', done(), there)).toBeNull()
})

test.each([
  [59 * 60, true],
  [61 * 60, false],
])('a record created %i seconds ago is recent: %s', (seconds, expected) => {
  expect(isRecent(Date.now() / 1000 - seconds)).toBe(expected)
})
