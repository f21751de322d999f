import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { cert, key } from '@callout/gateway/testing/localhostCertificate'

/** Headers of one connection, which HTTP/2 doesn't have. */
const hops: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding'])
const endToEnd = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hops.has(name)))

/** HTTP/2 in front of a server, as the proxies in docs/running.md. `url` has no trailing slash. */
export async function startHttp2Proxy(target: string): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ key, cert }, (incoming, response) => {
    const headers = { ...endToEnd(incoming.headers), host: incoming.headers[':authority'] }
    const forwarded = request(target + incoming.url, { agent, method: incoming.method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, endToEnd(reply.headers))
      reply.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    incoming.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async (): Promise<void> => {
    agent.destroy()
    server.close()
  }
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
