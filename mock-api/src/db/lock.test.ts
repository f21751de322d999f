import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

let folder: string
const others: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-lock-'))
})
afterEach(() => {
  for (const item of others.splice(0)) item.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A process that waits for input, then tries to lock the folder. */
async function rival(): Promise<{ process: ChildProcess; lock: () => Promise<string> }> {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(import.meta.resolve('./lock.ts'))})
    process.stdout.write('ready')
    process.stdin.on('data', () => {
      try { globalThis.release = lockFolder(${JSON.stringify(folder)}); console.log('locked') } catch (error) { console.log(error.message) }
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  others.push(child)
  await once(child.stdout, 'data')
  const lock = async (): Promise<string> => {
    child.stdin.write('go')
    return String((await once(child.stdout, 'data'))[0]).trim()
  }
  return { process: child, lock }
}
const apiError = (): string => `The data folder ${folder} is in use by another process.`

test('of processes that start at once, one gets the folder', async () => {
  const rivals = await Promise.all(Array.from({ length: 3 }, rival))
  const answers = await Promise.all(rivals.map(({ lock }) => lock()))
  expect(answers.toSorted()).toEqual([apiError(), apiError(), 'locked'])
})

test('the lock of a killed process is free at once', async () => {
  const { process: other, lock } = await rival()
  expect(await lock()).toBe('locked')
  expect(() => lockFolder(folder)).toThrow(apiError())
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockFolder(folder)()
})

test('a released lock can be taken again', () => {
  lockFolder(folder)()
  expect(() => lockFolder(folder)()).not.toThrow()
})
