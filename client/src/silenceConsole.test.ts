import { expect, test, vi } from 'vitest'
import { silenceConsole } from './silenceConsole.ts'

test('nothing is written to a silenced console', () => {
  const write = vi.fn<() => void>()
  const target = { log: write, info: write, debug: write, warn: write, error: write, trace: write, table: write, dir: write }
  silenceConsole(target)
  for (const method of Object.values(target)) method()
  expect(write).not.toHaveBeenCalled()
})
