import { expect, test } from 'vitest'
import { Refusal } from '../errors.ts'
import { createSharing } from './sharing.ts'

const gone = new Refusal('UPSTREAM_TIMEOUT')

function workshop() {
  const shared = createSharing<string>()
  const works: { finish: (value: string) => void; fail: (reason: Error) => void; aborted: Refusal | undefined }[] = []
  const hold = (key: string) =>
    shared(key, () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const work = { finish: resolve, fail: reject, aborted: undefined as Refusal | undefined }
      works.push(work)
      return { result: promise, abort: (reason) => void (work.aborted = reason) }
    })
  return { hold, works }
}

test('work under way is shared by key, and its result goes to everybody', async () => {
  const { hold, works } = workshop()
  const [a, b, other] = [hold('k'), hold('k'), hold('other')]
  expect(works).toHaveLength(2)
  works[0]?.finish('done')
  works[1]?.finish('else')
  expect(await Promise.all([a.result, b.result, other.result])).toEqual(['done', 'done', 'else'])
})

test('it goes on as long as one of its askers stays, and is given up with the last', () => {
  const { hold, works } = workshop()
  const [a, b] = [hold('k'), hold('k')]
  a.release(gone)
  expect(works[0]?.aborted).toBeUndefined()
  b.release(gone)
  expect(works[0]?.aborted).toBe(gone)
})

test('what was given up is not joined any more', () => {
  const { hold, works } = workshop()
  hold('k').release(gone)
  hold('k')
  expect(works).toHaveLength(2)
})

test('a failure goes to everybody and is not kept', async () => {
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
