import { hash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Replaces secrets and personal data in counter keys, and bounds their length. */
export const hashedKey = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** The token of an `Authorization` header without its scheme, so that `x` and `Bearer x` share limits. */
export const tokenOf = (authorization: string): string => authorization.replace(/^bearer(\s+|$)/i, '').trim()

const GROUPS_OF_64 = 4

/** IPv4 addresses unchanged; IPv6 addresses as their /64, which one subscriber has. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, GROUPS_OF_64)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}
