/** Other GraphQL servers, installed into a folder of their own; `PEERS_DIR` names one to keep them in. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { temporaryFolder } from '../../harness/callout.ts'
import type { Later } from '../../harness/cleanUp.ts'
import { install } from '../../harness/packages.ts'

export const peerPackages = {
  yoga: ['graphql-yoga@5.24.1', 'graphql@16.15.0'],
  apollo: ['@apollo/server@5.5.1', '@as-integrations/fastify@3.1.0', 'fastify@5.10.0', 'graphql@16.15.0'],
  hive: ['@graphql-hive/gateway@2.15.1', '@graphql-mesh/compose-cli@1.8.2', '@omnigraph/openapi@0.112.4', 'graphql@16.15.0'],
} as const

export type Peers = Readonly<Record<keyof typeof peerPackages, string>>

export function installPeers(later: Later): Peers {
  const temporary = temporaryFolder()
  later(temporary.remove)
  const folder = (name: keyof Peers): string => {
    const path = join(process.env['PEERS_DIR'] ?? temporary.path, name)
    install(path, ...peerPackages[name])
    return path
  }
  return { yoga: folder('yoga'), apollo: folder('apollo'), hive: folder('hive') }
}

export const requirePeer = (name: string, folder = process.env['PEER'] ?? ''): unknown => createRequire(join(folder, 'package.json'))(name)
