import { hash } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** Stands for a secret or personal text in counters. */
export const hashedKey = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** The token of an `Authorization` header without its scheme, so that `x` and `Bearer x` share limits. */
export const tokenOf = (authorization: string): string => authorization.replace(/^bearer(\s+|$)/i, '').trim()

const GROUPS_OF_64 = 4

/** An IPv4 address as it is; of an IPv6 address its /64, all of which one customer of a provider has. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, GROUPS_OF_64)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}
