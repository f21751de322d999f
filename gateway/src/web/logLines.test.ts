import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { logLines } from './logLines.ts'

test('writes the lines of one event loop turn together', async () => {
  const written: string[] = []
  const log = logLines((text) => written.push(text))
  log.write('one\n')
  log.write('two\n')
  expect(written).toEqual([])
  await turn()
  log.write('three\n')
  await turn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test('flushes on exit', async () => {
  const written: string[] = []
  const log = logLines((text) => written.push(text))
  log.write('last words\n')
  log.flush()
  await turn()
  expect(written).toEqual(['last words\n'])
})
