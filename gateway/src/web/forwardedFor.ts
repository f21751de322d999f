import { isIP } from 'node:net'
import { withoutPorts } from '@callout/contracts/wire/forwardedFor'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Dual-stack sockets report IPv4 addresses as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const isAddress = (address: string): boolean => isIP(address) !== 0

/** Takes the client last. */
function chainOf(addresses: readonly (string | undefined)[]): string | undefined {
  const chain = addresses.map((address) => plain(address ?? '')).filter(isAddress)
  return chain.length === 0 ? undefined : chain.toReversed().join(', ')
}

/** For the backend, the client first. Incoming values count only from trusted proxies (`TRUST_PROXY`). */
export const forwardedForOf = ({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string | undefined => chainOf(ips)

export function registerForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _, done) => {
    const forwardedFor = headers['x-forwarded-for']
    if (typeof forwardedFor === 'string') headers['x-forwarded-for'] = withoutPorts(forwardedFor)
    done()
  })
}
