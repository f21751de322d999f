import './quiet.ts'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { forwardingServer } from './backendHttp.ts'
import { callerOf, CALLS_BEFORE, makeCalls, withOwnIds } from './callBefore.ts'
import { listIdName, listIds, OwnIds } from './listIds.ts'
import { PROVIDER } from './names.ts'
import type { Provider } from './provider.ts'

/** How one interaction went. */
export interface Verdict {
  readonly name: string
  readonly isPending: boolean
  readonly isOk: boolean
  /** Where the reply is another than it has to be, as `$.responseData.jobs[0].id`; empty for what is not in the body. */
  readonly mismatches: readonly string[]
  readonly details: readonly Mismatch[]
}

/** A difference between a reply and the pact. */
export interface Mismatch {
  /** As `$.responseData.jobs[0].id`; missing for a status or a broken connection. */
  readonly path?: string
  /** Pact's sentence. */
  readonly message: string
  /** As JSON text. */
  readonly actual?: string
}

export interface Verification {
  readonly verdicts: readonly Verdict[]
  /** States that were not set up, and why. */
  readonly stateFailures: readonly string[]
}

interface PactFile {
  readonly interactions: readonly { readonly providerStates?: readonly { readonly name: string }[] }[]
}
interface PactMismatch {
  readonly path?: string
  readonly mismatch?: string
  readonly expected?: unknown
  readonly actual?: unknown
}
interface Result {
  readonly interactionResults: readonly {
    readonly description: string
    readonly pending: boolean
    readonly result: string
    readonly mismatch?: {
      readonly message?: string
      readonly mismatches?: readonly PactMismatch[]
    }
  }[]
}

const statesIn = (pactFiles: readonly string[]): string[] => {
  const interactions = pactFiles.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as PactFile).interactions)
  return interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))
}

const missing = (): never => {
  throw new Error('has no handler')
}

type Parameters = Readonly<Record<string, unknown>>
type Hook = (parameters: Parameters) => Promise<void>

/** Pact goes on in silence where a state has no handler, or the handler throws: both are noted here. */
function notingHandlers(pactFiles: readonly string[], hookOf: (name: string) => Hook, failures: Set<string>) {
  const handle = (name: string) => async (parameters?: unknown) => {
    try {
      await hookOf(name)((parameters ?? {}) as Parameters)
    } catch (error) {
      failures.add(`'${name}' ${(error as Error).message}`)
    }
  }
  return Object.fromEntries(statesIn(pactFiles).map((name) => [name, { setup: handle(name) }]))
}

/** To a state that is not so. After a 5xx Pact would post it again and again, for two minutes. */
const STATE_FAILED = 424

const MOST_REASON = 300

/** Values of its own that a provider answers a state with. */
function valuesIn(text: string): Parameters {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Parameters) : {}
  } catch {
    return {}
  }
}

/** Values that a provider returned from its states in place of those of the pacts. */
interface OwnValues {
  readonly tokens: Map<string, string>
  /** Of the states of one interaction. */
  readonly ids: OwnIds
  /** Each pair of an id in a pact and an id of the provider, as `501:9501`. */
  readonly pairs: Set<string>
}

function noteOwnValues({ tokens, ids, pairs }: OwnValues, state: string, parameters: Parameters, returned: Parameters): void {
  const noteId = (name: string, id: number, ownId: unknown): void => {
    if (typeof ownId !== 'number' || id === ownId) return
    ids.set(name, id, ownId)
    pairs.add(`${id}:${ownId}`)
  }
  for (const [name, value] of Object.entries(parameters)) {
    const ownValue = returned[name]
    if (name === 'token' && typeof value === 'string' && typeof ownValue === 'string') tokens.set(value, ownValue)
    if (name.endsWith('_id') && typeof value === 'number') noteId(name, value, ownValue)
  }
  for (const [name, id] of listIds(state, parameters)) noteId(name, id, returned[listIdName(name, id)])
}

/** Serves Pact's state requests: makes calls itself and forwards all others. Returns the status and the values of the state. */
function stateServer(provider: Provider, ownValues: OwnValues, failures: Set<string>): Server {
  const { baseUrl, stateUrl } = provider
  const answer = async (body: string): Promise<{ readonly status: number; readonly values: Parameters }> => {
    const { action, state, params = {} } = JSON.parse(body) as { action: string; state: string; params?: Parameters }
    if (action === 'teardown') ownValues.ids.clear()
    if (state === CALLS_BEFORE) {
      if (action === 'setup') await makeCalls(withOwnIds(params, ownValues.ids), callerOf(baseUrl, ownValues.tokens))
      return { status: 200, values: {} }
    }
    // Pact posts an empty name for an interaction without states.
    if (stateUrl === undefined || state === '') return { status: 200, values: {} }
    const headers = { 'content-type': 'application/json', ...provider.stateHeaders }
    const reply = await fetch(stateUrl, { method: 'POST', headers, body })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`'${state}' answered ${reply.status} ${text.slice(0, MOST_REASON)}`.trim())
    const values = valuesIn(text)
    if (action === 'setup') noteOwnValues(ownValues, state, params, values)
    return { status: reply.status, values }
  }
  return createServer((request, reply) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      answer(body).then(
        ({ status, values }) => reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(values)),
        (error: Error) => {
          failures.add(error.message)
          reply.writeHead(STATE_FAILED, { 'content-type': 'application/json' }).end(JSON.stringify({ error: error.message }))
        },
      )
    })
  })
}

