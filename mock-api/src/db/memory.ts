import type { Change, Collection, CollectionDefinition, Row } from './collection.ts'
import type { Replacement } from './disk.ts'
import type { Entry } from './journal.ts'
import { completed } from './olderRecords.ts'
import { collections as definitions } from './collections.ts'
import type { Snapshot } from './snapshot.ts'
import { Transactions } from './transactions.ts'

type Definitions = typeof definitions
type Defined<D> = D extends CollectionDefinition<infer R, infer I> ? Collection<R, I> : never
/** Every collection by its name: `store.jobs.get(12)`. */
export type Collections = { readonly [Name in keyof Definitions]: Defined<Definitions[Name]> }
/** What every collection can do, whatever it holds. */
interface AnyCollection {
  readonly size: number
  readonly nextId: number
  all(): Row[]
  put(record: Row): Row
  remove(id: number): boolean
  clear(): void
  reserveIds(nextId: number): void
}

/** All state of the mock, in memory. Changes are handed to `commit`, those of a transaction together. */
export class Memory {
  readonly collections: Collections
  readonly transactions: Transactions
  readonly #byName: ReadonlyMap<string, AnyCollection>

  constructor(commit: (changes: readonly Change[]) => void) {
    this.transactions = new Transactions(commit, this.takeBack)
    this.#byName = new Map(
      Object.entries(definitions).map(([name, definition]): [string, AnyCollection] => [
        name,
        definition.create(name, this.transactions.note),
      ]),
    )
    this.collections = Object.fromEntries(this.#byName) as Collections
  }

  /** Undoes changes without a word, the last one first. */
  readonly takeBack = (changes: readonly Change[]): void => {
    this.transactions.silently(() => {
      for (const { collection, id, before } of changes.toReversed()) this.#set(collection, id, before)
    })
  }

  get isEmpty(): boolean {
    return [...this.#byName.values()].every((collection) => collection.size === 0)
  }

  /** An emptied state that `fill` has filled, to be put in the place of this one. */
  refilled(fill: () => void): Replacement {
    let former: Snapshot['collections'] = {}
    const revert = (): void => {
      this.#clear()
      this.restore(former)
    }
    const make = (): void => {
      former = this.capture()
      try {
        this.#clear()
        this.transactions.silently(fill)
      } catch (error) {
        revert()
        throw error
      }
    }
    return { make, revert }
  }

  #clear(): void {
    for (const collection of this.#byName.values()) collection.clear()
  }

  /** The state at this moment. Records are immutable, so that it stays as it is. */
  readonly capture = (): Snapshot['collections'] =>
    Object.fromEntries([...this.#byName].map(([name, collection]) => [name, { next_id: collection.nextId, records: collection.all() }]))

  /** Takes over what a snapshot holds. Collections that are no longer known are left out. */
  restore(collections: Snapshot['collections']): void {
    this.transactions.silently(() => {
      for (const [name, { next_id, records }] of Object.entries(collections)) {
        for (const record of records) this.#byName.get(name)?.put(completed(name, record))
        this.#byName.get(name)?.reserveIds(next_id)
      }
    })
  }

  /** Makes the changes of a journal line again. */
  replay(entry: Entry): void {
    this.transactions.silently(() => {
      for (const [name, id, record] of entry) this.#set(name, id, record ? completed(name, record) : undefined)
    })
  }

  #set(name: string, id: number, record: Row | undefined): void {
    const collection = this.#byName.get(name)
    if (record) collection?.put(record)
    else collection?.remove(id)
  }
}
