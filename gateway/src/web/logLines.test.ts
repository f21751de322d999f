import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { logLines } from './logLines.ts'

test('lines of one turn are written together, in their order, and those of the next one apart', async () => {
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

test('what waits is written at once where the process ends', async () => {
  const written: string[] = []
  const log = logLines((text) => written.push(text))
  log.write('last words\n')
  log.flush()
  await turn()
  expect(written).toEqual(['last words\n'])
})
