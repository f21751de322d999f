import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { IpLocation } from '@callout/contracts/lookups/schemas'
import type { z } from '@callout/contracts/wire/zod'
import { ApiError } from '../../http/apiError.ts'

type Place = Required<z.input<typeof IpLocation>>
type Network = readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6']

const networksOf = (...networks: readonly Network[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) list.addSubnet(...network)
  return list
}
const place = (
  [country, country_code, dial_code]: readonly [string, string, string],
  city: string,
  [latitude, longitude]: readonly [number, number],
  timezone: string,
): Place => ({ country, country_code, dial_code, city, latitude, longitude, timezone })

/** Callers from this machine or a private network are located in the demo company's town. */
const atHome = place(['United States', 'US', '1'], 'Austin', [30.2672, -97.7431], 'America/Chicago')

const places: readonly (readonly [BlockList, Place])[] = [
  [
    networksOf(
      ['127.0.0.0', 8, 'ipv4'],
      ['10.0.0.0', 8, 'ipv4'],
      ['172.16.0.0', 12, 'ipv4'],
      ['192.168.0.0', 16, 'ipv4'],
      ['169.254.0.0', 16, 'ipv4'],
      ['::1', 128, 'ipv6'],
      ['fc00::', 7, 'ipv6'],
      ['fe80::', 10, 'ipv6'],
    ),
    atHome,
  ],
  // Documentation networks (RFC 5737, RFC 3849), each mapped to a place.
  [networksOf(['192.0.2.0', 24, 'ipv4']), place(['United Kingdom', 'GB', '44'], 'London', [51.5085, -0.1257], 'Europe/London')],
  [networksOf(['198.51.100.0', 24, 'ipv4']), place(['India', 'IN', '91'], 'Bengaluru', [12.9719, 77.5937], 'Asia/Kolkata')],
  [networksOf(['203.0.113.0', 24, 'ipv4']), place(['Germany', 'DE', '49'], 'Berlin', [52.5244, 13.4105], 'Europe/Berlin')],
  [networksOf(['2001:db8::', 32, 'ipv6']), place(['Japan', 'JP', '81'], 'Tokyo', [35.6895, 139.6917], 'Asia/Tokyo')],
]

function isIn(list: BlockList, address: string): boolean {
  if (isIPv4(address)) return list.check(address, 'ipv4')
  return isIPv6(address) && list.check(address, 'ipv6')
}

/** The place of an address, from a short list. Throws 404 for others. */
export function visitorLocation(visitorAddress: string): Place {
  const address = visitorAddress.replace(/^::ffff:(?=\d+\.)/i, '')
  const found = places.find(([list]) => isIn(list, address))
  if (!found) throw new ApiError(responseCode.NOT_FOUND, 'We couldn’t locate this address.')
  return found[1]
}
