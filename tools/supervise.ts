import type { Writable } from 'node:stream'
import { concurrently } from 'concurrently'
import { Sentence } from './sentence.ts'
import { untilHealthy } from './services.ts'

export interface Program {
  readonly name: string
  readonly command: string
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Returns 2xx once the service is ready. */
  readonly health: string
}

export interface SupervisionOptions {
  readonly onReady: () => void
  /** Receives the programs' output. */
  readonly output?: Writable
  /** Time until all are ready. Creating the largest demo data takes a minute. */
  readonly readyWithinMs?: number
  /** Time for a program to exit. */
  readonly endWithinMs?: number
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs programs until a signal. If one exits or isn't ready in time, the others are ended and a sentence naming it is thrown. */
export async function supervise(programs: readonly Program[], options: SupervisionOptions): Promise<void> {
  const { onReady, output, readyWithinMs = 300_000, endWithinMs = 10_000 } = options
  const { commands, result } = concurrently(
    programs.map(({ name, command, cwd, env }) => ({ name, command, cwd, env })),
    { prefix: 'name', killOthersOn: ['failure', 'success'], killTimeout: endWithinMs, ...(output && { outputStream: output }) },
  )
  // Handles a failure before the health checks finish.
  const ended = result.catch(() => undefined)
  const over = new AbortController()
  const end = (reason: Sentence | undefined): void => {
    if (over.signal.aborted) return
    over.abort(reason ?? new Sentence('It was asked to end.'))
    setTimeout(() => commands.forEach((command) => command.kill('SIGKILL')), endWithinMs).unref()
  }
  let problem: Sentence | undefined
  const fail = (sentence: string): void => {
    if (over.signal.aborted) return
    problem = new Sentence(sentence)
    end(problem)
  }
  const asked = (): void => end(undefined)
  for (const signal of signals) process.on(signal, asked)
  for (const command of commands)
    command.close.subscribe(({ exitCode }) => fail(`The ${command.name} ended by itself (${wordsOf(exitCode)}), and everything with it.`))
  const late = setTimeout(() => {
    fail(`Not everything was ready within ${readyWithinMs / 1000} seconds: see the lines above.`)
    commands.forEach((command) => command.kill('SIGTERM'))
  }, readyWithinMs)

  await Promise.all(programs.map((program) => untilHealthy(program, over.signal))).then(onReady, () => undefined)
  clearTimeout(late)
  await ended
  for (const signal of signals) process.off(signal, asked)
  if (problem) throw problem
}

const wordsOf = (exitCode: string | number): string => (typeof exitCode === 'number' ? `exit code ${exitCode}` : exitCode)
