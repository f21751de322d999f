import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_LIMIT_MS = 60_000

/** A server of the product as a process of its own. */
export interface Server {
  /** Ends it at once or in order, and waits until it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** Two ports that nothing listens on, and that are not the same. */
export async function twoFreePorts(): Promise<readonly [number, number]> {
  const probes = [createServer(), createServer()] as const
  const portOf = async (probe: (typeof probes)[number]): Promise<number> => {
    await once(probe.listen(0, '127.0.0.1'), 'listening')
    return (probe.address() as AddressInfo).port
  }
  const ports = [await portOf(probes[0]), await portOf(probes[1])] as const
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
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
export async function startServer(
  name: 'mock-api' | 'gateway',
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = spawn(process.execPath, [`${root}/${name}/src/main.ts`], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: `${root}/.tmp/compiled`, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
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
