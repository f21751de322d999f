import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

let folder: string
let other: ReturnType<typeof spawn> | undefined
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

test('a folder that a process of another container touches is refused, though a process here has its number', async () => {
  writeLock({ pid: process.pid, started: null, space: 'another-container' })
  const path = join(folder, 'lock')
  other = spawn(process.execPath, ['-e', `setInterval(() => fs.utimesSync(${JSON.stringify(path)}, new Date(), new Date()), 100)`])
  const before = statSync(path).mtimeMs
  await expect.poll(() => statSync(path).mtimeMs).not.toBe(before)
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by another container or machine.`)
})

test('the lock of a container that is gone is taken over, and touched from then on', async () => {
  writeLock({ pid: 1, started: null, space: 'another-container' })
  const release = lockFolder(folder)
  const before = statSync(join(folder, 'lock')).mtimeMs
  await expect.poll(() => statSync(join(folder, 'lock')).mtimeMs, { timeout: 5000 }).not.toBe(before)
  release()
})

test('a released lock can be taken again', () => {
  lockFolder(folder)()
  expect(() => lockFolder(folder)()).not.toThrow()
})

afterEach(() => {
  other?.kill()
  rmSync(folder, { recursive: true })
})

test.runIf(process.platform === 'linux')('a later process that was given the same number does not hold the folder', () => {
  other = spawn('sleep', ['30'])
  writeLock({ pid: other.pid, started: '1' })
  expect(() => lockFolder(folder)()).not.toThrow()
})

test.runIf(process.platform === 'linux')(
  'a process that was killed and that its parent has not collected does not hold the folder',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 30 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] })
    other = parent
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line)
    // As long as it is a shell it may still collect.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()).toBe('sleep')
    const statOf = (): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    writeLock({ pid, started: statOf()[19] ?? null })
    expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${pid}.`)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => statOf()[0]).toBe('Z')
    expect(() => lockFolder(folder)()).not.toThrow()
  },
)

test('of several processes that start at once on the lock of one that is gone, one gets the folder', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeLock({ pid, started: null })
  const script = `
    const { lockFolder } = await import(${JSON.stringify(import.meta.resolve('./lock.ts'))})
    process.stdout.write('ready')
    process.stdin.once('data', () => {
      try { lockFolder(${JSON.stringify(folder)}); console.log('has it') } catch (error) { console.log(error.message) }
    })`
  const rivals = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', script]))
  try {
    await Promise.all(rivals.map(({ stdout }) => once(stdout, 'data')))
    const answers = Promise.all(rivals.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()))
    for (const { stdin } of rivals) stdin.write('go')
    const refused = new RegExp(`^The data folder ${folder} (is in use by process \\d+|was just taken by another process)\\.$`)
    const [winners, losers] = [
      (await answers).filter((answer) => answer === 'has it'),
      (await answers).filter((answer) => refused.test(answer)),
    ]
    expect([winners.length, losers.length]).toEqual([1, 3])
  } finally {
    for (const rival of rivals) rival.kill('SIGKILL')
  }
})
