import { buildApp } from './app.ts'
import { readSettings, type Settings, WrongSetting } from './settings.ts'

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
const app = await buildApp({ ...settings, log: process.stdout })

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)))

try {
  await app.listen({ port: settings.port, host: settings.host })
} catch (error) {
  stop(whyNot(error as NodeJS.ErrnoException, settings))
}
