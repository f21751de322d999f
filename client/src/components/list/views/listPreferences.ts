import { preferenceKey, LIST_SUFFIX } from '../../../lib/preferences/preferenceKeys.ts'
import { readSession, subscribeSession } from '../../../lib/session/session.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { DEFAULT_PAGE_SIZE } from '@callout/contracts/constants'
import { pageSizes } from '../listState.ts'
import { columnsIn, type NamedColumns } from '../columns.ts'
import { pageScoped } from '../../../lib/createStore.ts'

export interface SavedView {
  readonly id: string
  readonly name: string
  /** URL query without page and view. */
  readonly query: string
  /** Name of a relative range (`relativeDays`) that replaces the dates in `query`. */
  readonly days: string | null
}

export type ListWithPreferences = NamedColumns & { readonly name: string }

export interface ListPreferences {
  readonly views: readonly SavedView[]
  readonly defaultView: string | null
  readonly columns: readonly string[] | null
  readonly perPage: number
}

const VERSION = 1
const nothing: ListPreferences = { views: [], defaultView: null, columns: null, perPage: DEFAULT_PAGE_SIZE }

type Loose = Readonly<Record<string, unknown>>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isView = (value: unknown): value is SavedView => {
  if (!isLoose(value)) return false
  const { id, name, query, days } = value
  return [id, name, query, days ?? ''].every((part) => typeof part === 'string')
}

/** Parses stored preferences; drops invalid parts. */
export function parseSaved(list: ListWithPreferences, text: string | null): ListPreferences {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isLoose(value) || value['version'] !== VERSION) return nothing
    const { defaultView } = value
    return {
      views: listIn(value['views']).filter(isView),
      defaultView: typeof defaultView === 'string' ? defaultView : null,
      columns: columnsIn(list, listIn(value['columns'])),
      perPage: pageSizes.find((size) => size === value['perPage']) ?? DEFAULT_PAGE_SIZE,
    }
  } catch {
    return nothing
  }
}

const keyOfPerson = ({ name }: ListWithPreferences): string => preferenceKey(name + LIST_SUFFIX, readSession('authEmail'))

const read = pageScoped(new Map<string, { readonly text: string | null; readonly saved: ListPreferences }>())

/** Referentially stable while unchanged. */
export function readSaved(list: ListWithPreferences): ListPreferences {
  const key = keyOfPerson(list)
  const text = browserStore.read(key)
  const last = read.get(key)
  if (last?.text === text && last) return last.saved
  const saved = parseSaved(list, text)
  read.set(key, { text, saved })
  return saved
}

const listeners = new Set<() => void>()

/** Subscribes to changes in this tab and others. Returns the unsubscribe function. */
export function subscribeListPreferences(listener: () => void): () => void {
  listeners.add(listener)
  const stop = subscribeSession(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Throws if the browser's storage fails; the change still applies in this window. */
export function changeListPreferences(list: ListWithPreferences, change: Partial<ListPreferences>): void {
  const isStored = browserStore.write(keyOfPerson(list), JSON.stringify({ version: VERSION, ...readSaved(list), ...change }))
  listeners.forEach((listener) => listener())
  if (!isStored) throw new Error('The browser’s storage is full')
}
