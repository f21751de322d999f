import { type SortedView, SortedList, type SortValue } from './sortedList.ts'

/** A record of a collection. Records are never changed in place: `put` and `update` replace them. */
export interface Row {
  readonly id: number
}
export type New<R extends Row> = Omit<R, 'id'>
/** What groups records in an index. For two things at once make a string: `${company_id}:${status}`. */
export type Key = number | string
/** The groups that a record belongs to: one, several (`staff_ids`), or none (null). */
export type KeysOf<R extends Row> = (record: R) => Key | readonly Key[] | null

export interface SortedIndex<R extends Row> {
  /** Records are sorted within each of these groups. */
  readonly within: KeysOf<R>
  /** Lower-case text here if case is not to count. */
  readonly value: (record: R) => SortValue
}
export interface Indexes<R extends Row> {
  readonly keys: Readonly<Record<string, KeysOf<R>>>
  readonly sorted: Readonly<Record<string, SortedIndex<R>>>
}
/** One record as it was and as it is; a side that does not exist is undefined. */
export interface Change {
  readonly collection: string
  readonly id: number
  readonly before: Row | undefined
  readonly after: Row | undefined
}
type Listener = (change: Change) => void

/** Groups of records, each in an order. */
export class Index<R extends Row> {
  readonly #groups = new Map<Key, SortedList<R>>()
  readonly #keysOf: KeysOf<R>
  readonly #value: (record: R) => SortValue
  readonly #nothing: SortedList<R>

  constructor({ within, value }: SortedIndex<R>) {
    this.#keysOf = within
    this.#value = value
    this.#nothing = new SortedList(value)
  }

  view(key: Key): SortedList<R> {
    return this.#groups.get(key) ?? this.#nothing
  }

  clear(): void {
    this.#groups.clear()
  }

  change(before: R | undefined, after: R | undefined): void {
    const left = this.#keys(before)
    const entered = this.#keys(after)
    for (const key of left) {
      if (before && after && entered.includes(key)) this.view(key).replace(before, after)
      else if (before) this.view(key).remove(before)
    }
    for (const key of entered) if (after && !left.includes(key)) this.#group(key).add(after)
  }

  #keys(record: R | undefined): readonly Key[] {
    const keys = record ? this.#keysOf(record) : null
    if (keys === null) return []
    return typeof keys === 'object' ? keys : [keys]
  }

  #group(key: Key): SortedList<R> {
    const group = this.#groups.get(key) ?? new SortedList(this.#value)
    this.#groups.set(key, group)
    return group
  }
}

/** Records of one kind in memory, with their indexes. Every change is told to `onChange`. */
export class Collection<R extends Row, I extends Indexes<R> = Indexes<R>> {
  readonly name: string
  readonly #records = new Map<number, R>()
  readonly #keys = new Map<string, Index<R>>()
  readonly #sorted = new Map<string, Index<R>>()
  readonly #onChange: Listener
  readonly #watchers: ((record: R) => void)[] = []
  #nextId = 1

  constructor(name: string, indexes: I, onChange: Listener = () => undefined) {
    this.name = name
    this.#onChange = onChange
    for (const [key, within] of Object.entries(indexes.keys)) this.#keys.set(key, new Index({ within, value: () => null }))
    for (const [key, index] of Object.entries(indexes.sorted)) this.#sorted.set(key, new Index(index))
  }

  get(id: number): R | undefined {
    return this.#records.get(id)
  }

  /** Every record, in the order in which they came. */
  all(): R[] {
    return [...this.#records.values()]
  }

  get size(): number {
    return this.#records.size
  }

  /** The id that the next `insert` gives. Ids of removed records do not come back. */
  get nextId(): number {
    return this.#nextId
  }

  /** Calls `watcher` with the previous and the next record of every change from now on. */
  watch(watcher: (record: R) => void): void {
    this.#watchers.push(watcher)
  }

  reserveIds(nextId: number): void {
    this.#nextId = Math.max(this.#nextId, nextId)
  }

  /** Records of a group of a key index, by id. */
  by(index: keyof I['keys'] & string, key: Key): R[] {
    return this.#index(this.#keys, index).view(key).slice()
  }

  /** How many records `by` would give, without reading them. */
  count(index: keyof I['keys'] & string, key: Key): number {
    return this.#index(this.#keys, index).view(key).length
  }

  /** Records of a group of a sorted index, in order. */
  sorted(index: keyof I['sorted'] & string, key: Key): SortedView<R> {
    return this.#index(this.#sorted, index).view(key)
  }

  /** Adds a record under the next id. */
  insert(record: New<R>): R {
    const added: Row = { ...record, id: this.#nextId }
    return this.put(added as R)
  }

  /** Adds a record under its own id, or replaces the one that has it. */
  put(record: R): R {
    this.#change(record.id, record)
    return record
  }

  /** Replaces the fields of `patch`. Throws a RangeError when there is no such record. */
  update(id: number, patch: Partial<New<R>>): R {
    const before = this.#records.get(id)
    if (!before) throw new RangeError(`${this.name} has no record ${id}`)
    return this.put({ ...before, ...patch })
  }

  /** Removes every record and starts with id 1 again. `onChange` is not told. */
  clear(): void {
    for (const watcher of this.#watchers) for (const record of this.#records.values()) watcher(record)
    this.#records.clear()
    for (const index of this.#keys.values()) index.clear()
    for (const index of this.#sorted.values()) index.clear()
    this.#nextId = 1
  }

  /** Returns whether there was such a record. */
  remove(id: number): boolean {
    if (!this.#records.has(id)) return false
    this.#change(id, undefined)
    return true
  }

  #change(id: number, after: R | undefined): void {
    const before = this.#records.get(id)
    if (after) this.#records.set(id, after)
    else this.#records.delete(id)
    this.reserveIds(id + 1)
    for (const index of this.#keys.values()) index.change(before, after)
    for (const index of this.#sorted.values()) index.change(before, after)
    for (const watcher of this.#watchers) for (const record of [before, after]) if (record) watcher(record)
    this.#onChange({ collection: this.name, id, before, after })
  }

  #index(indexes: ReadonlyMap<string, Index<R>>, name: string): Index<R> {
    const index = indexes.get(name)
    if (!index) throw new RangeError(`${this.name} has no index ${name}`)
    return index
  }
}

/** A collection before it has records. */
export interface CollectionDefinition<R extends Row, I extends Indexes<R>> {
  create(name: string, onChange: Listener): Collection<R, I>
}

/**
 * Declares a collection and its indexes:
 *
 *     visits: defineCollection<VisitRecord>()({
 *       keys: { job_id: (visit) => visit.job_id, staff_id: (visit) => visit.staff_ids },
 *       sorted: { start_at: { within: (visit) => visit.company_id, value: (visit) => visit.start_at } },
 *     })
 */
export const defineCollection =
  <R extends Row>() =>
  <const I extends Indexes<R>>(indexes: I): CollectionDefinition<R, I> => ({
    create: (name, onChange) => new Collection<R, I>(name, indexes, onChange),
  })
