import { parseArgs } from 'node:util'
import { APP_VERSION } from '@callout/contracts/constants'
import type { MockOptions } from '../node/types.ts'

export const usage = `callout-mock ${APP_VERSION}: the Callout REST API with demo data

Usage: callout-mock [options]

  --port <number>         Port; 0 takes a free one (default 4010)
  --scenario <name>       State to start with, such as busy-day
  --clock <time>          Time of the demo data and the clock, such as 2026-11-25T09:00Z
  --data <folder>         Folder for the data (default: in memory)
  --seed-size <size>      tiny, odd, demo or large (default demo)
  --client-url <origin>   Origin of your application (default http://127.0.0.1:5173)
  --read-only             Refuse calls that change something
  --json                  Print a line of JSON for the start and for each call
  --mcp                   Serve the Model Context Protocol on stdin and stdout
  --help, --version

HOST, PUBLIC_URL, CONTROL_TOKEN, SEED and REFERENCE_DATE are environment variables.
Exit codes: 0 stopped, 1 can’t start, 2 wrong options.
`

const options = {
  port: { type: 'string' },
  scenario: { type: 'string' },
  clock: { type: 'string' },
  data: { type: 'string' },
  'seed-size': { type: 'string' },
  'client-url': { type: 'string' },
  'read-only': { type: 'boolean' },
  json: { type: 'boolean' },
  mcp: { type: 'boolean' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const

const sizes = ['tiny', 'odd', 'demo', 'large'] as const

export interface Command {
  readonly mock: MockOptions
  readonly isJson: boolean
  readonly isMcp: boolean
  /** Text to print instead of a start. */
  readonly text: string | undefined
}

/** Throws a TypeError with a sentence for wrong options. */
export function parseCommand(args: readonly string[]): Command {
  const { values } = parseArgs({ args: [...args], options, strict: true })
  const { port, scenario, clock, data, json = false, mcp = false } = values
  const seedSize = sizes.find((size) => size === values['seed-size'])
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535))
    throw new TypeError('--port must be a whole number from 0 to 65535.')
  if (values['seed-size'] !== undefined && seedSize === undefined) throw new TypeError('--seed-size must be tiny, odd, demo or large.')
  const text = values.help ? usage : values.version ? `${APP_VERSION}\n` : undefined
  return {
    mock: {
      scenario,
      clock: clock !== undefined && /^\d+$/.test(clock) ? Number(clock) : clock,
      data,
      seedSize,
      port: port === undefined ? undefined : Number(port),
      clientUrl: values['client-url'],
      readOnly: values['read-only'],
    },
    isJson: json,
    isMcp: mcp,
    text,
  }
}
