import Fastify, { type FastifyInstance } from 'fastify'
import { plainReplies } from './plain.ts'
import { type VariantName, variants } from './variants.ts'

const callOf = (method: string, url: string): string =>
  `${method} ${(url.split('?')[0] ?? '').replace(/^\/api\/v1/, '').replace(/\/\d+$/, '/0')}`

/**
 * A backend of the specification's names alone: what else is sent, headers, fields and filters, it ignores. It keeps
 * nothing of what is written.
 */
export function specBackend(names: readonly VariantName[] = []): FastifyInstance {
  const app = Fastify()
  app.get('/health', () => ({ status: 'ok' }))
  app.all('/*', ({ method, url }) => {
    const call = callOf(method, url)
    if (!(call in plainReplies)) return { responseCode: 404, responseMessage: 'No such call', responseData: null }
    const responseData = names.reduce((data, name) => variants[name](data, call), plainReplies[call])
    return { responseCode: 200, responseMessage: 'Success', responseData }
  })
  return app
}
