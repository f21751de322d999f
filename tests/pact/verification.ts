import './quiet.ts'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Verifier } from '@pact-foundation/pact'
import { PROVIDER } from './names.ts'
import type { Provider, StateHandlers } from './provider.ts'

/** How one interaction went. */
export interface Verdict {
  readonly name: string
  readonly isPending: boolean
  readonly isOk: boolean
}

export interface Verification {
  readonly verdicts: readonly Verdict[]
  /** States that were not set up, and why. */
  readonly stateFailures: readonly string[]
}

interface PactFile {
  readonly interactions: readonly { readonly providerStates?: readonly { readonly name: string }[] }[]
}
interface Result {
  readonly interactionResults: readonly { readonly description: string; readonly pending: boolean; readonly result: string }[]
}

const statesIn = (pactFiles: readonly string[]): string[] => {
  const interactions = pactFiles.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as PactFile).interactions)
  return interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))
}

const missing = (): never => {
  throw new Error('has no handler')
}

/** Pact goes on in silence where a state has no handler, or the handler throws: both are noted here. */
function notingHandlers(pactFiles: readonly string[], states: StateHandlers, failures: Set<string>) {
  const handle = (name: string) => async (parameters?: unknown) => {
    try {
      await (states[name] ?? missing)((parameters ?? {}) as Readonly<Record<string, unknown>>)
    } catch (error) {
      failures.add(`'${name}' ${(error as Error).message}`)
    }
  }
  return Object.fromEntries(statesIn(pactFiles).map((name) => [name, { setup: handle(name) }]))
}

/** Pact's proxy would look for this machine behind the proxy of the network. */
function reachDirectly(baseUrl: string): void {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(baseUrl).hostname)) return
  delete process.env['HTTP_PROXY']
  delete process.env['HTTPS_PROXY']
}

/** Plays the pacts to the provider. Pact writes its own report to the standard output. */
export async function verify(pactFiles: readonly string[], { baseUrl, reset, states, stateUrl, tokens }: Provider): Promise<Verification> {
  const failures = new Set<string>()
  reachDirectly(baseUrl)
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: baseUrl,
    pactUrls: [...pactFiles],
    logLevel: 'error',
    ...(reset && { beforeEach: reset }),
    ...(states && { stateHandlers: notingHandlers(pactFiles, states, failures) }),
    ...(stateUrl && { providerStatesSetupUrl: stateUrl }),
    requestFilter: (request: IncomingMessage, _: unknown, next: () => void) => {
      const real = tokens?.get(request.headers.authorization ?? '')
      if (real !== undefined) request.headers.authorization = real
      next()
    },
  })
  const report = await verifier.verifyProvider().catch((error: Error) => error.message)
  const { interactionResults } = JSON.parse(report) as Result
  const verdicts = interactionResults.map(({ description, pending, result }) => ({
    name: description,
    isPending: pending,
    isOk: result === 'OK',
  }))
  return { verdicts, stateFailures: [...failures] }
}