type ServedStates = Pick<VerifierOptions, 'stateHandlers' | 'providerStatesSetupUrl'>

/** Runs with the states of the provider served: in this process, or under an address that is passed to Pact. */
async function withStates<T>(
  pactFiles: readonly string[],
  provider: Provider,
  ownValues: OwnValues,
  failures: Set<string>,
  run: (options: ServedStates) => Promise<T>,
): Promise<T> {
  const { states, baseUrl } = provider
  if (states) {
    const makeBefore: Hook = (parameters) => makeCalls(parameters, callerOf(baseUrl, ownValues.tokens))
    const hookOf = (name: string): Hook =>
      name === CALLS_BEFORE ? makeBefore : async (parameters) => (states[name] ?? missing)(parameters)
    return run({ stateHandlers: notingHandlers(pactFiles, hookOf, failures) })
  }
  const server = stateServer(provider, ownValues, failures).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    return await run({ providerStatesSetupUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  } finally {
    server.close()
  }
}

/** Pact's proxy would look for this machine behind the proxy of the network. */
function reachDirectly(baseUrl: string): void {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(baseUrl).hostname)) return
  delete process.env['HTTP_PROXY']
  delete process.env['HTTPS_PROXY']
}

/** Whether an id that has to be that of the sample is the provider's id of the same record. */
const isOwnId = ({ path = '', expected, actual }: PactMismatch, { pairs }: OwnValues): boolean =>
  /\bid$|_id$|_ids\[\d+\]$/.test(path) && pairs.has(`${String(expected)}:${String(actual)}`)

function detailsOf(mismatch: Result['interactionResults'][number]['mismatch'], ownValues: OwnValues): Mismatch[] {
  if (mismatch === undefined) return []
  const { mismatches: all = [], message } = mismatch
  const mismatches = all.filter((item) => !isOwnId(item, ownValues))
  if (all.length > 0 && mismatches.length === 0) return []
  const found = mismatches.map(({ path, mismatch: sentence = 'differs', actual }) => ({
    message: sentence,
    ...(path !== undefined && { path }),
    ...(actual !== undefined && { actual: typeof actual === 'string' ? actual : JSON.stringify(actual) }),
  }))
  return found.length === 0 ? [{ message: message ?? 'got no reply' }] : found
}

/** Runs with an address behind which replies are read as the gateway reads them: Pact has its own HTTP client. */
async function withForwarding<T>(baseUrl: string, run: (address: string) => Promise<T>): Promise<T> {
  const server = forwardingServer(baseUrl).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** Plays the pacts to the provider. Pact writes its own report to the standard output. */
export async function verify(pactFiles: readonly string[], provider: Provider): Promise<Verification> {
  const { baseUrl, reset } = provider
  const ownValues: OwnValues = { tokens: new Map(provider.tokens), ids: new OwnIds(), pairs: new Set() }
  const failures = new Set<string>()
  const play = (address: string, served: ServedStates): Promise<string> =>
    new Verifier({
      provider: PROVIDER,
      providerBaseUrl: address,
      pactUrls: [...pactFiles],
      logLevel: 'error',
      ...(reset && { beforeEach: reset }),
      ...served,
      requestFilter: (request: IncomingMessage, _: unknown, next: () => void) => {
        const real = ownValues.tokens.get(request.headers.authorization ?? '')
        if (real !== undefined) request.headers.authorization = real
        next()
      },
    })
      .verifyProvider()
      .catch((error: Error) => error.message)
  const playTo = (address: string): Promise<string> => {
    reachDirectly(address)
    return withStates(pactFiles, provider, ownValues, failures, (served) => play(address, served))
  }
  const report = await (provider.states ? playTo(new URL(baseUrl).origin) : withForwarding(baseUrl, playTo))
  const { interactionResults } = JSON.parse(report) as Result
  const verdicts = interactionResults.map(({ description, pending, result, mismatch }) => {
    const details = detailsOf(mismatch, ownValues)
    return {
      name: description,
      isPending: pending,
      isOk: result === 'OK' || (mismatch !== undefined && details.length === 0),
      mismatches: mismatch?.mismatches === undefined ? [] : details.map(({ path = '' }) => path),
      details,
    }
  })
  return { verdicts, stateFailures: [...failures] }
}
