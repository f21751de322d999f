import { expect, test } from 'vitest'
import { withQueueLock } from './queueLock.ts'

test('two windows of a user send one after the other', async () => {
  const steps: string[] = []
  const send = (name: string) =>
    withQueueLock('queue', async () => {
      steps.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      steps.push(`${name} ends`)
    })
  await Promise.all([send('first'), send('second')])
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
