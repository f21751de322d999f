import { createHash } from 'node:crypto'
import type { Caller } from './access.ts'
import { invalid } from './apiError.ts'
import { ALL_KEYS, idempotencyOf } from './idempotencyRecords.ts'
import type { Store } from '../db/store.ts'

/** How long a key is remembered. */
const RETENTION_SECONDS = 24 * 3600

/** A request that may come again. */
export interface Repeatable<T> {
  readonly store: Store
  readonly caller: Caller
  /** Unix seconds. */
  readonly now: number
  /** Name of the call. */
  readonly call: string
  /** Chosen by the caller; without one every request is a new one. */
  readonly key: string | undefined
  /** All else that the request carried. */
  readonly input: unknown
  /** Whether what the request made is still there; if not, the key is free again. */
  readonly isStill?: (answer: T) => boolean
}

const hashOf = (call: string, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest('base64url')

/** As many at a time as keep a request short. */
const FORGOTTEN_AT_ONCE = 100

function forgetOld(store: Store, now: number): void {
  const oldest = store.idempotencyKeys.sorted('created_at', ALL_KEYS).slice(0, FORGOTTEN_AT_ONCE)
  for (const { id, created_at } of oldest) if (isOver(created_at, now)) store.idempotencyKeys.remove(id)
}

const isOver = (createdAt: number, now: number): boolean => createdAt + RETENTION_SECONDS <= now

/**
 * The answer of `run`, or the one that the same user was given for the same request under this key within a day. Throws
 * 422 when the key stood for another request. To be called within a transaction.
 */
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
  const request_hash = hashOf(call, input)
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
