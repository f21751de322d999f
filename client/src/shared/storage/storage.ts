/**
 * Texts by name, kept by the browser. Where site data are blocked, or the storage is full, this window remembers them
 * instead, until it is loaded anew: reading and writing never throw.
 */
export interface TextStore {
  readonly read: (name: string) => string | null
  /** Says whether the browser itself keeps it. */
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

/** `open` throws where site data are blocked: the mere mention of a storage does. */
function textStore(open: () => Storage): TextStore {
  const remembered = new Map<string, string>()
  const keep = (name: string, text: string): boolean => {
    open().setItem(name, text)
    remembered.delete(name)
    return true
  }
  return {
    read: (name) => remembered.get(name) ?? attempt(() => open().getItem(name), null),
    write: (name, text) => {
      const isKept = attempt(() => keep(name, text), false)
      if (!isKept) remembered.set(name, text)
      return isKept
    },
    remove: (name) => {
      remembered.delete(name)
      attempt(() => open().removeItem(name), undefined)
    },
    names: () => [...new Set([...attempt(() => Object.keys(open()), []), ...remembered.keys()])],
  }
}

/** Of this browser: all its windows share it. */
export const browserStore: TextStore = textStore(() => localStorage)

/** Of this window: it ends with it. */
export const windowStore: TextStore = textStore(() => sessionStorage)

const PROBE = 'probe'

/** Whether the browser keeps nothing for this site: then a session lasts only until the page is loaded anew. */
export function isStorageBlocked(): boolean {
  const isKept = browserStore.write(PROBE, PROBE)
  browserStore.remove(PROBE)
  return !isKept
}
