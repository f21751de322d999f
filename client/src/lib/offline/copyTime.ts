import { createStore, useStore } from '../createStore.ts'

interface Copies {
  readonly path: string
  /** Unix milliseconds of the oldest copy that the page shows. */
  readonly at: number
}

const shown = createStore<Copies | null>(null)
/** Unix milliseconds of the last response that was stored on the device. */
const loaded = createStore<number | null>(null)

/** Notes that the current page shows a stored copy. */
export function noteCopy(at: number): void {
  const { pathname: path } = window.location
  const before = shown.read()
  shown.write({ path, at: before?.path === path ? Math.min(before.at, at) : at })
}

/** Notes that a response was loaded, which pages may show from memory later. */
export const noteResponse = (): void => loaded.write(Date.now())

/** Age of what the page at a path shows while the server is away, in Unix seconds; null if unknown. */
export function useCopyTime(path: string): number | null {
  const [copies, loadedAt] = [useStore(shown), useStore(loaded)]
  const at = copies?.path === path ? copies.at : loadedAt
  return at === null ? null : Math.floor(at / 1000)
}
