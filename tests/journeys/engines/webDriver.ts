/** A session of a WebDriver server, https://www.w3.org/TR/webdriver2. */
export interface WebDriver {
  readonly capabilities: Readonly<Record<string, unknown>>
  /** A command below the session, such as `/url`; returns its value. */
  send<Value = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>
  /** Runs a function in the page. */
  run<Value>(script: (...parameters: never[]) => unknown, ...parameters: readonly unknown[]): Promise<Value>
}

interface Reply {
  readonly value: unknown
}
interface Session {
  readonly sessionId: string
  readonly capabilities: Readonly<Record<string, unknown>>
}

const isError = (value: unknown): value is { readonly error: string; readonly message: string } =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value

async function send<Value>(address: string, method: string, body?: object): Promise<Value> {
  const reply = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await reply.json()) as Reply
  if (isError(value)) throw new Error(`${value.error}: ${value.message}`)
  return value as Value
}

export async function openSession(server: string, alwaysMatch: object): Promise<WebDriver> {
  const { sessionId, capabilities } = await send<Session>(`${server}/session`, 'POST', { capabilities: { alwaysMatch } })
  const inSession: WebDriver['send'] = (method, path, body) =>
    send(`${server}/session/${sessionId}${path}`, method, method === 'POST' ? (body ?? {}) : undefined)
  return {
    capabilities,
    send: inSession,
    run: (script, ...args) => inSession('POST', '/execute/sync', { script: `return (${String(script)})(...arguments)`, args }),
  }
}
