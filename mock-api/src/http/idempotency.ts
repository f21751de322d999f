import { createHash } from 'node:crypto'
import type { Caller } from './access.ts'
import { invalid } from './apiError.ts'
import { ALL_KEYS, idempotencyOf } from './idempotencyRecords.ts'
import type { Store } from '../db/store.ts'

const RETENTION_SECONDS = 24 * 3600

export interface Repeatable<T> {
  readonly store: Store
  readonly caller: Caller
  /** Unix seconds. */
  readonly now: number
  readonly call: string
  /** Chosen by the client; without one every request is new. */
  readonly key: string | undefined
  /** The rest of the request. */
  readonly input: unknown
  /** Whether the created record still exists; if not, the key is free again. */
  readonly isStill?: (answer: T) => boolean
}

const getHash = (call: string, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest('base64url')

/** Bounds the work per request. */
const FORGOTTEN_AT_ONCE = 100

function forgetOld(store: Store, now: number): void {
  const oldest = store.idempotencyKeys.by('created_at', ALL_KEYS).slice(0, FORGOTTEN_AT_ONCE)
  for (const { id, created_at } of oldest) if (isOver(created_at, now)) store.idempotencyKeys.remove(id)
}

const isOver = (createdAt: number, now: number): boolean => createdAt + RETENTION_SECONDS <= now

/** Returns the reply of the same request with this key within a day. Throws 422 for another request. Call within a transaction. */
export function answerOnce<T>(request: Repeatable<T>, run: () => T): T {
  const {
    store,
    caller: { user },
    now,
    call,
    key,
    input,
    isStill = () => true,
  } = request
  if (key === undefined) return run()
  forgetOld(store, now)
  const request_hash = getHash(call, input)
  const known = store.idempotencyKeys
    .by('of_user', idempotencyOf(user.id, key))
    .find(({ created_at, answer }) => !isOver(created_at, now) && isStill(answer as T))
  if (known && known.request_hash !== request_hash)
    throw invalid({ field: 'idempotency_key', message: 'This idempotency key was already used for a different request.' })
  if (known) return known.answer as T
  const answer = run()
  store.idempotencyKeys.insert({ company_id: user.company_id, user_id: user.id, key, request_hash, answer, created_at: now })
  return answer
}
