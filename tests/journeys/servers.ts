import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_LIMIT_MS = 180_000

/** A server of the product as a process of its own. */
export interface Server {
  /** Ends it at once or in order, and waits until it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** Below the ports that a system gives to outgoing connections: such a one may take a port between the look and the start. */
const PORTS = { from: 11_000, to: 32_000 } as const

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  await once(probe.close(), 'close')
  return true
}

/** Two ports that nothing listens on, and that are not the same. */
export async function twoFreePorts(): Promise<readonly [number, number]> {
  const found = new Set<number>()
  while (found.size < 2) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from))
    if (await isFree(port)) found.add(port)
  }
  return [...found] as [number, number]
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok
  } catch {
    return false
  }
}

async function untilHealthy(child: ChildProcess, port: number): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null || performance.now() > limit) throw new Error(`The server on port ${port} did not start.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Starts `main.ts` of a package and waits until it is healthy. It ends with this process at the latest. */
export async function startServer(
  name: 'mock-api' | 'gateway',
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = spawn(process.execPath, ['--import', `${root}/tests/journeys/endWithParent.ts`, `${root}/${name}/src/main.ts`], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: `${root}/.tmp/compiled`, ...environment, PORT: String(port) },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  await untilHealthy(child, port)
  return {
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}
