import { ApiError } from '../rest/errors.ts'
import type { Caller } from '../rest/transport.ts'
import type { Bus } from './bus.ts'
import { isVisibleToAll } from './writeNotices.ts'
import { getKey, merged, type Notice } from './notices.ts'
import { type ReadRaw, Poller } from './poller.ts'
import { type Message, type Stream, getText } from './stream.ts'

export interface SharedPollerOptions {
  readonly key: string
  readonly seesEverything: boolean
  readonly today: () => string
  readonly bus: Bus
  readonly readRawAs: (caller: Caller) => ReadRaw
  /** 0: no polling. */
  readonly pollMs: number
  readonly share: (message: Message) => void
  readonly onEnded: (token: string) => void
}

const RECENT_MS = 30_000
/** Poll results that were announced less than this ago are skipped: with the same version, or with the same id. */
const SAME_VERSION_MS = 6_000
const SAME_RECORD_MS = 3_000
/** Collects writes that follow each other. */
const POLL_SOON_MS = 200
const LONGEST_POLL_MS = 15_000

interface Watcher {
  readonly caller: Caller
  readonly stream: Stream
  /** The window had a stream before, perhaps at another gateway. */
  readonly isBack: boolean
}
interface RecentNotice {
  readonly at: number
  readonly notice: Notice
}

export class SharedPoller {
  readonly key: string
  readonly #options: SharedPollerOptions
  readonly #watchers = new Set<Watcher>()
  readonly #poller: Poller
  readonly #recent = new Map<string, RecentNotice>()
  #timer: NodeJS.Timeout | undefined
  #isReading = false
  #isPollRequested = false
  #wasReadElsewhere = false
  #failures = 0
  /** Unix milliseconds of the first poll; undefined before. */
  #startedAt: number | undefined

  constructor(options: SharedPollerOptions) {
    this.key = options.key
    this.#options = options
    const wasSent = (notice: Notice): boolean => this.#wasSent(notice)
    this.#poller = new Poller({ today: options.today, wasSent, seesEverything: options.seesEverything })
    this.#pollIn(0)
  }

  get size(): number {
    return this.#watchers.size
  }

  join(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    const since = Date.now() - RECENT_MS
    const recent = [...this.#recent.values()].filter(({ at }) => at >= since).map(({ notice }) => notice)
    if (recent.length > 0) watcher.stream.send(getText({ notices: recent }))
    if (watcher.isBack && (this.#options.pollMs === 0 || (this.#startedAt ?? 0) > since)) watcher.stream.send(getText({ resync: true }))
    return () => void this.#watchers.delete(watcher)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#watchers.clear()
    this.#options.bus.releaseLease(this.key)
  }

  streamsOf(token: string): Stream[] {
    return [...this.#watchers].filter(({ stream }) => stream.token === token).map(({ stream }) => stream)
  }

  send(message: Message): void {
    this.#remember(message.notices as readonly Notice[] | undefined)
    const text = getText(message)
    for (const { stream } of this.#watchers) stream.send(text)
  }

  written(notices: readonly Notice[], isOwn: boolean): void {
    const shown = isOwn || this.#options.seesEverything ? notices : notices.filter(isVisibleToAll)
    if (shown.length > 0) this.send({ notices: shown })
    if (shown.length < notices.length) this.#pollSoon()
  }

  #pollSoon(): void {
    if (this.#options.pollMs === 0) return this.send({ resync: true })
    if (this.#isReading) this.#isPollRequested = true
    else this.#pollIn(POLL_SOON_MS)
  }

  #pollIn(ms: number): void {
    if (this.#options.pollMs === 0) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#poll(), ms)
    this.#timer.unref()
  }

  async #poll(): Promise<void> {
    this.#isReading = true
    this.#isPollRequested = false
    try {
      if (await this.#options.bus.acquireLease(this.key)) await this.#read()
      else this.#wasReadElsewhere = true
      this.#failures = 0
      this.#begin()
    } catch (error) {
      this.#failures += 1
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') this.#options.onEnded(this.#reader()?.stream.token ?? '')
    }
    this.#isReading = false
    if (this.size > 0)
      this.#pollIn(
        this.#isPollRequested
          ? POLL_SOON_MS
          : Math.min(this.#options.pollMs * 2 ** this.#failures, Math.max(LONGEST_POLL_MS, this.#options.pollMs)),
      )
  }

  /** Changes between the end of a returning window's stream and the first poll are unknown. */
  #begin(): void {
    if (this.#startedAt !== undefined) return
    this.#startedAt = Date.now()
    for (const { stream, isBack } of this.#watchers) if (isBack) stream.send(getText({ resync: true }))
  }

  #reader(): Watcher | undefined {
    const [first] = this.#watchers
    return first
  }

  async #read(): Promise<void> {
    const reader = this.#reader()
    if (!reader) return
    const notices = merged(await this.#poller.read(this.#options.readRawAs(reader.caller)))
    // A new leader has no baseline.
    if (this.#wasReadElsewhere) this.#notify({ resync: true })
    this.#wasReadElsewhere = false
    if (notices.length > 0) this.#notify({ notices })
  }

  #notify(message: Message): void {
    this.send(message)
    this.#options.share(message)
  }

  #remember(notices: readonly Notice[] = []): void {
    const now = Date.now()
    for (const notice of notices) {
      this.#recent.delete(getKey(notice))
      this.#recent.set(getKey(notice), { at: now, notice })
    }
    for (const [key, { at }] of this.#recent) {
      if (at >= now - RECENT_MS) return
      this.#recent.delete(key)
    }
  }

  #wasSent(notice: Notice): boolean {
    const recent = this.#recent.get(getKey(notice))
    if (!recent) return false
    const age = Date.now() - recent.at
    return notice.version === null ? age < SAME_RECORD_MS : recent.notice.version === notice.version && age < SAME_VERSION_MS
  }
}
