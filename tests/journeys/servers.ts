import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_LIMIT_MS = 60_000

/** A server of the product as a process of its own. */
export interface Server {
  readonly port: number
  /** Ends it at once or in order, and waits until it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
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

/** Starts `main.ts` of a package and waits until it is healthy. */
export async function startServer(name: 'mock-api' | 'gateway', environment: Readonly<Record<string, string>>): Promise<Server> {
  const port = Number(environment['PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, [`${root}/${name}/src/main.ts`], {
    env: { PATH: process.env['PATH'], ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilHealthy(child, port)
  return {
    port,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}
