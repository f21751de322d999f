import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '@callout/gateway/app'
import { testApp } from '@callout/mock-api/testing/testApp'
import type { FastifyInstance } from 'fastify'

/** A request of a tool and the reply of the product, with the first row of each list. */
export interface Exchange {
  readonly server: 'gateway' | 'mock-api'
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly status: number
  readonly reply: unknown
}

/** Headers that decide about a reply. */
const decisiveHeaders = ['content-type', 'accept', 'authorization', 'x-fc-app-platform', 'apollographql-client-name', 'idempotency-key']

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text === '' ? undefined : text
  }
}

/** Keeps the first row of each list. */
function firstRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstRows)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, firstRows(inner)]))
}

/** Names the tokens of sign-ins in the order in which they appear, since they are random. */
export function createTokenNames() {
  const tokens = new Map<string, string>()
  const named = (text: string): string => [...tokens].reduce((all, [token, name]) => all.replaceAll(token, name), text)
  return {
    /** Replaces tokens by their names in a reply, and learns new ones. */
    hide: (text: string): string => {
      for (const [, token = ''] of text.matchAll(/"(?:authentication_)?token":"([^"]+)"/g))
        if (!tokens.has(token)) tokens.set(token, `token-${tokens.size + 1}`)
      return named(text)
    },
    named,
    /** Puts tokens in the place of their names. */
    restore: (text: string): string => [...tokens].reduce((all, [token, name]) => all.replaceAll(name, token), text),
  }
}

/** The gateway with open documents and the mock API, both with demo data of one moment. */
export async function startProduct() {
  const mock = testApp()
  const address = await mock.app.listen({ port: 0, host: '127.0.0.1' })
  const gateway = await buildApp({ restBaseUrl: `${address}/api/v1`, isOpen: true })
  return {
    apps: { gateway, 'mock-api': mock.app } as const satisfies Readonly<Record<Exchange['server'], FastifyInstance>>,
    close: async () => {
      await gateway.close()
      await mock.app.close()
    },
  }
}

async function getText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Serves one of the product's servers to a tool, and records its exchanges. */
export async function startRecorder(name: Exchange['server'], app: FastifyInstance) {
  const exchanges: Exchange[] = []
  const tokens = createTokenNames()
  const server: Server = createServer(async (request, response) => {
    const { url: path = '' } = request
    const method = request.method as 'GET'
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const body = await getText(request)
    const reply = await app.inject({
      method,
      url: path,
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(body && { payload: body }),
    })
    const { 'content-length': ____, connection: _____, ...sent } = reply.headers
    response.writeHead(reply.statusCode, sent as Record<string, string>).end(reply.body)
    const replied = tokens.hide(reply.body)
    exchanges.push({
      server: name,
      method,
      path,
      headers: Object.fromEntries(
        decisiveHeaders.flatMap((header) => (typeof headers[header] === 'string' ? [[header, tokens.named(headers[header])]] : [])),
      ),
      ...(body && { body: parsed(tokens.named(body)) }),
      status: reply.statusCode,
      reply: firstRows(parsed(replied)),
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
