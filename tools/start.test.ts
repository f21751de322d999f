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

test('npm start says when everything is ready, and a signal to it leaves nothing behind', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callout-start-'))
  const ports = [await freePort(), await freePort(), await freePort()]
  const [MOCK_API_PORT, GATEWAY_PORT, CLIENT_PORT] = ports.map(String)
  const { npm_lifecycle_event: _, NODE_ENV: __, ...environment } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...environment, MOCK_API_PORT, GATEWAY_PORT, CLIENT_PORT, DATA_DIR: folder, SEED_SIZE: 'tiny' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const closed = once(npm.stdout, 'close')
  try {
    let printed = ''
    npm.stdout.on('data', (text) => {
      printed += String(text)
    })
    await expect.poll(() => printed, { timeout: 120_000 }).toContain('Callout is ready.')
    expect(await Promise.all(ports.map((port) => isTaken(port)))).toEqual([true, true, true])
    npm.kill('SIGTERM')
    // A remaining process would hold the other end.
    await closed
    expect(await Promise.all(ports.map((port) => isTaken(port)))).toEqual([false, false, false])
  } finally {
    endGroup(npm.pid as number)
    rmSync(folder, { recursive: true })
  }
})
