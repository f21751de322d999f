import { webcrypto } from 'node:crypto'

/** Stubs for what jsdom lacks and Mantine needs. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Only "prefers-reduced-motion" matches: closing elements disappear at once. */
const stillMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

window.matchMedia = stillMedia
// React checks for it on load, and listens for `animationend` only if it exists.
Object.assign(window, { AnimationEvent: class extends Event {} })
window.ResizeObserver = NoResizeObserver
// Chromium returns a promise, despite the types: an effect that returns it fails on cleanup.
const scrolled = (): Promise<void> => Promise.resolve()
Object.assign(window, { scrollTo: scrolled })
Object.assign(Element.prototype, { scrollIntoView: scrolled })
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
// jsdom's own lacks `subtle`.
Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true })
