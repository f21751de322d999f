import { mockSessionHeader } from '@callout/contracts/constants'
import type { FastifyRequest } from 'fastify'
import { responseCode } from '@callout/contracts/wire/envelope'
import { Clock } from '../clock.ts'
import type { Data } from '../db/collection.ts'
import { memoryStore, type Store } from '../db/store.ts'
import { fileContentsOf, restoreWithFiles } from '../files/storedFiles.ts'
import { ApiError } from '../http/apiError.ts'
import { Faults } from './faults.ts'
import { Replay } from './recordings/replay.ts'
import { Replies } from './replies/replies.ts'
import { nearestOf } from './nearestOf.ts'
import { RequestLog } from './requestLog.ts'
import { Switches } from './switches.ts'

declare module 'fastify' {
  interface FastifyRequest {
    mockSession: MockSession
  }
}

/** A session's own base address: `/s/{id}/api/v1`, for links and for callers that can't send the header. */
const SESSION_PATH = /^\/s\/([\w-]{1,40})(?=\/|$)/
export const SESSION_ID = /^[\w-]{1,40}$/
/** A browser tab on a session's data: `shared--7` on the shared data, `worker-1--7` on those of `worker-1`. */
const TAB_ID = /^([\w-]+?)--\w+$/
const SHARED = 'shared'

/** Id with which a browser tab works on a session's data and has browser storage of its own. Throws 400 if it is too long. */
export function tabIdOf({ id = SHARED }: Pick<MockSession, 'id'>, tab: number): string {
  const tabId = `${id}--${tab}`
  if (!SESSION_ID.test(tabId))
    throw new ApiError(responseCode.MALFORMED, `The session id ${id} is too long for tabs: use at most 30 letters.`)
  return tabId
}

export interface MockSession {
  /** Undefined for the shared one. */
  readonly id: string | undefined
  readonly store: Store
  readonly clock: Clock
  readonly faults: Faults
  readonly replies: Replies
  readonly replay: Replay
  readonly switches: Switches
  readonly requests: RequestLog
  readonly publicUrl: () => string
  /** Seconds without a call after which it ends. */
  readonly idleSeconds: number
  /** Unix milliseconds of the system's clock. */
  readonly createdAt: number
  usedAt: number
  beforePact: MockState | undefined
}

export interface MockState {
  readonly data: Data
  readonly files: ReadonlyMap<string, Buffer>
  readonly now: number
  readonly frozen: boolean
}

export async function getState({ store, clock }: MockSession): Promise<MockState> {
  const state = { data: store.snapshot(), now: clock.now(), frozen: clock.isFrozen }
  return { ...state, files: await fileContentsOf(store) }
}

export async function loadState({ store, clock }: MockSession, { data, files, now, frozen }: MockState): Promise<void> {
  await restoreWithFiles(store, data, files)
  clock.change({ now, frozen })
}

export function rewriteSessionPath(request: { url?: string | undefined; readonly headers: Record<string, string | string[] | undefined> }) {
  const url = request.url ?? '/'
  const [prefix, id] = SESSION_PATH.exec(url) ?? []
  if (prefix === undefined) return url
  request.headers[mockSessionHeader] = id
  const rest = url.slice(prefix.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

export const sessionIdOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const id = headers[mockSessionHeader]
  return id === undefined || id === '' ? undefined : String(id)
}

export const DEFAULT_IDLE_SECONDS = 3600
const MOST_SESSIONS = 100

export interface NewSession {
  readonly id: string
  readonly state: MockState
  readonly idleSeconds?: number | undefined
}

export class Sessions {
  readonly shared: MockSession
  readonly #byId = new Map<string, MockSession>()
  readonly #now: () => number

  constructor(shared: Pick<MockSession, 'store' | 'clock' | 'publicUrl'>, now: () => number = Date.now) {
    this.#now = now
    this.shared = this.#session(undefined, shared, 0)
  }

  /** Removes idle sessions. Oldest first. */
  all(): MockSession[] {
    for (const [id, session] of this.#byId) if (this.#hasExpired(session)) this.#byId.delete(id)
    return [...this.#byId.values()]
  }

  /** The session of a header. Throws 400 for an unknown one. */
  of(id: string | undefined): MockSession {
    if (id === undefined) return this.shared
    const session = this.#byId.get(id) ?? this.#ofTab(id)
    if (!session || this.#hasExpired(session)) throw new ApiError(responseCode.MALFORMED, this.#unknown(id))
    session.usedAt = this.#now()
    return session
  }

  /** Starts an isolated copy of a state. Throws 409 for an id in use, 429 for too many. */
  async create({ id, state, idleSeconds = DEFAULT_IDLE_SECONDS }: NewSession): Promise<MockSession> {
    const running = this.all()
    if (this.#byId.has(id)) throw new ApiError(responseCode.CONFLICT, `There’s a session ${id} already. Delete it, or use another id.`)
    if (running.length >= MOST_SESSIONS) throw new ApiError(429, `There are ${MOST_SESSIONS} sessions already. Delete some first.`)
    const publicUrl = (): string => `${this.shared.publicUrl()}/s/${id}`
    const session = this.#session(id, { store: memoryStore(), clock: new Clock(), publicUrl }, idleSeconds)
    this.#byId.set(id, session)
    await loadState(session, state)
    return session
  }

  delete(id: string): void {
    this.of(id)
    this.#byId.delete(id)
  }

  #session(id: string | undefined, parts: Pick<MockSession, 'store' | 'clock' | 'publicUrl'>, idleSeconds: number): MockSession {
    const [createdAt, usedAt] = [this.#now(), this.#now()]
    const controls = {
      faults: new Faults(),
      replies: new Replies(),
      replay: new Replay(),
      switches: new Switches(),
      requests: new RequestLog(),
    }
    return { id, ...parts, ...controls, idleSeconds, createdAt, usedAt, beforePact: undefined }
  }

  #ofTab(id: string): MockSession | undefined {
    const [, base = ''] = TAB_ID.exec(id) ?? []
    return base === SHARED ? this.shared : this.#byId.get(base)
  }

  #hasExpired({ usedAt, idleSeconds }: MockSession): boolean {
    return idleSeconds > 0 && this.#now() - usedAt >= idleSeconds * 1000
  }

  #unknown(id: string): string {
    const nearest = nearestOf(
      id,
      this.all().map((session) => session.id ?? ''),
    )
    const known = nearest === undefined ? 'It may have expired.' : `The nearest is ${nearest}.`
    return `There’s no mock session ${id}. ${known} Create one with POST /control/sessions.`
  }
}

/** A 404 with the nearest of the names that exist. */
export function notFound(noun: string, name: string, names: readonly string[]): ApiError {
  const nearest = nearestOf(name, names)
  return new ApiError(
    responseCode.NOT_FOUND,
    `There’s no ${noun} ${name}.${nearest === undefined ? ` There are none.` : ` The nearest is ${nearest}.`}`,
  )
}
