import Fastify, { type FastifyInstance } from 'fastify'
import { createJobStore } from './jobStore.ts'
import { plainReplies } from './plain.ts'
import { type VariantName, variants } from './variants.ts'

export interface SpecBackendOptions {
  /** Whether jobs are as they were written; otherwise every reply is that of `plain.ts`. */
  readonly keepsJobs?: boolean
}

const getPath = (url: string): string => (url.split('?')[0] ?? '').replace(/^\/api\/v1/, '')
const getCall = (method: string, path: string): string => `${method} ${path.replace(/\/\d+(\/mark_as_read)?$/, '/0$1')}`

/** A backend of the specification's names alone: what else is sent, headers, fields and filters, it ignores. */
export function specBackend(names: readonly VariantName[] = [], { keepsJobs = false }: SpecBackendOptions = {}): FastifyInstance {
  const app = Fastify()
  const stored = keepsJobs ? createJobStore() : () => undefined
  app.get('/health', () => ({ status: 'ok' }))
  app.all('/*', ({ method, url, body }) => {
    const query = new URL(url, 'http://backend').searchParams
    const path = getPath(url)
    const call = getCall(method, path)
    if (!(call in plainReplies)) return { responseCode: 404, responseMessage: 'No such call', responseData: null }
    const reply = stored({ method, path, body })
    if (reply === null) return { responseCode: 404, responseMessage: 'No such job', responseData: null }
    const responseData = names.reduce((data, name) => variants[name](data, call, query), reply === undefined ? plainReplies[call] : reply)
    return { responseCode: 200, responseMessage: 'Success', responseData }
  })
  return app
}
