import { preferenceKey } from '../../lib/preferences/preferenceKeys.ts'
import { readSession } from '../../lib/session/session.ts'
import { browserStore } from '../../lib/preferences/storage.ts'
import type { Target } from './file/columns.ts'
import type { FileRow } from './file/fileRow.ts'
import type { Outcome } from './sendRows.ts'

export interface Started {
  /** Unix milliseconds. */
  readonly at: number
  readonly fileName: string
  readonly headers: readonly string[]
  readonly targets: readonly Target[]
  readonly rows: readonly FileRow[]
  readonly overridden: readonly number[]
  readonly option: string | null
  readonly round: number
}

/** Outcomes by line. A record deleted by the undo has none. */
export type Outcomes = Readonly<Record<string, Outcome>>

export interface Journal {
  readonly started: Started
  readonly outcomes: Outcomes
}

const RETENTION_MS = 2 * 86_400_000

const ownKey = (name: string, part: string): string => preferenceKey(`${name}Import${part}`, readSession('authEmail'))
const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
/** Parts of the key, as earlier builds named them. */
const STARTED = 'Begun'

/** Earlier builds stored no `overridden`, or under another name. */
type Stored = Omit<Started, 'overridden'> & Partial<Pick<Started, 'overridden'>>
const OLD_NAME = 'insisted'
const storedOverrides = (stored: Stored): readonly number[] =>
  stored.overridden ?? (OLD_NAME in stored ? (stored[OLD_NAME] as readonly number[]) : [])
const isStarted = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'rows' in value && 'at' in value && Number(value.at) > Date.now() - RETENTION_MS

/** The user's last import of that name in this browser; null if there is none. */
export function readJournal(name: string): Journal | null {
  const started = parsed(browserStore.read(ownKey(name, STARTED)))
  if (isStarted(started))
    return {
      started: { ...started, overridden: storedOverrides(started) },
      outcomes: (parsed(browserStore.read(ownKey(name, 'Outcomes'))) ?? {}) as Outcomes,
    }
  dropJournal(name)
  return null
}

const getUserKey = (): string => `${readSession('authEmail')} ${readSession('authToken') === null}`

const WRITE_EVERY_MS = 500

/** Writes outcomes at most twice a second; `flush` writes at once. */
export class JournalWriter {
  readonly #name: string
  readonly #userKey = getUserKey()
  readonly #outcomes: Map<string, Outcome>
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(name: string, outcomes: Outcomes = {}) {
    this.#name = name
    this.#outcomes = new Map(Object.entries(outcomes))
  }

  get outcomes(): Outcomes {
    return Object.fromEntries(this.#outcomes)
  }

  set(line: number, outcome: Outcome | null): void {
    if (outcome) this.#outcomes.set(String(line), outcome)
    else this.#outcomes.delete(String(line))
    this.#timer ??= setTimeout(() => this.flush(), WRITE_EVERY_MS)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (getUserKey() === this.#userKey) browserStore.write(ownKey(this.#name, 'Outcomes'), JSON.stringify(this.outcomes))
  }
}

/** Stores the start of an import, without outcomes. */
export function beginJournal(name: string, started: Started): JournalWriter {
  browserStore.write(ownKey(name, STARTED), JSON.stringify(started))
  const writer = new JournalWriter(name)
  writer.flush()
  return writer
}

export function dropJournal(name: string): void {
  browserStore.remove(ownKey(name, STARTED))
  browserStore.remove(ownKey(name, 'Outcomes'))
}

/** How many imports of that name this user has undone in this browser. */
export const readRound = (name: string): number => Number(browserStore.read(ownKey(name, 'Round')) ?? 0)
export const nextRound = (name: string): void => void browserStore.write(ownKey(name, 'Round'), String(readRound(name) + 1))
