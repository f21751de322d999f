import { expect, test } from 'vitest'
import { inParallel } from './inParallel.ts'

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('processes all items in order and respects the limit', async () => {
  const started: number[] = []
  let now = 0
  let most = 0
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    started.push(item)
    most = Math.max(most, (now += 1))
    await turn()
    now -= 1
  })
  expect(started).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('after a stop running items finish and no others start', async () => {
  const stop = new AbortController()
  const ended: number[] = []
  await inParallel(
    [1, 2, 3, 4, 5],
    2,
    async (item) => {
      if (item === 2) stop.abort()
      await turn()
      ended.push(item)
    },
    stop.signal,
  )
  expect(ended).toEqual([1, 2])
})
