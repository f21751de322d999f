import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lostWrites } from './testing/kills.ts'

const kills = Number(process.env['KILLS'] ?? 500)

test(`a server that is killed ${kills} times while it writes loses no acknowledged write`, { timeout: 7_200_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callout-kills-'))
  const { acknowledged, lost } = await lostWrites(folder, kills)
  rmSync(folder, { recursive: true })
  process.stdout.write(`${kills} kills, ${acknowledged} acknowledged writes, ${lost} lost\n`)
  expect(acknowledged).toBeGreaterThan(kills * 10)
  expect(lost).toBe(0)
})
