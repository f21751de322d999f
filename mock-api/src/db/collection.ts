import { compareValues, countWhile, orderBy, SortedView, type SortValue } from './sortedView.ts'

/** A record of a collection. Records are immutable: `put` and `update` replace them. */
export interface Row {
  readonly id: number
}
export type New<R extends Row> = Omit<R, 'id'>
/** What groups records in an index. For two things at once make a string: `${company_id}:${status}`. */
export type Key = number | string
/** The groups of a record: one, several (`staff_ids`), or none (null). */
export type KeysOf<R extends Row> = (record: R) => Key | readonly Key[] | null

export interface SortedIndex<R extends Row> {
  /** Records are sorted within each of these groups. */
  readonly within: KeysOf<R>
  /** Use lower-case text to ignore case. */
  readonly value: (record: R) => SortValue
}
export interface Indexes<R extends Row> {
  readonly keys: Readonly<Record<string, KeysOf<R>>>
  readonly sorted: Readonly<Record<string, SortedIndex<R>>>
}
export interface CollectionDefinition<R extends Row> extends Indexes<R> {
  /** Values of fields that records of older data folders lack. */
  readonly defaults?: Partial<R>
  /** Changes may stay in memory while the disk is full. */
  readonly isExpendable?: boolean
}
/** Previous and next record; undefined on insert or delete. */
export interface Change {
  readonly collection: string
  readonly id: number
  readonly before: Row | undefined
  readonly after: Row | undefined
}

type Groups = Map<Key, Row[]>
/** State of a collection. */
export interface Contents {
  nextId: number
  records: Map<number, Row>
  /** Indexes that were read; others are not built yet. */
  readonly indexes: Map<string, Groups>
  /** Maps and arrays that no fork shares, and that may be changed in place. */
  readonly owned: Set<object>
}
/** State of all collections, by name. */
export type Data = Record<string, Contents>

export const contentsOf = (records = new Map<number, Row>(), nextId = 1): Contents => ({
  nextId,
  records,
  indexes: new Map(),
  owned: new Set(),
})

/** A copy of the state that shares everything with it until either of them changes. Snapshot, reset and session are forks. */
export const fork = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, contents]) => {
      contents.owned.clear()
      return [name, { ...contents, indexes: new Map(contents.indexes), owned: new Set<object>() }]
    }),
  )

/** Adds the fields that records of older data folders lack. */
export function completeRecords(records: Map<number, Row>, defaults: object = {}): void {
  for (const [id, record] of records)
    if (Object.keys(defaults).some((field) => !(field in record))) records.set(id, { ...defaults, ...record })
}

/** The map or array itself when it may be changed in place, else a copy. */
function own<T extends Map<unknown, unknown> | Row[]>({ owned }: Contents, shared: T): T {
  if (owned.has(shared)) return shared
  const copy = (Array.isArray(shared) ? [...shared] : new Map(shared)) as T
  owned.add(copy)
  return copy
}

function sortRows<R extends Row>(rows: R[], valueOf: (record: R) => SortValue): void {
  const valued = rows.map((row) => [valueOf(row), row] as const)
  valued.sort(([a, first], [b, second]) => compareValues(a, b) || first.id - second.id)
  for (const [index, [, row]] of valued.entries()) rows[index] = row
}

/** Records of one kind, read from and written to `home.data`. */
export class Collection<R extends Row, I extends Indexes<R> = Indexes<R>> {
  readonly name: string
  readonly #home: { readonly data: Data }
  readonly #indexes: ReadonlyMap<string, SortedIndex<R>>
  readonly #onChange: (change: Change) => void
  readonly #watchers: ((record: R) => void)[] = []

  constructor(name: string, { keys, sorted }: I, home: { readonly data: Data }, onChange: (change: Change) => void = () => undefined) {
    this.name = name
    this.#home = home
    this.#onChange = onChange
    const byKey = Object.entries(keys).map(([key, within]) => [key, { within, value: () => null }] as const)
    this.#indexes = new Map<string, SortedIndex<R>>([...byKey, ...Object.entries(sorted)])
  }

