import { expect, test } from 'vitest'
import { mapInSlices, SLICE_ITEMS, yieldToPage } from './mapInSlices.ts'

const numbers = Array.from({ length: 105 }, (_, index) => index)

test('maps at most one slice between two pauses, in order', async () => {
  const slices = [0]
  const results = await mapInSlices(
    numbers,
    (number) => {
      slices.push((slices.pop() ?? 0) + 1)
      return number * 2
    },
    { pause: async () => void slices.push(0) },
  )
  expect(results).toEqual(numbers.map((number) => number * 2))
  expect(slices).toEqual([20, 20, 20, 20, 20, 5])
})

test('reports progress after each slice and ends when aborted', async () => {
  const stop = new AbortController()
  const done: number[] = []
  const onProgress = (count: number): void => {
    done.push(count)
    if (count === 2 * SLICE_ITEMS) stop.abort()
  }
  expect(await mapInSlices(numbers, (number) => number, { signal: stop.signal, onProgress })).toBeNull()
  expect(done).toEqual([20, 40])
  expect(await mapInSlices([], (number) => number, {})).toEqual([])
})

test('runs waiting tasks between two slices', async () => {
  const events: string[] = []
  setTimeout(() => events.push('task'), 0)
  await new Promise((resolve) => setTimeout(resolve, 5))
  events.length = 0
  setTimeout(() => events.push('task'), 0)
  for (let turn = 0; turn < 50 && events.length === 0; turn += 1) await yieldToPage()
  expect(events).toEqual(['task'])
})
