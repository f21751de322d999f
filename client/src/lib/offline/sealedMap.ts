import { useEffect } from 'react'
import { createStore, useStore } from '../createStore.ts'
import { preferenceKey } from '../preferences/preferenceKeys.ts'
import { browserStore, windowStore } from '../preferences/storage.ts'
import { readSession, useSessionValue } from '../session/session.ts'

type Entries<Value> = ReadonlyMap<string, Value>

interface Loaded<Value> {
  /** Token of the session in which they were read. */
  readonly token: string | null
  /** null while they are read. */
  readonly entries: Entries<Value> | null
}

/** Entries of the signed-in user on this device, encrypted until the user signs out. */
export interface SealedMap<Value> {
  /** Loads the code that decrypts them only if there are any. */
  readonly read: () => Promise<Entries<Value>>
  /** The loaded entries; empty until `read` has resolved. */
  readonly loaded: () => Entries<Value>
  /** `read` for components; empty while they are read. */
  readonly useEntries: () => Entries<Value>
  /** Resolves with whether the browser stored it: after a sign-out nothing is written. Never rejects. null: deletes the entry. */
  readonly write: (id: string, value: Value | null) => Promise<boolean>
}

/** Text that this tab stored in plain text when the last session was lost, and the encrypted one. */
async function readStored<Value>(name: string): Promise<Map<string, Value> | null> {
  const [sealed, stashed] = [browserStore.read(name), windowStore.read(name)]
  if (sealed === null && stashed === null) return null
  const { parseEntries, unsealEntries } = await import('./sealedText.ts')
  return new Map([...parseEntries<Value>(stashed), ...(sealed === null ? [] : await unsealEntries<Value>(sealed))])
}

/** `what` is one of `sealedPreferences`. */
export function createSealedMap<Value>(what: 'quotes' | 'variations'): SealedMap<Value> {
  const none: Entries<Value> = new Map()
  const store = createStore<Loaded<Value>>({ token: null, entries: null })
  const readLoaded = (token: string | null): Entries<Value> | null => (store.read().token === token ? store.read().entries : null)
  const nameNow = (): string => preferenceKey(what, readSession('authEmail'))
  const isCurrent = (token: string | null): boolean => readSession('authToken') === token

  async function save(name: string, token: string | null, entries: Entries<Value>): Promise<boolean> {
    const { sealEntries } = await import('./sealedText.ts')
    const sealed = await sealEntries(entries)
    if (sealed === null || !isCurrent(token) || !browserStore.write(name, sealed)) return false
    windowStore.remove(name)
    return true
  }

  async function read(): Promise<Entries<Value>> {
    const [token, name] = [readSession('authToken'), nameNow()]
    const known = readLoaded(token)
    if (known) return known
    const isStashed = windowStore.read(name) !== null
    const stored = await readStored<Value>(name)
    // One may have been added meanwhile.
    const entries = readLoaded(token) ?? stored ?? none
    if (stored && isCurrent(token)) store.write({ token, entries })
    if (isStashed) await save(name, token, entries)
    return entries
  }

  let last: Promise<unknown> = Promise.resolve()
  async function change(id: string, value: Value | null): Promise<boolean> {
    const [token, name] = [readSession('authToken'), nameNow()]
    // Other tabs may have changed them.
    const entries = new Map((await readStored<Value>(name)) ?? (await read()))
    if (value === null && !entries.delete(id)) return true
    if (value !== null) entries.set(id, value)
    if (!isCurrent(token)) return false
    store.write({ token, entries })
    return save(name, token, entries)
  }

  return {
    read,
    loaded: () => readLoaded(readSession('authToken')) ?? none,
    useEntries: () => {
      const { token, entries } = useStore(store)
      const current = useSessionValue('authToken')
      useEffect(() => void read().catch(() => undefined), [current])
      return token === current && entries ? entries : none
    },
    write: (id, value) => {
      const result = last.then(() => change(id, value)).catch(() => false)
      last = result
      return result
    },
  }
}
