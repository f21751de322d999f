import { expect, test } from 'vitest'
import { ApiError } from '../errors.ts'
import { createTaskSharing } from './sharedTasks.ts'

const gone = new ApiError('UPSTREAM_TIMEOUT')

function workshop() {
  const shared = createTaskSharing<string>()
  const works: { finish: (value: string) => void; fail: (reason: Error) => void; aborted: ApiError | undefined }[] = []
  const hold = (key: string) =>
    shared(key, () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const work = { finish: resolve, fail: reject, aborted: undefined as ApiError | undefined }
      works.push(work)
      return { result: promise, abort: (reason) => void (work.aborted = reason) }
    })
  return { hold, works }
}

test('shares running tasks by key', async () => {
  const { hold, works } = workshop()
  const [a, b, other] = [hold('k'), hold('k'), hold('other')]
  expect(works).toHaveLength(2)
  works[0]?.finish('done')
  works[1]?.finish('else')
  expect(await Promise.all([a.result, b.result, other.result])).toEqual(['done', 'done', 'else'])
})

test('aborts a task when its last caller releases it', () => {
  const { hold, works } = workshop()
  const [a, b] = [hold('k'), hold('k')]
  a.release(gone)
  expect(works[0]?.aborted).toBeUndefined()
  b.release(gone)
  expect(works[0]?.aborted).toBe(gone)
})

test('does not join an aborted task', () => {
  const { hold, works } = workshop()
  hold('k').release(gone)
  hold('k')
  expect(works).toHaveLength(2)
})

test('passes a failure to all callers and does not cache it', async () => {
  const { hold, works } = workshop()
  const [a, b] = [hold('k'), hold('k')]
  works[0]?.fail(gone)
  expect(await Promise.allSettled([a.result, b.result])).toEqual([
    { status: 'rejected', reason: gone },
    { status: 'rejected', reason: gone },
  ])
  hold('k')
  expect(works).toHaveLength(2)
})
