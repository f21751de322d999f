import { setFlagsFromString } from 'node:v8'
import { buildApp } from './app.ts'
import { readSettings, type Settings, WrongSetting } from './settings/settings.ts'
import { logLines } from './web/logLines.ts'
import { warnIfUnreachable } from './web/probes.ts'
import { whenNpmEnds } from './web/whenNpmEnds.ts'

const stop = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function settingsOrStop(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (error instanceof WrongSetting) return stop(error.message)
    throw error
  }
}

function whyNot(error: NodeJS.ErrnoException, { port, host }: Settings): string {
  if (error.code === 'EADDRINUSE') return `PORT ${port} is already in use on ${host}: stop the program that uses it, or set another PORT.`
  if (error.code === 'EACCES') return `PORT ${port} needs permissions that this user doesn’t have: set another PORT.`
  return `Can’t listen on HOST ${host} (${error.code ?? error.message}).`
}

function whyNotMeasured(error: unknown, { metrics }: Settings): string {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (metrics === undefined || syscall !== 'listen') throw error
  if (code === 'EADDRINUSE') return `METRICS_PORT ${metrics.port} is already in use on ${metrics.host}: set another METRICS_PORT.`
  return `Can’t listen on METRICS_HOST ${metrics.host}, port ${metrics.port} (${code}).`
}

// Without this flag V8 allocates objects of early requests in the old generation, where whatever they reference survives until the
// next major GC: a list with customers then costs 1.7 instead of 1.25 times a backend-for-frontend (bench/README.md).
setFlagsFromString('--no-allocation-site-pretenuring')

const settings = settingsOrStop()
const log = logLines((text) => process.stdout.write(text))
process.on('exit', log.flush)
const app = await buildApp({ ...settings, log }).catch((error: unknown) => stop(whyNotMeasured(error, settings)))

let closing: Promise<void> | undefined
/** Called twice on Ctrl-C: by the terminal and by the parent process. */
const close = (): void => {
  closing ??= drained()
    .then(() => app.close())
    .then(() => process.exit(0))
}
function drained(): Promise<void> {
  app.drain.isStarted = true
  return new Promise((resolve) => setTimeout(resolve, settings.drainMs))
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close)
whenNpmEnds(close)

try {
  // Node's queue of 511 connections overflows when all clients reconnect at once.
  await app.listen({ port: settings.port, host: settings.host, backlog: 4096 })
} catch (error) {
  stop(whyNot(error as NodeJS.ErrnoException, settings))
}
await warnIfUnreachable(app, settings).catch((error: unknown) => app.log.warn(error))
