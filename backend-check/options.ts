import { parseArgs } from 'node:util'
import { endpoints } from '@callout/contracts/endpoints'
import { API_PREFIX } from '../tests/pact/names.ts'
import { Sentence } from '../tools/sentence.ts'

export const help = `npm run backend:check -- --base-url URL: compares a backend with the contract, call by call.

Without --base-url it checks the mock API of this repository.

  --base-url URL       address of the backend, as REST_BASE_URL, such as https://backend.example/api/v1;
                       without a path it ends with /api/v1
  --domain NAME        check one domain, such as jobs; may be repeated
  --call NAME          check one call, such as getTax; may be repeated
  --allow-writes       run writes, too; only against test data
  --email ADDRESS      an account of the backend: the check signs in with it and the password BACKEND_PASSWORD
  --states-url URL     address to which provider states are posted (needs --allow-writes)
  --states none        post no states: records are found in the backend's own lists (the default)
  --strict             differences by a decision of ours fail, too
  --baseline FILE      fail if a call that conformed no longer does; the file is written if it doesn't exist
  --junit FILE         write the report for a CI server
  --html FILE          write the report as a page
  --help               show this text

Tokens, as environment variables:
  BACKEND_TOKEN          of a staff admin with every authority (the one of --email by default)
  BACKEND_OWNER_TOKEN    of an owner (BACKEND_TOKEN by default)
  BACKEND_EXPIRED_TOKEN  of an owner whose subscription has ended
  BACKEND_PENDING_TOKEN  of a user whose email address isn't verified (BACKEND_TOKEN by default)
  BACKEND_STATES_TOKEN   sent to the states URL as a bearer token

Exit codes:
  0  everything that was tried holds, or differs by a decision of ours (without --strict)
  1  a call is missing or differs from the specification, a state was not set up, or --strict or --baseline failed
  2  an option is wrong
  3  the backend can't be reached, or its replies are no envelopes
  4  nothing was tried
`

export const exitCode = { OK: 0, FAILED: 1, USAGE: 2, UNREACHABLE: 3, NOTHING_TRIED: 4 } as const

export interface Account {
  readonly email: string
  readonly password: string
}

export interface CheckOptions {
  /** With the version, without a trailing slash; undefined: the mock API in this process. */
  readonly baseUrl: string | undefined
  readonly domains: readonly string[]
  readonly calls: readonly string[]
  readonly allowsWrites: boolean
  readonly account: Account | undefined
  readonly statesUrl: string | undefined
  readonly isStrict: boolean
  readonly baseline: string | undefined
  readonly junit: string | undefined
  readonly html: string | undefined
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const definitions = {
  'base-url': text,
  domain: { ...text, multiple: true },
  call: { ...text, multiple: true },
  'allow-writes': flag,
  email: text,
  'states-url': text,
  states: text,
  strict: flag,
  baseline: text,
  junit: text,
  html: text,
  help: { ...flag, short: 'h' },
} as const

export const callNames: readonly string[] = Object.values(endpoints).flatMap((table) => Object.keys(table))

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: definitions }).values
  } catch (error) {
    throw new Sentence((error as Error).message.split('.')[0] + '. See --help.')
  }
}

export function getAddress(option: string, url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Sentence(`${option} ${url} needs a scheme: https://${url.replace(/^\/*/, '')}, or http:// for a plain connection.`)
  return address.href.replace(/\/+$/, '')
}

/** The whole address of a backend. An address without a path gets `/api/v1`. @throws Sentence */
export function baseUrlOf(url: string | undefined): string | undefined {
  const address = getAddress('--base-url', url)
  return address !== undefined && new URL(address).pathname === '/' ? address + API_PREFIX : address
}

function accountOf(email: string | undefined, password = process.env['BACKEND_PASSWORD']): Account | undefined {
  if (email === undefined) return undefined
  if (!password) throw new Sentence('--email needs the password of that account in BACKEND_PASSWORD.')
  return { email, password }
}

function knownOf(option: string, given: readonly string[], known: readonly string[]): readonly string[] {
  for (const name of given)
    if (!known.includes(name))
      throw new Sentence(
        `There is no ${option} ${name}. ${option === 'domain' ? `There are ${known.join(', ')}.` : 'docs/reference/calls.md lists all calls.'}`,
      )
  return given
}

/** Undefined for `--help`. @throws Sentence */
export function readOptions(args: readonly string[]): CheckOptions | undefined {
  const values = parsed(args)
  if (values.help) return undefined
  const baseUrl = baseUrlOf(values['base-url'])
  const statesUrl = getAddress('--states-url', values['states-url'])
  if (values.states !== undefined && values.states !== 'none')
    throw new Sentence('--states takes only none. Use --states-url for an address.')
  if (statesUrl !== undefined && values.states === 'none') throw new Sentence('Use either --states-url or --states none.')
  if (statesUrl !== undefined && baseUrl === undefined) throw new Sentence('--states-url needs --base-url.')
  if (values.email !== undefined && baseUrl === undefined) throw new Sentence('--email needs --base-url.')
  const allowsWrites = values['allow-writes'] ?? false
  if (statesUrl !== undefined && !allowsWrites) throw new Sentence('--states-url needs --allow-writes: setting up states changes data.')
  return {
    baseUrl,
    domains: knownOf('domain', values.domain ?? [], Object.keys(endpoints)),
    calls: knownOf('call', values.call ?? [], callNames),
    allowsWrites: allowsWrites || baseUrl === undefined,
    account: accountOf(values.email),
    statesUrl,
    isStrict: values.strict ?? baseUrl === undefined,
    baseline: values.baseline,
    junit: values.junit,
    html: values.html,
  }
}
