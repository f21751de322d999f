import type { Writable } from 'node:stream'
import { concurrently } from 'concurrently'
import { Sentence } from './sentence.ts'
import { untilHealthy } from './services.ts'

/** A service as a process of its own. */
export interface Program {
  readonly name: string
  readonly command: string
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Answers 2xx as soon as the service works. */
  readonly health: string
}

export interface SupervisionOptions {
  readonly onReady: () => void
  /** Takes what the programs print. */
  readonly output?: Writable
  /** How long until all work, from the start. The largest demo data take a minute to be made. */
  readonly readyWithinMs?: number
  /** How long a program may take to end when it is asked to. */
  readonly endWithinMs?: number
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs programs together until a signal ends them. When one ends by itself, or does not come to work in time, the others are
 * ended too, and a sentence is thrown that names it.
 */
export async function supervise(programs: readonly Program[], options: SupervisionOptions): Promise<void> {
  const { onReady, output, readyWithinMs = 300_000, endWithinMs = 10_000 } = options
  const { commands, result } = concurrently(
    programs.map(({ name, command, cwd, env }) => ({ name, command, cwd, env })),
    { prefix: 'name', killOthersOn: ['failure', 'success'], killTimeout: endWithinMs, ...(output && { outputStream: output }) },
  )
  // Asked at once: it may fail while the questions about the health are still on their way.
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