  /** Another object after the state was replaced. */
  get contents(): Contents {
    return (this.#home.data[this.name] ??= contentsOf())
  }

  get(id: number): R | undefined {
    return this.contents.records.get(id) as R | undefined
  }

  /** Every record, in the order of insertion. */
  all(): R[] {
    return [...this.contents.records.values()] as R[]
  }

  get size(): number {
    return this.contents.records.size
  }

  /** The id that the next `insert` assigns. Ids of removed records are not reused. */
  get nextId(): number {
    return this.contents.nextId
  }

  reserveIds(nextId: number): void {
    this.contents.nextId = Math.max(this.nextId, nextId)
  }

  /** Calls `watcher` with the previous and the next record of every change from now on. */
  watch(watcher: (record: R) => void): void {
    this.#watchers.push(watcher)
  }

  /** Records of a group of a key index, by id. */
  by(index: keyof I['keys'] & string, key: Key): R[] {
    return this.#rows(index, key).slice()
  }

  count(index: keyof I['keys'] & string, key: Key): number {
    return this.#rows(index, key).length
  }

  /** Records of a group of a sorted index, in order. */
  sorted(index: keyof I['sorted'] & string, key: Key): SortedView<R> {
    return new SortedView(this.#rows(index, key), this.#index(index).value)
  }

  /** Adds a record under the next id. */
  insert(record: New<R>): R {
    const added: Row = { ...record, id: this.nextId }
    return this.put(added as R)
  }

  /** Adds a record under its own id, or replaces the one that has it. */
  put(record: R): R {
    this.#change(record.id, record)
    return record
  }

  /** Replaces the fields of `patch`. Throws a RangeError for an unknown id. */
  update(id: number, patch: Partial<New<R>>): R {
    const before = this.get(id)
    if (!before) throw new RangeError(`${this.name} has no record ${id}`)
    return this.put({ ...before, ...patch })
  }

  /** Returns whether the record existed. */
  remove(id: number): boolean {
    if (!this.contents.records.has(id)) return false
    this.#change(id, undefined)
    return true
  }

  #change(id: number, after: R | undefined): void {
    const before = this.get(id)
    this.apply(id, after)
    this.#onChange({ collection: this.name, id, before, after })
  }

  /** Sets or removes a record without reporting it. */
  apply(id: number, after: R | undefined): void {
    const { contents } = this
    const before = this.get(id)
    contents.records = own(contents, contents.records)
    if (after) contents.records.set(id, after)
    else contents.records.delete(id)
    this.reserveIds(id + 1)
    for (const [name, groups] of contents.indexes) contents.indexes.set(name, this.#reindexed(name, own(contents, groups), before, after))
    for (const watcher of this.#watchers) for (const record of [before, after]) if (record) watcher(record)
  }

  #reindexed(name: string, groups: Groups, before: R | undefined, after: R | undefined): Groups {
    const { contents } = this
    const compare = orderBy(this.#index(name).value) as (a: Row, b: Row) => number
    const rowsOf = (key: Key): Row[] => {
      const rows = own(contents, groups.get(key) ?? [])
      groups.set(key, rows)
      return rows
    }
    const splice = (record: R | undefined, removed: 0 | 1, ...added: R[]): void => {
      for (const key of this.#keysOf(name, record)) {
        const rows = rowsOf(key)
        const place = countWhile(rows, (row) => compare(row, record as R) < 0)
        rows.splice(place, removed, ...added)
        if (rows.length === 0) contents.owned.delete(rows)
        if (rows.length === 0) groups.delete(key)
      }
    }
    splice(before, 1)
    if (after) splice(after, 0, after)
    return groups
  }

  #keysOf(name: string, record: R | undefined): readonly Key[] {
    const keys = record ? this.#index(name).within(record) : null
    if (keys === null) return []
    return typeof keys === 'object' ? keys : [keys]
  }

  #rows(name: string, key: Key): readonly R[] {
    const groups = this.contents.indexes.get(name) ?? this.#built(name)
    return (groups.get(key) ?? []) as readonly Row[] as readonly R[]
  }

  /** Groups and sorts all records, when an index is read for the first time. */
  #built(name: string): Groups {
    const { contents } = this
    const groups: Groups = new Map()
    for (const record of this.all()) {
      for (const key of this.#keysOf(name, record)) {
        const rows = groups.get(key)
        if (rows) rows.push(record)
        else groups.set(key, [record])
      }
    }
    contents.owned.add(groups)
    for (const rows of groups.values()) {
      contents.owned.add(rows)
      sortRows(rows as R[], this.#index(name).value)
    }
    contents.indexes.set(name, groups)
    return groups
  }

  #index(name: string): SortedIndex<R> {
    const index = this.#indexes.get(name)
    if (!index) throw new RangeError(`${this.name} has no index ${name}`)
    return index
  }
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
  <const D extends CollectionDefinition<R>>(definition: D): D & { readonly record?: R } =>
    definition
