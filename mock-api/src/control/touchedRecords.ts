import type { Domain } from '@callout/contracts/endpoints'
import { isRecord } from '@callout/contracts/reply/isRecord'
import type { FastifyRequest } from 'fastify'
import type { Change } from '../db/collection.ts'
import { definitions } from '../resources/collections.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Record changes of the call, oldest first. */
    changes: Change[]
  }
  interface FastifyContextConfig {
    /** Of a documented call. */
    domain?: Domain
  }
}

export interface TouchedRecord {
  readonly collection: string
  readonly id: number
  readonly change: 'added' | 'changed' | 'removed' | 'read'
}

const changeOf = ({ before, after }: Change): TouchedRecord['change'] => {
  if (!before) return 'added'
  return after ? 'changed' : 'removed'
}

/** Collections of tokens and keys, which every call may change. */
const internal: ReadonlySet<string> = new Set(['sessions', 'idempotencyKeys'])

/** The record that the path of a call names: `/jobs/7` is record 7 of `jobs`. */
function namedRecord({ routeOptions: { config }, params }: FastifyRequest): TouchedRecord[] {
  const { id } = isRecord(params) ? params : {}
  const collection = config.domain ?? ''
  if (typeof id !== 'string' || !Object.hasOwn(definitions, collection)) return []
  return [{ collection, id: Number(id), change: 'read' }]
}

/** Records that a call changed, and the one that its path names. */
export function touchedRecords(request: FastifyRequest): TouchedRecord[] {
  const touched = new Map<string, TouchedRecord>()
  for (const change of (request.changes as Change[] | undefined) ?? []) {
    const { collection, id } = change
    const key = `${collection} ${id}`
    if (!internal.has(collection)) touched.set(key, { collection, id, change: touched.get(key)?.change ?? changeOf(change) })
  }
  const named = namedRecord(request).filter(({ collection, id }) => !touched.has(`${collection} ${id}`))
  return [...touched.values(), ...named]
}
