export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

export function bytesOf({ method, path, headers = {}, body }: Request): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const bodyHeaders = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  const lines = Object.entries({ host: '127.0.0.1', ...headers, ...bodyHeaders }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`)
}

export async function ask(url: string, { method, path, headers = {}, body }: Request): Promise<unknown> {
  const init =
    body === undefined
      ? { method, headers }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const reply = await fetch(url + path, { ...init, signal: AbortSignal.timeout(60_000) })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} ${path}: HTTP ${reply.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
