import { preferenceKey, LIST_SUFFIX } from '../../../lib/preferences/preferenceKeys.ts'
import { readSession, subscribeSession } from '../../../lib/session/session.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { columnsIn, type NamedColumns } from '../columns.ts'

/** A list that a person has given a name. */
export interface SavedView {
  readonly id: string
  readonly name: string
  /** As in the URL, without page and view. */
  readonly query: string
  /** A word for days that move along (`relativeDays`), in place of those in `query`. */
  readonly days: string | null
}

/** What is kept for. */
export type ListWithPreferences = NamedColumns & { readonly name: string }

/** What a person keeps of a list while signed in on this browser. */
export interface ListPreferences {
  readonly views: readonly SavedView[]
  /** The view with which the list opens. */
  readonly defaultView: string | null
  readonly columns: readonly string[] | null
}

const VERSION = 1
const nothing: ListPreferences = { views: [], defaultView: null, columns: null }

type Loose = Readonly<Record<string, unknown>>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isView = (value: unknown): value is SavedView => {
  if (!isLoose(value)) return false
  const { id, name, query, days } = value
  return [id, name, query, days ?? ''].every((part) => typeof part === 'string')
}

/** Reads what was kept. Whatever cannot be understood counts as not there. */
export function parseSaved(list: ListWithPreferences, text: string | null): ListPreferences {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isLoose(value) || value['version'] !== VERSION) return nothing
    const { defaultView } = value
    return {
      views: listIn(value['views']).filter(isView),
      defaultView: typeof defaultView === 'string' ? defaultView : null,
      columns: columnsIn(list, listIn(value['columns'])),
    }
  } catch {
    return nothing
  }
}

const keyOfPerson = ({ name }: ListWithPreferences): string => preferenceKey(name + LIST_SUFFIX, readSession('authEmail'))

/** What was read last, by key. */
const read = new Map<string, { readonly text: string | null; readonly saved: ListPreferences }>()

/** The same object as long as nothing has changed. */
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

/** Tells of every change, of this tab and of the others. Returns how to stop. */
export function subscribeListPreferences(listener: () => void): () => void {
  listeners.add(listener)
  const stop = subscribeSession(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Throws where the browser keeps nothing more; in this window the change is there all the same. */
export function changeListPreferences(list: ListWithPreferences, change: Partial<ListPreferences>): void {
  const isKept = browserStore.write(keyOfPerson(list), JSON.stringify({ version: VERSION, ...readSaved(list), ...change }))
  listeners.forEach((listener) => listener())
  if (!isKept) throw new Error('The browser keeps no more')
}
