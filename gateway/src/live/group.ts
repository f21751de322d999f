import { Refusal } from '../errors.ts'
import type { Caller } from '../rest/transport.ts'
import type { Bus } from './bus.ts'
import { isOpen } from './told.ts'
import { keyOf, merged, type Notice } from './notices.ts'
import { type Peek, Rounds } from './rounds.ts'
import { type Message, type Stream, textOf } from './stream.ts'

export interface GroupOptions {
  /** `company:7`, or `token:` and a hash. */
  readonly key: string
  readonly seesEverything: boolean
  readonly today: () => string
  readonly bus: Bus
  /** Reads on behalf of one of the watchers. */
  readonly peekAs: (caller: Caller) => Peek
  /** 0: changes from elsewhere are not looked for. */
  readonly pollMs: number
  /** Says to the other gateways what was found here. */
  readonly share: (message: Message) => void
  /** A token's session has ended. */
  readonly onEnded: (token: string) => void
}

/** A connection that comes back, or a window that opens, is told what it has missed meanwhile. */
const REMEMBERED_MS = 30_000
/** A reading may show what was told a moment ago: by its version, or by its id alone. */
const SAME_VERSION_MS = 6_000
const SAME_RECORD_MS = 3_000
/** Of changes that others of the company make one after the other. */
const NUDGE_MS = 200
const LONGEST_POLL_MS = 15_000

interface Watcher {
  readonly caller: Caller
  readonly stream: Stream
}
interface Remembered {
  readonly at: number
  readonly notice: Notice
}

/** Windows that may see the same: they are told the same, and what they are told is read once. */
export class Group {
  readonly key: string
  readonly #options: GroupOptions
  readonly #watchers = new Set<Watcher>()
  readonly #rounds: Rounds
  readonly #told = new Map<string, Remembered>()
  #timer: NodeJS.Timeout | undefined
  #isReading = false
  #isWanted = false
  /** Whether another gateway has read for this group. */
  #wasElsewhere = false
  #failures = 0

  constructor(options: GroupOptions) {
    this.key = options.key
    this.#options = options
    const isTold = (notice: Notice): boolean => this.#isTold(notice)
    this.#rounds = new Rounds({ today: options.today, isTold, seesEverything: options.seesEverything })
    this.#in(0)
  }

  get size(): number {
    return this.#watchers.size
  }

  /** Returns how to leave. */
  join(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    const since = Date.now() - REMEMBERED_MS
    const recent = [...this.#told.values()].filter(({ at }) => at >= since).map(({ notice }) => notice)
    if (recent.length > 0) watcher.stream.send(textOf({ notices: recent }))
    return () => void this.#watchers.delete(watcher)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#watchers.clear()
    this.#options.bus.release(this.key)
  }

  streamsOf(token: string): Stream[] {
    return [...this.#watchers].filter(({ stream }) => stream.token === token).map(({ stream }) => stream)
  }

  send(message: Message): void {
    this.#remember(message.notices as readonly Notice[] | undefined)
    const text = textOf(message)
    for (const { stream } of this.#watchers) stream.send(text)
  }

  /** Somebody has written through a gateway. Whoever does not see everything reads what of it is theirs to see. */
  written(notices: readonly Notice[], isOwn: boolean): void {
    const shown = isOwn || this.#options.seesEverything ? notices : notices.filter(isOpen)
    if (shown.length > 0) this.send({ notices: shown })
    if (shown.length < notices.length) this.#nudge()
  }

  #nudge(): void {
    if (this.#options.pollMs === 0) return this.send({ resync: true })
    if (this.#isReading) this.#isWanted = true
    else this.#in(NUDGE_MS)
  }

  #in(ms: number): void {
    if (this.#options.pollMs === 0) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#round(), ms)
    this.#timer.unref()
  }

  async #round(): Promise<void> {
    this.#isReading = true
    this.#isWanted = false
    try {
      if (await this.#options.bus.hold(this.key)) await this.#read()
      else this.#wasElsewhere = true
      this.#failures = 0
    } catch (error) {
      this.#failures += 1
      if (error instanceof Refusal && error.code === 'UNAUTHENTICATED') this.#options.onEnded(this.#reader()?.stream.token ?? '')
    }
    this.#isReading = false
    if (this.size > 0)
      this.#in(
        this.#isWanted ? NUDGE_MS : Math.min(this.#options.pollMs * 2 ** this.#failures, Math.max(LONGEST_POLL_MS, this.#options.pollMs)),
      )
  }

  #reader(): Watcher | undefined {
    const [first] = this.#watchers
    return first
  }

  async #read(): Promise<void> {
    const reader = this.#reader()
    if (!reader) return
    const notices = merged(await this.#rounds.read(this.#options.peekAs(reader.caller)))
    // Whoever takes over knows nothing of what was before.
    if (this.#wasElsewhere) this.#tell({ resync: true })
    this.#wasElsewhere = false
    if (notices.length > 0) this.#tell({ notices })
  }

  #tell(message: Message): void {
    this.send(message)
    this.#options.share(message)
  }

  #remember(notices: readonly Notice[] = []): void {
    const now = Date.now()
    for (const notice of notices) {
      this.#told.delete(keyOf(notice))
      this.#told.set(keyOf(notice), { at: now, notice })
    }
    for (const [key, { at }] of this.#told) {
      if (at >= now - REMEMBERED_MS) return
      this.#told.delete(key)
    }
  }

  #isTold(notice: Notice): boolean {
    const told = this.#told.get(keyOf(notice))
    if (!told) return false
    const age = Date.now() - told.at
    return notice.version === null ? age < SAME_RECORD_MS : told.notice.version === notice.version && age < SAME_VERSION_MS
  }
}
