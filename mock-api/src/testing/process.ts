import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Of this process's own environment. */
const { PATH, NODE_COMPILE_CACHE } = process.env
const stored = { PATH, NODE_COMPILE_CACHE }

type Child = ChildProcessByStdio<null, Readable, Readable>

/** The real server as a process of its own. */
export interface Running {
  /** Address below which the calls stand. */
  readonly url: string
  readonly pid: number
  /** Ends it by a signal, and resolves with the exit code; null where the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const spawnMain = (environment: Readonly<Record<string, string>>): Child =>
  spawn(process.execPath, [main], {
    env: { ...stored, PORT: '0', SEED_SIZE: 'tiny', REFERENCE_DATE: '2026-06-17', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Starts the server and waits until it listens. Throws its output on stderr if it ends before. */
export async function startMain(environment: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawnMain(environment)
  const closed = once(child, 'close')
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += String(text)
  })
  const lines = createInterface({ input: child.stdout })
  const url = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const { listening } = JSON.parse(line) as { listening?: string }
      if (listening) resolve(listening)
    })
    child.on('close', () => reject(new Error(complaint)))
  })
  const running = { url: await url, pid: child.pid ?? 0 }
  return {
    ...running,
    end: async (signal) => {
      child.kill(signal)
      const [code] = (await closed) as [number | null]
      return code
    },
  }
}
