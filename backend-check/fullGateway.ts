/** Serves the gateway over full replies. The token names the omitted field, as `listJobs jobs[].total`; `POST /changes` returns effects. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { buildApp } from '@callout/gateway/app'
import { FakeBackend } from '@callout/gateway/testing/fakeBackend'
import { fullBackend, replyFieldsOf } from './losses.ts'

const backend = fullBackend(({ headers }) => {
  const [call = '', field] = decodeURIComponent(headers['authorization'] ?? '').split(' ')
  return field === undefined ? [] : [{ call, field }]
})
const gateway = await buildApp({ restBaseUrl: FakeBackend.baseUrl, dispatcher: backend })

async function ask(request: string, field: string): Promise<string> {
  backend.requests.length = 0
  const headers = { authorization: encodeURIComponent(field) }
  return (await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: JSON.parse(request) as object })).body
}

async function changesOf(requests: readonly string[]): Promise<Record<string, Record<string, string>>> {
  const changes: Record<string, Record<string, string>> = {}
  for (const [index, request] of requests.entries()) {
    // The gateway caches settings by token.
    const full = await ask(request, `full-${performance.now()}-${index}`)
    const calls = new Set(backend.requests.map(({ row }) => row))
    for (const call of calls)
      for (const field of replyFieldsOf(call).map((below) => `${call} ${below}`)) {
        const answer = await ask(request, field)
        if (answer !== full) changes[field] = { ...changes[field], [request]: answer }
      }
  }
  return changes
}

async function replyTo(request: IncomingMessage): Promise<string> {
  const body = await text(request)
  if (request.url === '/changes') return JSON.stringify(await changesOf(JSON.parse(body) as string[]))
  return ask(body, decodeURIComponent(request.headers.authorization ?? ''))
}

const server = createServer((request, reply) => {
  replyTo(request).then(
    (body) => reply.setHeader('content-type', 'application/json').end(body),
    (error: Error) => reply.writeHead(500).end(error.message),
  )
}).listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
