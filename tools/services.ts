import { connect, isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { variantsNamed } from '../tests/specBackend/variantNames.ts'
import { Sentence } from './sentence.ts'

export const root = resolve(import.meta.dirname, '..')

export interface Service {
  readonly name: 'mock-api' | 'spec-backend' | 'gateway' | 'client'
  readonly address: string
  /** Returns 200 when ready. */
  readonly health: string
  readonly port: number
  readonly setting: string
  readonly env: Readonly<Record<string, string>>
}

type Environment = Readonly<Record<string, string | undefined>>

/** The address of servers that listen on HOST, in the notation of URLs. */
function reachedHost({ HOST }: Environment): string {
  if (!HOST || ['localhost', '0.0.0.0', '::'].includes(HOST)) return '127.0.0.1'
  return isIPv6(HOST) ? `[${HOST}]` : HOST
}

const portOf = (environment: Environment, setting: string, usual: number): number => {
  const text = environment[setting]
  if (text === undefined || text === '') return usual
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Sentence(`${setting} must be a whole number from 1 to 65535.`)
  return port
}

export interface StartOptions {
  readonly backend?: string | undefined
  /** Comma-separated. */
  readonly variants?: string | undefined
  readonly built?: boolean | undefined
  readonly clientDir?: string | undefined
  readonly fresh?: boolean | undefined
  readonly compare?: string | undefined
  /** Added to every port that isn't set. */
  readonly 'port-offset'?: string | undefined
}

function comparedOf({ backend, compare }: StartOptions, { REST_BASE_URL }: Environment): URL | undefined {
  if (compare === undefined) return undefined
  if (backend !== undefined || REST_BASE_URL)
    throw new Sentence(`--compare and ${backend === undefined ? 'REST_BASE_URL' : '--backend'} name two backends. Remove one.`)
  if (!/^https?:\/\//.test(compare) || !URL.canParse(compare))
    throw new Sentence('--compare needs an address such as https://their.backend.')
  return new URL(compare)
}

function isSpecRequested({ backend, variants }: StartOptions, { REST_BASE_URL }: Environment): boolean {
  if (backend === undefined && variants !== undefined) throw new Sentence('--variants only works with --backend spec.')
  if (backend === undefined) return false
  if (backend !== 'spec') throw new Sentence(`There’s no backend '${backend}'. Use --backend spec, or set REST_BASE_URL to a real backend.`)
  if (REST_BASE_URL) throw new Sentence('--backend and REST_BASE_URL name two backends. Remove one.')
  return true
}

/** With `REST_BASE_URL` no mock starts. Throws a sentence for a wrong setting. */
export function servicesOf(environment: Environment, options: StartOptions = {}): Service[] {
  const offset = offsetOf(options)
  const mockPort = portOf(environment, 'MOCK_API_PORT', 4010 + offset)
  const gatewayPort = portOf(environment, 'GATEWAY_PORT', 4000 + offset)
  const clientPort = portOf(environment, 'CLIENT_PORT', 5173 + offset)
  const host = reachedHost(environment)
  const mock = `http://${host}:${mockPort}`
  const gateway = `http://${host}:${gatewayPort}`
  const client = options.built ? gateway : `http://${host}:${clientPort}`
  const backend = environment['REST_BASE_URL'] || undefined
  const isSpec = isSpecRequested(options, environment)
  const compared = comparedOf(options, environment)
  const isMockOnly = backend === undefined && !isSpec && compared === undefined
  const identity = environment['IDENTITY_URL'] || (isMockOnly ? `${mock}/control/identity` : undefined)
  const card = environment['CARD_FORM_URL'] || (isMockOnly ? `${mock}/control/card` : undefined)
  const played: Record<string, string> = {
    ...(backend === undefined && !isSpec && { MOCK_HEADERS: '1' }),
    ...(identity !== undefined && { IDENTITY_URL: identity }),
    ...(card !== undefined && { CARD_FORM_URL: card }),
  }
  const services: Service[] = [
    {
      name: isSpec ? 'spec-backend' : 'mock-api',
      address: `${mock}/api/v1`,
      health: `${mock}/health`,
      port: mockPort,
      setting: 'MOCK_API_PORT',
      env: isSpec
        ? { VARIANTS: variantsNamed(options.variants).join(',') }
        : { CLIENT_URL: client, ...(compared && { UPSTREAM_URL: compared.href }), ...dataOf(options, environment, offset) },
    },
    {
      name: 'gateway',
      address: `${gateway}/graphql`,
      health: `${gateway}/health`,
      port: gatewayPort,
      setting: 'GATEWAY_PORT',
      env: {
        REST_BASE_URL: backend ?? `${mock}/api/v1`,
        ...(options.clientDir !== undefined && { CLIENT_DIR: options.clientDir }),
        GRAPHIQL: environment['GRAPHIQL'] || '1',
        ...(compared && { FILES_ORIGIN: environment['FILES_ORIGIN'] || compared.origin }),
        ...played,
      },
    },
    {
      name: 'client',
      address: client,
      health: client,
      port: clientPort,
      setting: 'CLIENT_PORT',
      env: { GATEWAY_URL: gateway, ...(isMockOnly && { MOCK_URL: mock }), ...played },
    },
  ]
  const requested = services.filter(({ name }) => {
    if (name === 'client') return !options.built
    return name === 'gateway' || backend === undefined
  })
  requireOwnPorts(requested)
  return requested
}

const MOST_OFFSET = 50_000

function offsetOf({ 'port-offset': text = '0' }: StartOptions): number {
  const offset = Number(text)
  if (!Number.isInteger(offset) || offset < 0 || offset > MOST_OFFSET)
    throw new Sentence(`--port-offset must be a whole number from 0 to ${MOST_OFFSET}.`)
  return offset
}

/** Where the mock stores its data: two demos can't share a folder. */
const dataOf = ({ fresh }: StartOptions, { DATA_DIR }: Environment, offset: number): Record<string, string> => ({
  ...(fresh && { FRESH: '1' }),
  ...(offset > 0 && !DATA_DIR && { DATA_DIR: join(root, `.data-${offset}`) }),
})

function requireOwnPorts(services: readonly Service[]): void {
  for (const [index, { port, setting }] of services.entries()) {
    const former = services.slice(0, index).find((service) => service.port === port)
    if (former) throw new Sentence(`${former.setting} and ${setting} are both ${port}: give each service a port of its own.`)
  }
}

export const folderOf = (name: Service['name']): string => join(root, name === 'spec-backend' ? 'tests/specBackend' : name)

const vite = join(root, 'node_modules/vite/bin/vite.js')

export function argsOf(name: Service['name']): string[] {
  if (name === 'client') return [vite]
  return [name === 'spec-backend' ? 'main.ts' : 'src/main.ts']
}

export const isTaken = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect({ port, host })
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
    socket.once('connect', () => socket.destroy())
  })

const ANSWER_LIMIT_MS = 2_000
const PAUSE_MS = 100

const isHealthy = (health: string, signal: AbortSignal, limitMs: number): Promise<boolean> =>
  fetch(health, { signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]) }).then(
    ({ ok, body }) => body?.cancel().then(() => ok) ?? ok,
    () => false,
  )

/** Retries after timeouts. Rejects with the reason of `signal` when it aborts. */
export async function untilHealthy({ health }: Pick<Service, 'health'>, signal: AbortSignal, limitMs = ANSWER_LIMIT_MS): Promise<void> {
  while (!(await isHealthy(health, signal, limitMs))) {
    signal.throwIfAborted()
    await pause(PAUSE_MS)
  }
}
