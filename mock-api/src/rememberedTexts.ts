import { JsonText } from './jsonText.ts'
import type { Viewer } from './viewer.ts'

/** How a record is shown, and what that is made of. */
export interface Shown<R, V> {
  readonly view: (viewer: Viewer, record: R) => V
  /** Everything besides the record: other records, and what was worked out of the viewer and the time. */
  readonly madeOf: (viewer: Viewer, record: R) => readonly unknown[]
  /** When the clock alone makes it another one, in Unix seconds; left out where `madeOf` says it. */
  readonly until?: ((value: V) => number) | undefined
}

interface Remembered<V> {
  readonly text: JsonText<V>
  readonly madeOf: readonly unknown[]
  /** From when (inclusive) to when (exclusive) it is true by the clock. */
  readonly from: number
  readonly until: number
  /** For whom and for which state of the store it was last found to be true. */
  viewer: Viewer
  version: number
}

/** People see the same record in as many ways: so many of them are remembered. */
const WAYS = 4

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index])

/** Whether nothing has changed at all since the text was found to be true. Where no end by the clock is known, any second may change it. */
const isUntouched = ({ viewer: { caller, now, publicUrl }, version, from, until }: Remembered<unknown>, viewer: Viewer): boolean =>
  version === viewer.store.version &&
  caller.user === viewer.caller.user &&
  caller.company === viewer.caller.company &&
  (now === viewer.now || (from !== -Infinity && from <= viewer.now && viewer.now < until)) &&
  publicUrl === viewer.publicUrl

/**
 * The texts of records. Records are never changed in place, and neither are those that a text is made of: while all of
 * them are the same, so is the text.
 */
export class RememberedTexts<R extends object, V> {
  readonly #shown: Shown<R, V>
  readonly #texts = new WeakMap<R, Remembered<V>[]>()

  constructor(shown: Shown<R, V>) {
    this.#shown = shown
  }

  of(viewer: Viewer, record: R): JsonText<V> {
    const known = this.#texts.get(record)
    const [latest] = known ?? []
    return latest && isUntouched(latest, viewer) ? latest.text : this.#checked(viewer, record, known ?? [])
  }

  /** The text that is true still, or a new one; it stands first from now on. */
  #checked(viewer: Viewer, record: R, known: readonly Remembered<V>[]): JsonText<V> {
    const { now, store } = viewer
    const madeOf = this.#shown.madeOf(viewer, record)
    const same = known.find(({ from, until, madeOf: before }) => from <= now && now < until && isSame(before, madeOf))
    const first = same ?? this.#made(viewer, record, madeOf)
    first.viewer = viewer
    first.version = store.version
    if (first !== known[0]) this.#texts.set(record, [first, ...known.filter((one) => one !== same).slice(0, WAYS - 1)])
    return first.text
  }

  #made(viewer: Viewer, record: R, madeOf: readonly unknown[]): Remembered<V> {
    const { view, until } = this.#shown
    const value = view(viewer, record)
    const lasts = until ? { from: viewer.now, until: until(value) } : { from: -Infinity, until: Infinity }
    return { text: JsonText.of(value), madeOf, ...lasts, viewer, version: viewer.store.version }
  }
}
