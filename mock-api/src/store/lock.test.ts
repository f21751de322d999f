import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

let folder: string
const writeLock = (holder: object): void => writeFileSync(join(folder, 'lock'), JSON.stringify(holder))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-lock-'))
})

test('a folder that a running process has is refused, and the process is named', () => {
  writeLock({ pid: process.ppid, started: null })
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${process.ppid}.`)
})

test('the lock of a process that is gone is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeLock({ pid, started: null })
  lockFolder(folder)
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
})

test('a released lock can be taken again', () => {
  lockFolder(folder)()
  expect(() => lockFolder(folder)()).not.toThrow()
})

let other: ReturnType<typeof spawn> | undefined
afterEach(() => {
  other?.kill()
  rmSync(folder, { recursive: true })
})

test.runIf(process.platform === 'linux')('a later process that was given the same number does not hold the folder', () => {
  other = spawn('sleep', ['30'])
  writeLock({ pid: other.pid, started: '1' })
  expect(() => lockFolder(folder)()).not.toThrow()
})
