import { pageScoped } from '../createStore.ts'
import { inMockSession, nameInMockSession } from './mockSession.ts'

/** Texts by name in the browser's storage. If site data are blocked or full, they last in memory until a reload. Never throws. */
export interface TextStore {
  readonly read: (name: string) => string | null
  /** Returns whether the browser stored it. */
  readonly write: (name: string, text: string) => boolean
  readonly remove: (name: string) => void
  readonly names: () => string[]
}

const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/** `open` throws if site data are blocked. */
function textStore(open: () => Storage): TextStore {
  const memory = pageScoped(new Map<string, string>())
  const store = (name: string, text: string): boolean => {
    open().setItem(name, text)
    memory.delete(name)
    return true
  }
  return {
    read: (name) => memory.get(name) ?? attempt(() => open().getItem(name), null),
    write: (name, text) => {
      const isStored = attempt(() => store(name, text), false)
      if (!isStored) memory.set(name, text)
      return isStored
    },
    remove: (name) => {
      memory.delete(name)
      attempt(() => open().removeItem(name), undefined)
    },
    names: () => [...new Set([...attempt(() => Object.keys(open()), []), ...memory.keys()])],
  }
}

const shared = textStore(() => localStorage)

export const browserStore: TextStore = {
  read: (name) => shared.read(inMockSession(name)),
  write: (name, text) => shared.write(inMockSession(name), text),
  remove: (name) => shared.remove(inMockSession(name)),
  names: () => shared.names().flatMap((stored) => nameInMockSession(stored) ?? []),
}

export const windowStore: TextStore = textStore(() => sessionStorage)

const PROBE = 'probe'

/** Whether the browser blocks site data: sessions then end on reload. */
export function isStorageBlocked(): boolean {
  const isStored = browserStore.write(PROBE, PROBE)
  browserStore.remove(PROBE)
  return !isStored
}
