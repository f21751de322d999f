/** A REST call of the gateway, from `extensions.calls` of its reply. */
export interface SentCall {
  /** `GET /jobs/{id}` */
  readonly endpoint: string
  readonly path: string
  readonly requestId?: string
}

interface Asked {
  readonly operationName?: string
  readonly variables?: unknown
}
interface Replied {
  readonly extensions?: { readonly calls?: readonly SentCall[] }
}

const getKey = (operation: string, variables: unknown): string => `${operation} ${JSON.stringify(variables ?? {})}`

const latest = new Map<string, readonly SentCall[]>()

export function recordCalls({ operationName = '', variables }: Asked, { extensions }: Replied): void {
  if (!extensions?.calls) return
  latest.set(operationName, extensions.calls)
  latest.set(getKey(operationName, variables), extensions.calls)
}

/** The calls of the latest reply to an operation, with these variables if there was one. */
export const callsOf = (operation: string, variables: unknown): readonly SentCall[] =>
  latest.get(getKey(operation, variables)) ?? latest.get(operation) ?? []

/** Reads the calls from the replies that the page receives from now on. */
export function followCalls(): void {
  const fetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const reply = await fetch(input, init)
    const isGraphQL = (typeof input === 'string' || input instanceof URL) && new URL(input, location.href).pathname === '/graphql'
    if (isGraphQL && typeof init?.body === 'string') {
      const asked = JSON.parse(init.body) as Asked
      reply
        .clone()
        .json()
        .then((replied: Replied) => recordCalls(asked, replied))
        .catch(() => undefined)
    }
    return reply
  }
}
