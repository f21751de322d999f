import type { LogLine } from './app.ts'
import { API_PREFIX } from './http/rows.ts'
import { logLines } from './logLines.ts'
import { openMock } from './openMock.ts'
import { progressBar } from './seed/progressBar.ts'
import { readSettings } from './settings.ts'
import { whenNpmEnds } from './whenNpmEnds.ts'

const lines = logLines((text) => process.stdout.write(text))
process.on('exit', lines.flush)

const log = (line: LogLine): void => lines.write(JSON.stringify(line))

function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await close()
    log({ level: 'info', stopped: true })
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  whenNpmEnds(stop)
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const progress = settings.SEED_SIZE === 'large' ? progressBar('Seeding') : undefined
  const { listen, close } = await openMock(settings, { dataFolder: settings.DATA_DIR, log, progress })
  stopOnSignal(close)
  log({ level: 'info', listening: `${await listen()}${API_PREFIX}`, pid: process.pid })
}

start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
