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

async function start({ mock: options, isJson, isMcp }: Command): Promise<void> {
  const output = isMcp ? process.stderr : process.stdout
  const lines = logLines((text) => output.write(text))
  process.on('exit', lines.flush)
  const log = isJson ? (line: LogLine): void => lines.write(JSON.stringify(line)) : undefined
  const { launchMock } = await import('../node/launchMock.ts')
  const launched = await launchMock(options, { environment: process.env, log, showsProgress: true })
  const { mock, controlToken } = launched
  stopOnSignal(mock.stop)
  if (log) log({ level: 'info', listening: mock.apiUrl, pid: process.pid })
  else lines.write(`Callout mock API: ${mock.apiUrl}\nPage and control API: ${mock.url}${controlToken ? `, token ${controlToken}` : ''}`)
  if (isMcp) await (await import('../mcp/serveStdio.ts')).serveStdio(launched, options.readOnly === true)
}

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
