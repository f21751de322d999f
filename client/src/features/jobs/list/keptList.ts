import { readSession } from '../../../shared/session/session.ts'
import { keptKey } from '../../../shared/session/keptKey.ts'
import { browserStore } from '../../../shared/storage/storage.ts'
import { columnsOf, type JobColumnKey } from './jobColumns.ts'

/** A list that a person has given a name. */
export interface SavedView {
  readonly id: string
  readonly name: string
  /** As in the URL, without page and view. */
  readonly query: string
  /** A word for days that move along (`relativeDays`), in place of those in `query`. */
  readonly days: string | null
}

/** What a person keeps of the job list on this browser. */
export interface KeptList {
  readonly views: readonly SavedView[]
  /** The view with which the list opens. */
  readonly defaultView: string | null
  readonly columns: readonly JobColumnKey[] | null
}

const VERSION = 1
const nothing: KeptList = { views: [], defaultView: null, columns: null }

type Loose = Readonly<Record<string, unknown>>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isView = (value: unknown): value is SavedView => {
  if (!isLoose(value)) return false
  const { id, name, query, days } = value
  return [id, name, query, days ?? ''].every((part) => typeof part === 'string')
}

/** Reads what was kept. Whatever cannot be understood counts as not there. */
export function parseKept(text: string | null): KeptList {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isLoose(value) || value['version'] !== VERSION) return nothing
    const { defaultView } = value
    return {
      views: listIn(value['views']).filter(isView),
      defaultView: typeof defaultView === 'string' ? defaultView : null,
      columns: columnsOf(listIn(value['columns'])),
    }
  } catch {
    return nothing
  }
}

const keyOfPerson = (): string => keptKey('jobList', readSession('authEmail'))

let last: { readonly key: string; readonly text: string | null; readonly kept: KeptList } | null = null

/** The same object as long as nothing has changed. */
export function readKept(): KeptList {
  const key = keyOfPerson()
  const text = browserStore.read(key)
  if (last?.key !== key || last.text !== text) last = { key, text, kept: parseKept(text) }
  return last.kept
}

const listeners = new Set<() => void>()

/** Tells of every change, of this tab and of the others. Returns how to stop. */
export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Throws where the browser keeps nothing more; in this window the change is there all the same. */
export function changeKept(change: Partial<KeptList>): void {
  const isKept = browserStore.write(keyOfPerson(), JSON.stringify({ version: VERSION, ...readKept(), ...change }))
  listeners.forEach((listener) => listener())
  if (!isKept) throw new Error('The browser keeps no more')
}
