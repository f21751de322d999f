import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../bench/harness/server.ts'
import { isTaken, root } from './services.ts'

/** Kills what a failed test left running. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It had ended.
  }
}

test.each(['mock-api', 'gateway'])(
  'a signal to npm start -w %s leaves no server behind',
  { tags: 'nightly', timeout: 60_000 },
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'callout-alone-'))
    const port = await freePort()
    const { npm_lifecycle_event: _, NODE_ENV: __, ...environment } = process.env
    const npm = spawn('npm', ['start', '-w', name], {
      cwd: root,
      env: { ...environment, PORT: String(port), DATA_DIR: folder, SEED_SIZE: 'tiny' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    npm.stdout.resume()
    const closed = once(npm.stdout, 'close')
    try {
      await expect.poll(() => isTaken(port), { timeout: 30_000 }).toBe(true)
      npm.kill('SIGTERM')
      // A remaining process would hold the other end.
      await closed
      expect(await isTaken(port)).toBe(false)
    } finally {
      endGroup(npm.pid as number)
      rmSync(folder, { recursive: true })
    }
  },
)
