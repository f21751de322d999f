import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onCore } from './cores.ts'

const START_LIMIT_MS = 90_000
const STOP_LIMIT_MS = 5_000
const POLL_MS = 50
const reporter = import.meta.resolve('./cpuReporter.ts')

export interface ServerOptions {
  readonly name: string
  readonly module: string
  readonly env?: Readonly<Record<string, string>>
  readonly core?: number | undefined
  /** Returns 2xx once the server is ready. */
  readonly readyPath?: string
}

export interface Server {
  readonly name: string
  /** Without a trailing slash. */
  readonly url: string
  /** CPU microseconds of all threads since the start. */
  readonly cpuMicroseconds: () => Promise<number>
  /** Heap used after a garbage collection. */
  readonly heapBytes: () => Promise<number>
  /** Resident memory after a garbage collection. */
  readonly rssBytes: () => Promise<number>
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** `BENCH_PROFILE` names a folder for CPU profiles of servers that end on SIGTERM. */
const profiling = (): string[] => {
  const folder = process.env['BENCH_PROFILE']
  return folder ? ['--cpu-prof', '--cpu-prof-dir', folder] : []
}

async function untilReady(child: ChildProcess, url: string, name: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${name} ended before it was ready`)
    const isReady = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(POLL_MS)
  }
  throw new Error(`${name} was not ready after ${START_LIMIT_MS / 1000} seconds`)
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!running.has(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(timer)
}

interface Usage {
  readonly cpuMicroseconds: number
  readonly heapBytes: number
  readonly rssBytes: number
}

async function usageOf(child: ChildProcess, question: 'cpu' | 'heap'): Promise<Usage> {
  const answer = once(child, 'message')
  child.send(question)
  const [usage] = (await answer) as [Usage]
  return usage
}

/** Visitors are counted, as in production, but benchmarks exceed the limits. */
const NO_END = '100000000'
const production = {
  NODE_ENV: 'production',
  OPEN_DOCUMENTS: '1',
  LIMIT_REQUESTS_PER_ADDRESS: NO_END,
  LIMIT_CALLS_PER_ACCOUNT: NO_END,
  LIMIT_STREAMS_PER_ACCOUNT: NO_END,
  LIMIT_STREAMS_PER_ADDRESS: NO_END,
} as const

/** Waits until it is ready. Logs are dropped, errors printed. */
export async function startServer({ name, module, env = {}, core, readyPath = '/health' }: ServerOptions): Promise<Server> {
  const port = await freePort()
  const node = [process.execPath, ...profiling(), '--import', reporter, fileURLToPath(module)]
  const [command = '', ...args] = onCore(core, node)
  const child = spawn(command, args, {
    env: { ...process.env, ...production, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const url = `http://127.0.0.1:${port}`
  const cpuMicroseconds = async (): Promise<number> => (await usageOf(child, 'cpu')).cpuMicroseconds
  const heapBytes = async (): Promise<number> => (await usageOf(child, 'heap')).heapBytes
  const rssBytes = async (): Promise<number> => (await usageOf(child, 'heap')).rssBytes
  try {
    await untilReady(child, url + readyPath, name)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return { name, url, cpuMicroseconds, heapBytes, rssBytes, stop: () => stop(child, 'SIGTERM'), kill: () => stop(child, 'SIGKILL') }
}
