import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** A socket that takes both families shows an IPv4 address as an IPv6 one. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const isAddress = (address: string): boolean => isIP(address) !== 0

/** Of a whole way, the visitor last. */
function wayOf(addresses: readonly (string | undefined)[]): string | undefined {
  const way = addresses.map((address) => plain(address ?? '')).filter(isAddress)
  return way.length === 0 ? undefined : way.toReversed().join(', ')
}

let direct: { readonly ip: string | undefined; readonly told: string | undefined } = { ip: undefined, told: undefined }

/** Of a visitor who comes by no proxy: mostly the same as the last one, on a connection that is kept. */
function directOf(ip: string | undefined): string | undefined {
  if (direct.ip !== ip) direct = { ip, told: wayOf([ip]) }
  return direct.told
}

/**
 * What the backend is told in `X-Forwarded-For`: the way the request has come, the visitor first. What a request says of
 * itself counts as far as the proxies are trusted that have added to it (`TRUST_PROXY`); undefined where nothing is known.
 */
export function forwardedForOf({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>): string | undefined {
  return ips ? wayOf(ips) : directOf(ip)
}
