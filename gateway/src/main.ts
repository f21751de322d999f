import { buildApp } from './app.ts'
import { readSettings, type Settings, WrongSetting } from './settings.ts'
import { logLines } from './web/logLines.ts'

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

/** One sentence for what keeps the gateway from listening. */
function whyNot(error: NodeJS.ErrnoException, { port, host }: Settings): string {
  if (error.code === 'EADDRINUSE') return `PORT ${port} is taken on ${host}: stop what listens there, or set another PORT.`
  if (error.code === 'EACCES') return `PORT ${port} needs rights that this user does not have: set another PORT.`
  return `HOST ${host} cannot be listened on (${error.code ?? error.message}).`
}

const settings = settingsOrStop()
const log = logLines((text) => process.stdout.write(text))
process.on('exit', log.flush)
const app = await buildApp({ ...settings, log })

let closing: Promise<void> | undefined
/** A second signal finds it closing: Ctrl-C reaches every process of the terminal, and whoever started this one hands it on. */
const close = (): void => {
  closing ??= app.close().then(() => process.exit(0))
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close)

try {
  await app.listen({ port: settings.port, host: settings.host })
} catch (error) {
  stop(whyNot(error as NodeJS.ErrnoException, settings))
}
