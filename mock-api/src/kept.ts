import type { Viewer } from './viewer.ts'

/** What was worked out, and when the clock alone makes it another one (Unix seconds, exclusive). */
export interface Lasting<V> {
  readonly value: V
  readonly until: number
}

interface Entry<V> extends Lasting<V> {
  readonly from: number
  readonly madeOf: readonly unknown[]
}

/** So many are kept of one store; then all begin anew. */
const MOST = 500

/**
 * What was worked out of many records, for as long as they are the same: `madeOf` names them by their revisions. The value
 * is one and the same until then, and must not be changed by whoever receives it.
 */
export class Kept<V> {
  readonly #ofStore = new WeakMap<Viewer['store'], Map<string, Entry<V>>>()

  of({ store, now }: Viewer, key: string, madeOf: readonly unknown[], make: () => Lasting<V>): V {
    const entries = this.#ofStore.get(store) ?? new Map<string, Entry<V>>()
    const known = entries.get(key)
    if (known && known.from <= now && now < known.until && known.madeOf.every((part, place) => part === madeOf[place])) return known.value
    this.#ofStore.set(store, entries)
    if (entries.size >= MOST) entries.clear()
    const made = { ...make(), from: now, madeOf }
    entries.set(key, made)
    return made.value
  }
}
