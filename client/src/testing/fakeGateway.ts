import { vi } from 'vitest'

type Variables = Record<string, unknown>
/** Response of a fake operation: data, `refuse(…)` or `outOfReach()`. */
export type FakeAnswer = Record<string, unknown> | Refused | Unreachable | Worded
export type FakeOperation = FakeAnswer | ((variables: Variables) => FakeAnswer | Promise<FakeAnswer>)

class Refused {
  readonly errors: readonly object[]
  constructor(errors: readonly object[]) {
    this.errors = errors
  }
}
class Unreachable {}
class Worded {
  readonly data: Record<string, unknown>
  readonly responseMessage: string
  constructor(data: Record<string, unknown>, responseMessage: string) {
    this.data = data
    this.responseMessage = responseMessage
  }
}

/** An error in the gateway's format. */
export const refuse = (code: string, message: string, extensions: Record<string, unknown> = {}): Refused =>
  new Refused([{ message, extensions: { code, ...extensions } }])

/** A response with the backend's success message. */
export const worded = (data: Record<string, unknown>, responseMessage: string): Worded => new Worded(data, responseMessage)

/** The connection fails. */
export const outOfReach = (): Unreachable => new Unreachable()

/** A call received by the fake. */
export interface FakeCall {
  readonly operation: string
  readonly variables: Variables
  readonly headers: Headers
}

export interface FakeGateway {
  readonly calls: FakeCall[]
  /** Variables of an operation's calls, in order. */
  readonly callsOf: (operation: string) => Variables[]
  /** Changes or adds responses. */
  readonly answer: (operations: Record<string, FakeOperation>) => void
  /** `version` of meta.json; null: the file is missing. */
  version: string | null
  /** `/settings.json`; null: the file is missing. */
  settings: object | null
  /** Answers `/drive-times`; null: the routing service fails. */
  driveTimes: ((places: readonly { readonly latitude: number; readonly longitude: number }[]) => object) | null
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/graphql-response+json' } })

async function graphql(gateway: FakeGateway, operations: Record<string, FakeOperation>, init: RequestInit | undefined): Promise<Response> {
  const { operationName, variables = {} } = JSON.parse(String(init?.body)) as { operationName: string; variables?: Variables }
  gateway.calls.push({ operation: operationName, variables, headers: new Headers(init?.headers) })
  const operation = operations[operationName]
  if (!operation)
    return json({ errors: [{ message: `The fake gateway does not answer ${operationName}`, extensions: { code: 'INTERNAL' } }] })
  const answer = typeof operation === 'function' ? await operation(variables) : operation
  if (answer instanceof Unreachable) throw new TypeError('Failed to fetch')
  if (answer instanceof Worded) return json({ data: answer.data, extensions: { responseMessage: answer.responseMessage } })
  return json(answer instanceof Refused ? { data: null, errors: answer.errors } : { data: answer })
}

/**
 * Fakes the network: `fetch` answers GraphQL operations by name, and `/meta.json`. Nothing of the client is replaced, so headers,
 * cache and error handling are real. Responses need `__typename`.
 */
export function fakeGateway(initial: Record<string, FakeOperation> = {}): FakeGateway {
  const operations = { ...initial }
  const calls: FakeCall[] = []
  const gateway: FakeGateway = {
    calls,
    callsOf: (name) => calls.filter(({ operation }) => operation === name).map(({ variables }) => variables),
    answer: (more) => void Object.assign(operations, more),
    version: null,
    settings: null,
    driveTimes: null,
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.includes('/graphql')) return graphql(gateway, operations, init)
    if (url.includes('/meta.json') && gateway.version) return json({ version: gateway.version })
    if (url.includes('/settings.json') && gateway.settings) return json(gateway.settings)
    if (url.includes('/drive-times')) {
      const { places } = JSON.parse(String(init?.body)) as { places: { latitude: number; longitude: number }[] }
      calls.push({ operation: 'drive-times', variables: { places }, headers: new Headers(init?.headers) })
      return gateway.driveTimes ? json(gateway.driveTimes(places)) : json({}, 503)
    }
    return json({}, 404)
  })
  return gateway
}
