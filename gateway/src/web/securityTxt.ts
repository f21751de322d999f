import type { FastifyInstance } from 'fastify'

/** How long a copy of the file counts (RFC 9116, 2.5.5 recommends less than a year). */
const VALID_MS = 180 * 86_400_000

export function registerSecurityTxt(app: FastifyInstance, contact: string | undefined): void {
  if (contact === undefined) return
  app.get('/.well-known/security.txt', (_, reply) => {
    const expires = new Date(Date.now() + VALID_MS).toISOString()
    return reply.type('text/plain; charset=utf-8').send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`)
  })
}
