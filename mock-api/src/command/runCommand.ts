import type { LogLine } from '../app.ts'
import { logLines } from '../logLines.ts'
import { type Command, parseCommand } from './options.ts'

const CANT_START = 1
const WRONG_OPTIONS = 2

const fail = (message: string, code: number): void => {
  process.stderr.write(`${message}\n`)
  process.exitCode = code
}

/** Ends the process by SIGINT or SIGTERM, after requests in flight. */
function stopOnSignal(stop: () => Promise<void>): void {
  const end = (): void => void stop().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

async function start({ mock: options, isJson }: Command): Promise<void> {
  const lines = logLines((text) => process.stdout.write(text))
  process.on('exit', lines.flush)
  const log = isJson ? (line: LogLine): void => lines.write(JSON.stringify(line)) : undefined
  const { launchMock } = await import('../node/launchMock.ts')
  const { mock, controlToken } = await launchMock(options, { environment: process.env, log, showsProgress: true })
  stopOnSignal(mock.stop)
  if (log) log({ level: 'info', listening: mock.apiUrl, pid: process.pid })
  else lines.write(`Callout mock API: ${mock.apiUrl}\nPage and control API: ${mock.url}${controlToken ? `, token ${controlToken}` : ''}`)
}

/** The command `callout-mock`. Sets the exit code. */
export async function runCommand(args: readonly string[]): Promise<void> {
  try {
    const command = parseCommand(args)
    if (command.text === undefined) await start(command)
    else process.stdout.write(command.text)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof TypeError) fail(`${message} See callout-mock --help.`, WRONG_OPTIONS)
    else fail(code === undefined ? message : `${message} (${code})`, CANT_START)
  }
}
