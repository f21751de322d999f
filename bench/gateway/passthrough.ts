/** A bare Fastify server that forwards requests and streams replies unparsed. */
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { fastify, type FastifyRequest } from 'fastify'
import { Pool } from 'undici'

const pool = new Pool(new URL(process.env['REST_BASE_URL'] ?? '').origin, { connections: 64 })

function headersOf({ headers, body }: FastifyRequest): Record<string, string> {
  const sent = { [PLATFORM_HEADER]: PLATFORM_WEB, authorization: headers.authorization ?? '' }
  return body === undefined ? sent : { ...sent, 'content-type': 'application/json' }
}

const app = fastify()
app.get('/health', () => ({ status: 'ok' }))
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
app.all<{ Body: string | undefined }>('/api/v1/*', async (request, reply) => {
  const { method, url: path, body = null } = request
  const { statusCode, headers, body: answer } = await pool.request({ method, path, headers: headersOf(request), body })
  return reply.code(statusCode).headers(headers).send(answer)
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
