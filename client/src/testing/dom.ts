import { webcrypto } from 'node:crypto'

/** What jsdom lacks and Mantine asks for. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Nothing matches but the wish for no motion: what closes is gone at once, and no test finds an item in a menu on its way out. */
const stillMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

window.matchMedia = stillMedia
// React looks for it while it loads, and listens for `animationend` only where it is.
Object.assign(window, { AnimationEvent: class extends Event {} })
window.ResizeObserver = NoResizeObserver
// Chromium's give a promise, whatever their types say: an effect that returns it breaks when it is left.
const scrolled = (): Promise<void> => Promise.resolve()
Object.assign(window, { scrollTo: scrolled })
Object.assign(Element.prototype, { scrollIntoView: scrolled })
Object.defineProperty(document, 'fonts', { value: new EventTarget() })
// jsdom's own has no `subtle`.
Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true })
