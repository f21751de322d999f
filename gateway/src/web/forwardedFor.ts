import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** A socket that takes both families shows an IPv4 address as an IPv6 one. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * What the backend is told in `X-Forwarded-For`: the way the request has come, the visitor first. What a request says of
 * itself counts as far as the proxies are trusted that have added to it (`TRUST_PROXY`); undefined where nothing is known.
 */
export function forwardedForOf({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string | undefined {
  const way = ips.map((address) => plain(address ?? '')).filter((address) => isIP(address) !== 0)
  return way.length === 0 ? undefined : way.toReversed().join(', ')
}
