import React from 'react'

/** What the client reads of a browser while it draws a list, in a thread of the gateway that does nothing else. */
interface Shown {
  pathname: string
  media: readonly string[]
}

const shown: Shown = { pathname: '/', media: [] }
const stored = new Map<string, string>()
const nothing = (): void => undefined
const none = (): null => null

const storage = (values: ReadonlyMap<string, string>) => ({
  getItem: (name: string): string | null => values.get(name) ?? null,
  setItem: nothing,
  removeItem: nothing,
})

const listening = { addEventListener: nothing, removeEventListener: nothing }

const place = {
  origin: 'http://localhost',
  search: '',
  hash: '',
  get pathname() {
    return shown.pathname
  },
  get href() {
    return this.origin + shown.pathname
  },
}

const root = { dataset: {}, style: {}, getAttribute: none, setAttribute: nothing }

const standIns = {
  ...listening,
  localStorage: storage(stored),
  sessionStorage: storage(new Map()),
  location: place,
  history: { state: null, replaceState: nothing, pushState: nothing, go: nothing },
  // Nothing follows the first frame.
  requestAnimationFrame: () => 0,
  matchMedia: (query: string) => ({ ...listening, media: query, matches: shown.media.includes(query) }),
  document: {
    ...listening,
    // Nothing of React stands there yet: rows come with their frame.
    getElementById: (id: string) => (id === 'first-paint' ? root : null),
    querySelector: none,
    querySelectorAll: () => [],
    documentElement: root,
    createElement: () => ({ style: {}, setAttribute: nothing }),
    defaultView: globalThis,
    visibilityState: 'visible',
    title: '',
    cookie: '',
  },
}

// Drawn once, there is nothing to stay in step with: what a store says now is what it says to a server.
const { useSyncExternalStore } = React
Object.assign(React, {
  useSyncExternalStore: <T>(subscribe: () => () => void, read: () => T): T => useSyncExternalStore(subscribe, read, read),
})
for (const [name, value] of Object.entries({ ...standIns, window: globalThis, self: globalThis }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

/** Lets the client find another person's browser. */
export function standIn(pathname: string, media: readonly string[], values: Readonly<Record<string, string>>): void {
  Object.assign(shown, { pathname, media })
  stored.clear()
  for (const [name, value] of Object.entries(values)) stored.set(name, value)
}
