import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Dual-stack sockets report IPv4 addresses as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const isAddress = (address: string): boolean => isIP(address) !== 0

/** Takes the client last. */
function chainOf(addresses: readonly (string | undefined)[]): string | undefined {
  const chain = addresses.map((address) => plain(address ?? '')).filter(isAddress)
  return chain.length === 0 ? undefined : chain.toReversed().join(', ')
}

let direct: { readonly ip: string | undefined; readonly header: string | undefined } = { ip: undefined, header: undefined }

/** Without proxies. Remembers the last address, since requests on one connection repeat it. */
function directOf(ip: string | undefined): string | undefined {
  if (direct.ip !== ip) direct = { ip, header: chainOf([ip]) }
  return direct.header
}

/**
 * Value of `X-Forwarded-For` for the backend, the client first. Incoming values count only from trusted proxies (`TRUST_PROXY`).
 */
export function forwardedForOf({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>): string | undefined {
  return ips ? chainOf(ips) : directOf(ip)
}
