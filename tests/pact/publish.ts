/** `npm run pact:publish`: publishes `contracts/pacts` to a Pact broker, as one pact of the gateway. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Sentence } from '../../tools/sentence.ts'
import { domains } from './interactions.ts'
import { CONSUMER, pactFileOf, PROVIDER } from './names.ts'

const help = `npm run pact:publish -- --broker URL: publishes contracts/pacts to a Pact broker.

  --broker URL    address of the broker (PACT_BROKER_BASE_URL)
  --version TEXT  version of the gateway (the commit by default)
  --branch NAME   its branch (the current one by default)
  --tag NAME      a tag of the version, such as production; may be repeated
  --build-url URL page of the CI build
  --help          show this text

Sign-in, as environment variables: PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.

A version's pact never changes: publishing another one under the same version fails. Exit codes: 0 published, 1 the broker refused it,
2 an option is wrong.
`

const LIMIT_MS = 30_000
const MOST_REASON = 500
const text = { type: 'string' } as const
const definitions = {
  broker: text,
  version: text,
  branch: text,
  tag: { ...text, multiple: true },
  'build-url': text,
  help: { type: 'boolean', short: 'h' },
} as const

interface Publication {
  readonly broker: string
  readonly version: string
  readonly branch: string | undefined
  readonly tags: readonly string[]
  readonly buildUrl: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>
interface Pact {
  readonly interactions: readonly unknown[]
}
interface Notice {
  readonly type: string
  readonly text: string
}

/** Answers of the broker that it explains. */
class Refused extends Error {}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** Undefined asks for the help. @throws Sentence */
function readOptions(args: readonly string[], environment: Environment): Publication | undefined {
  let values
  try {
    values = parseArgs({ args: [...args], options: definitions }).values
  } catch (error) {
    throw new Sentence((error as Error).message.split('.')[0] + '. See --help.')
  }
  if (values.help) return undefined
  const broker = values.broker ?? environment['PACT_BROKER_BASE_URL']
  if (!broker) throw new Sentence('--broker is missing: the address of the Pact broker.')
  if (!URL.canParse(broker) || !/^https?:/.test(broker)) throw new Sentence(`--broker ${broker} needs a scheme: https://${broker}.`)
  const version = values.version ?? git('rev-parse', 'HEAD')
  if (version === '') throw new Sentence('--version is missing: this is no git checkout.')
  const branch = values.branch ?? git('branch', '--show-current')
  return {
    broker: broker.replace(/\/+$/, ''),
    version,
    branch: branch === '' ? undefined : branch,
    tags: values.tag ?? [],
    buildUrl: values['build-url'],
  }
}

function authorizationOf(environment: Environment): Readonly<Record<string, string>> {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password = '' } = environment
  if (token) return { authorization: `Bearer ${token}` }
  return name ? { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` } : {}
}

/** The pacts of all domains as one: a broker has one pact for each consumer, provider and version. */
function wholePact(): object {
  const pacts = domains.map((domain) => JSON.parse(readFileSync(pactFileOf(domain), 'utf8')) as Pact)
  return { ...pacts[0], interactions: pacts.flatMap(({ interactions }) => interactions) }
}

const noticesIn = (body: unknown): Notice[] => {
  const { notices } = Object(body) as { readonly notices?: unknown }
  return Array.isArray(notices) ? (notices as Notice[]) : []
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsIn)

/** Why the broker refused: its notices, its errors by field, its problem report (RFC 9457), or its text. */
function reasonsIn(answer: string): string[] {
  const body = parsed(answer)
  if (typeof body !== 'object' || body === null) return [answer.slice(0, MOST_REASON)].filter(Boolean)
  const notices = noticesIn(body).map((notice) => notice.text)
  const { errors, error, title, detail } = body as Readonly<Record<'errors' | 'error' | 'title' | 'detail', unknown>>
  const fields = Object.entries(Object(errors) as object).map(([name, value]) =>
    [...(Array.isArray(errors) ? [] : [`${name}:`]), ...textsIn(value)].join(' '),
  )
  const { message = error } = Object(error) as { readonly message?: unknown }
  const others = [message, title, detail].filter((value) => typeof value === 'string')
  return [...new Set([...notices, ...fields, ...others])]
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}

async function request(url: string, headers: Readonly<Record<string, string>>, body?: object): Promise<unknown> {
  const accept = { accept: 'application/hal+json', ...(body && { 'content-type': 'application/json' }) }
  let reply: Response
  try {
    reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...accept },
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused(`${url} can’t be reached.`)
  }
  const answer = await reply.text().catch(() => '')
  if (reply.ok) return parsed(answer)
  const hint =
    reply.status === 401 || reply.status === 403 ? ': set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD' : ''
  throw new Refused([`${url} answered ${reply.status}${hint}.`, ...reasonsIn(answer)].join('\n'))
}

/** Publishes, and returns the broker's reply. */
async function publish({ broker, version, branch, tags, buildUrl }: Publication, environment: Environment): Promise<string[]> {
  const headers = authorizationOf(environment)
  const index = Object(await request(broker, headers)) as { readonly _links?: Readonly<Record<string, { readonly href?: string }>> }
  const address = index._links?.['pb:publish-contracts']?.href
  if (address === undefined) throw new Refused(`${broker} has no link pb:publish-contracts: it is no Pact broker, or an old one.`)
  const answer = await request(address, headers, {
    pacticipantName: CONSUMER,
    pacticipantVersionNumber: version,
    ...(branch !== undefined && { branch }),
    ...(tags.length > 0 && { tags }),
    ...(buildUrl !== undefined && { buildUrl }),
    contracts: [
      {
        consumerName: CONSUMER,
        providerName: PROVIDER,
        specification: 'pact',
        contentType: 'application/json',
        content: Buffer.from(JSON.stringify(wholePact())).toString('base64'),
      },
    ],
  })
  return [`Published ${CONSUMER} ${version} to ${broker}.`, ...noticesIn(answer).map((notice) => notice.text)]
}

/** Runs the command. Returns the exit code. */
export async function runPublish(args: readonly string[], environment: Environment, print: (line: string) => void): Promise<number> {
  try {
    const options = readOptions(args, environment)
    if (!options) print(help)
    else for (const line of await publish(options, environment)) print(line)
    return 0
  } catch (error) {
    if (!(error instanceof Sentence) && !(error instanceof Refused)) throw error
    print(error.message)
    return error instanceof Sentence ? 2 : 1
  }
}

if (import.meta.main) process.exitCode = await runPublish(process.argv.slice(2), process.env, (line) => console.log(line))
