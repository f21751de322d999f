import { expect, test, vi } from 'vitest'
import { painted } from './afterPaint.ts'

/** The frames of the browser, one by one. */
function frames() {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => waiting.push(act))
  return waiting
}

const passed = (ms = 20): Promise<'nothing yet'> => new Promise((resolve) => setTimeout(resolve, ms, 'nothing yet'))
const done = async (): Promise<'painted'> => {
  await painted()
  return 'painted'
}

test('what follows a paint waits for the frame', async () => {
  const waiting = frames()
  const end = done()
  expect(await Promise.race([end, passed()])).toBe('nothing yet')
  waiting.forEach((act) => act())
  expect(await end).toBe('painted')
})

test('a window in the background has no frames, and goes on all the same', async () => {
  frames()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(await Promise.race([done(), passed()])).toBe('painted')
})
