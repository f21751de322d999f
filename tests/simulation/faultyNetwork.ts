import type { Random } from '@callout/mock-api/seed/random'
import { jsonResponse, type Network } from './gateways.ts'

/** A network that loses requests and replies, and cuts, empties or refuses them. `kill` lets a server die during the next request. */
export function faultyNetwork(send: Network, random: Random, say: (event: string) => void, kill: () => void): Network {
  const lose = (what: string): never => {
    say(`  the network loses the ${what}`)
    throw new TypeError('Failed to fetch')
  }
  return async (body, token) => {
    if (random.chance(0.1)) return lose('request')
    if (random.chance(0.02)) return jsonResponse('Service Unavailable', 503)
    if (random.chance(0.05)) kill()
    const reply = await send(body, token)
    if (random.chance(0.1)) return lose('reply')
    if (random.chance(0.02)) return jsonResponse('Internal Server Error', 500)
    if (random.chance(0.03)) return jsonResponse((await reply.text()).slice(0, 20))
    if (random.chance(0.03)) return jsonResponse('{"data":null}')
    return reply
  }
}
