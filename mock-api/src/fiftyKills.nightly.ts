import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lostWrites } from './testing/kills.ts'

test('a server that is killed fifty times while it writes loses no acknowledged write', { timeout: 1_800_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callout-kills-'))
  const { acknowledged, lost } = await lostWrites(folder, 50)
  rmSync(folder, { recursive: true })
  expect(acknowledged).toBeGreaterThan(50 * 10)
  expect(lost).toBe(0)
})
