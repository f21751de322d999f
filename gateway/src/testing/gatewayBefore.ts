import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import type { Asked } from './testGateway.ts'

export interface Received {
  readonly method: string | undefined
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Answering = (response: ServerResponse, received: Received, nth: number) => void

/** An HTTP server on the loopback interface until the test ends. */
export async function serve(answer: Answering) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method, url = '', headers } = request
    const item = { method, url, headers, body: Buffer.concat(chunks).toString() }
    answer(response, item, received.push(item))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

/** The gateway with its own connections before a server on the loopback interface. */
export async function gatewayBefore(answer: Answering, options: Partial<AppOptions> = {}) {
  const { origin, received } = await serve(answer)
  const log: Record<string, unknown>[] = []
  const app = await buildApp({
    restBaseUrl: `${origin}/api/v1`,
    isOpen: true,
    log: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
    ...options,
  })
  onTestFinished(() => app.close())
  const ask = async (query: string): Promise<Pick<Asked, 'data' | 'errors'>> => {
    const response = await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: 'token-1' }, payload: { query } })
    const { data, errors = [] } = response.json<Partial<Asked>>()
    return { data, errors }
  }
  return { app, ask, origin, received, warnings: () => log.filter(({ level }) => level === 40) }
}

export const envelope = (data: unknown): string => JSON.stringify({ responseCode: 200, responseMessage: 'Success', responseData: data })
