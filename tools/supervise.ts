import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Sentence } from './sentence.ts'
import { untilHealthy } from './services.ts'

export interface Program {
  readonly name: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Returns 2xx when ready. */
  readonly health: string
  /** Restarted if it ends by itself after all were ready. */
  readonly isStateless?: boolean
}

export interface SupervisionOptions {
  /** `restart` resolves with whether the program is ready. */
  readonly onReady: (restart: (name: string) => Promise<boolean>) => void
  readonly onProgramReady?: (name: string) => void
  readonly onRevive?: (name: string, outcome: string) => void
  readonly onLine?: (name: string, line: string) => void
  /** Time until all are ready. Creating the largest demo data takes a minute. */
  readonly readyWithinMs?: number
  readonly endWithinMs?: number
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

class Running {
  readonly program: Program
  isRestarting = false
  /** Restarts run one after another. Resolves with whether the last one succeeded. */
  restarts: Promise<boolean> = Promise.resolve(true)
  /** Resolves with the exit code or signal of the current process. */
  ended: Promise<string> = Promise.resolve('')
  readonly #options: SupervisionOptions
  #child: ChildProcess | undefined

  constructor(program: Program, options: SupervisionOptions) {
    this.program = program
    this.#options = options
  }

  start(): void {
    const { name, args, cwd, env } = this.program
    const { onLine = () => undefined } = this.#options
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', (line) => onLine(name, line))
    this.#child = child
    this.ended = once(child, 'close').then(([code, signal]) => signal ?? `exit code ${code}`)
  }

  kill(): void {
    const child = this.#child
    child?.kill('SIGTERM')
    setTimeout(() => child?.kill('SIGKILL'), this.#options.endWithinMs ?? 10_000).unref()
  }
}

/** Runs programs until a signal. If one can't be restarted or isn't ready in time, ends the others and throws a sentence with its name. */
export async function supervise(programs: readonly Program[], options: SupervisionOptions): Promise<void> {
  const { onReady, onProgramReady, onRevive, readyWithinMs = 300_000 } = options
  const running = programs.map((program) => new Running(program, options))
  const over = new AbortController()
  let problem: Sentence | undefined
  let wereAllReady = false
  const end = (): void => {
    if (over.signal.aborted) return
    over.abort()
    for (const each of running) each.kill()
  }
  const fail = (sentence: string): void => {
    if (over.signal.aborted) return
    problem = new Sentence(sentence)
    end()
  }
  const start = (each: Running): void => {
    each.start()
    void each.ended.then((outcome) => (each.isRestarting ? undefined : revive(each, outcome)))
  }
  const revive = async ({ program: { name, isStateless } }: Running, outcome: string): Promise<void> => {
    if (over.signal.aborted) return
    const isRevivable = isStateless === true && wereAllReady
    if (isRevivable) onRevive?.(name, outcome)
    if (isRevivable && (await restart(name))) onProgramReady?.(name)
    else fail(`The ${name} ended by itself (${outcome}), and everything with it.`)
  }
  const restartNow = async (each: Running): Promise<boolean> => {
    each.isRestarting = true
    each.kill()
    await each.ended
    if (over.signal.aborted) return false
    start(each)
    const exit = new AbortController()
    void each.ended.then(() => exit.abort())
    each.isRestarting = !(await isReady(each.program, AbortSignal.any([over.signal, exit.signal])))
    return !each.isRestarting
  }
  const restart = async (name: string): Promise<boolean> => {
    const each = running.find(({ program }) => program.name === name)
    if (!each) return false
    each.restarts = each.restarts.then(() => restartNow(each))
    return each.restarts
  }

  for (const signal of signals) process.on(signal, end)
  const limit = setTimeout(
    () => fail(`Not everything was ready within ${readyWithinMs / 1000} seconds: see the lines above.`),
    readyWithinMs,
  )
  for (const each of running) start(each)
  const areReady = await Promise.all(
    programs.map(async (program) => {
      const isUp = await isReady(program, over.signal)
      if (isUp) onProgramReady?.(program.name)
      return isUp
    }),
  )
  clearTimeout(limit)
  wereAllReady = areReady.every(Boolean)
  if (wereAllReady) onReady(restart)
  if (!over.signal.aborted) await once(over.signal, 'abort')
  await Promise.all(running.map(({ ended }) => ended))
  for (const signal of signals) process.off(signal, end)
  if (problem) throw problem
}

const isReady = (program: Program, signal: AbortSignal): Promise<boolean> =>
  untilHealthy(program, signal).then(
    () => true,
    () => false,
  )
