import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../bench/harness/server.ts'

let folder: string
let supervisor: ChildProcessByStdio<null, Readable, Readable> | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-supervise-'))
})
afterEach(() => {
  supervisor?.kill('SIGKILL')
  for (const name of ['a', 'b']) if (isRunning(name)) process.kill(pidOf(name), 'SIGKILL')
  rmSync(folder, { recursive: true })
})

const pidOf = (name: string): number => Number(readFileSync(join(folder, `${name}.pid`), 'utf8'))
function isRunning(name: string): boolean {
  if (!existsSync(join(folder, `${name}.pid`))) return false
  try {
    return process.kill(pidOf(name), 0)
  } catch {
    return false
  }
}

/** A server that writes its port to `<name>.port` and replies after running the statement `before`. */
const server = (before: string): string => `
  import { createServer } from 'node:http'
  import { writeFileSync } from 'node:fs'
  const [name] = process.argv.slice(2)
  let asked = 0
  const server = createServer((request, response) => { asked += 1; ${before}; response.end() })
  server.listen(Number(process.argv[3]), '127.0.0.1', () => writeFileSync(name + '.pid', String(process.pid)))
`
const well = server('')
const stubborn = `${server('')}; process.on('SIGTERM', () => undefined)`
/** Never replies to the first request. */
const slowAtFirst = server('if (asked === 1) return')
const neverReady = server('response.statusCode = 503')

interface Ended {
  readonly code: number | null
  readonly complaint: string
}
interface Supervised {
  /** Resolves when the supervisor has printed the text. */
  readonly prints: (text: string) => Promise<void>
  /** Resolves when all programs are ready. */
  readonly ready: Promise<void>
  readonly ended: Promise<Ended>
}

/** Runs the programs `a` and `b` under a separate supervisor process. */
async function supervised(
  a: string,
  b: string,
  limits: { readyWithinMs?: number; endWithinMs?: number; isStateless?: boolean } = {},
): Promise<Supervised> {
  const ports = await Promise.all([freePort(), freePort()])
  const programs = [a, b].map((script, index) => {
    const name = 'ab'[index] as string
    writeFileSync(join(folder, `${name}.mjs`), script)
    const args = [`${name}.mjs`, name, String(ports[index])]
    const { isStateless = false } = limits
    return {
      name,
      args,
      cwd: folder,
      env: process.env,
      health: `http://127.0.0.1:${ports[index]}/`,
      isStateless: isStateless && name === 'b',
    }
  })
  const script = `
    import { supervise } from ${JSON.stringify(import.meta.resolve('./supervise.ts'))}
    import { complain } from ${JSON.stringify(import.meta.resolve('./sentence.ts'))}
    const onReady = (restart) => {
      process.on('SIGUSR2', async () => console.log((await restart('b')) ? 'b is ready again' : 'b does not start'))
      console.log('all are ready')
    }
    let starts = 0
    const onProgramReady = (name) => name === 'b' && console.log('b is ready, start ' + ++starts)
    const onRevive = (name, outcome) => console.log(name + ' ended: ' + outcome)
    await supervise(${JSON.stringify(programs)}, { ...${JSON.stringify(limits)}, onReady, onProgramReady, onRevive }).catch(complain)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  supervisor = child
  let [printed, complaint] = ['', '']
  child.stderr.on('data', (text) => (complaint += String(text)))
  child.stdout.on('data', (text) => (printed += String(text)))
  const prints = (text: string): Promise<void> => expect.poll(() => printed, { timeout: 120_000 }).toContain(text)
  const ready = prints('all are ready')
  ready.catch(() => undefined)
  const closed = once(child, 'close') as Promise<[number | null]>
  return { prints, ready, ended: closed.then(([code]) => ({ code, complaint })) }
}

test('a signal ends all programs, and is no failure', async () => {
  const { ready, ended } = await supervised(well, well)
  await ready
  supervisor?.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, complaint: '' })
  expect([isRunning('a'), isRunning('b')]).toEqual([false, false])
})

test('kills a program that ignores the signal', async () => {
  const { ready, ended } = await supervised(well, stubborn, { endWithinMs: 300 })
  await ready
  supervisor?.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  expect([isRunning('a'), isRunning('b')]).toEqual([false, false])
})

test('a program that crashes ends the others, with a sentence that names it', async () => {
  const { ready, ended } = await supervised(well, well)
  await ready
  process.kill(pidOf('b'), 'SIGKILL')
  expect(await ended).toEqual({ code: 1, complaint: 'The b ended by itself (SIGKILL), and everything with it.\n' })
  expect(isRunning('a')).toBe(false)
})

test('restarts a stateless program that is killed, each time, and leaves the others alone', async () => {
  const { prints, ready, ended } = await supervised(well, well, { isStateless: true })
  await ready
  const first = pidOf('a')
  process.kill(pidOf('b'), 'SIGKILL')
  await prints('b ended: SIGKILL\nb is ready, start 2')
  process.kill(pidOf('b'), 'SIGTERM')
  await prints('b ended: SIGTERM\nb is ready, start 3')
  expect([pidOf('a'), isRunning('a')]).toEqual([first, true])
  supervisor?.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, complaint: '' })
  expect([isRunning('a'), isRunning('b')]).toEqual([false, false])
})

test('gives up a stateless program that does not start again', async () => {
  const { ready, ended } = await supervised(well, well, { isStateless: true })
  await ready
  writeFileSync(join(folder, 'b.mjs'), 'this is no program')
  process.kill(pidOf('b'), 'SIGKILL')
  expect(await ended).toEqual({ code: 1, complaint: 'The b ended by itself (SIGKILL), and everything with it.\n' })
  expect(isRunning('a')).toBe(false)
})

test('a program that ends before it works is named too', async () => {
  const { ended } = await supervised(well, 'process.exit(3)')
  expect(await ended).toEqual({ code: 1, complaint: 'The b ended by itself (exit code 3), and everything with it.\n' })
})

test('starts a program again and leaves the others alone', async () => {
  const { prints, ready, ended } = await supervised(well, well)
  await ready
  const former = [pidOf('a'), pidOf('b')]
  supervisor?.kill('SIGUSR2')
  await prints('b is ready again')
  expect(pidOf('a')).toBe(former[0])
  expect(pidOf('b')).not.toBe(former[1])
  supervisor?.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, complaint: '' })
})

test('waits for the next restart when a changed program does not start', async () => {
  const { prints, ready, ended } = await supervised(well, well)
  await ready
  writeFileSync(join(folder, 'b.mjs'), 'this is no program')
  supervisor?.kill('SIGUSR2')
  await prints('b does not start')
  expect(isRunning('a')).toBe(true)
  writeFileSync(join(folder, 'b.mjs'), well)
  supervisor?.kill('SIGUSR2')
  await prints('b is ready again')
  process.kill(pidOf('b'), 'SIGKILL')
  expect((await ended).complaint).toBe('The b ended by itself (SIGKILL), and everything with it.\n')
})

test('a question about the health that is never answered is asked again', { tags: 'nightly' }, async () => {
  const { ready, ended } = await supervised(slowAtFirst, well)
  await ready
  supervisor?.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

test('what does not come to work in time is given up with a sentence', { tags: 'nightly' }, async () => {
  const { ended } = await supervised(well, neverReady, { readyWithinMs: 2_000 })
  expect(await ended).toEqual({ code: 1, complaint: 'Not everything was ready within 2 seconds: see the lines above.\n' })
  expect([isRunning('a'), isRunning('b')]).toEqual([false, false])
})
