export interface Row {
  readonly id: number
}
export type New<R extends Row> = Omit<R, 'id'>
/** The key of an index. For two keys make a string: `${company_id}:${status}`. */
export type Key = number | string
/** The groups of a record: one, several (`staff_ids`), or none (null). */
export type KeysOf<R extends Row> = (record: R) => Key | readonly Key[] | null
/** The sort value of records, then their id. Null comes last. */
export type SortValue = number | string | null

/** The records of each group, in the order of a value, then of the id. */
export interface SortedIndex<R extends Row> {
  readonly within: KeysOf<R>
  /** Use lower-case text to ignore case. */
  readonly value: (record: R) => SortValue
}
export interface CollectionDefinition<R extends Row> {
  /** Without a value to sort by, in the order of the id. */
  readonly indexes: Readonly<Record<string, KeysOf<R> | SortedIndex<R>>>
  /** Values of fields that records of older data folders lack. */
  readonly defaults?: Partial<R>
}
/** Previous and next record; undefined on insert or delete. */
export interface Change {
  readonly collection: string
  readonly id: number
  readonly before: Row | undefined
  readonly after: Row | undefined
}

type Groups = Map<Key, Row[]>
export interface Contents {
  nextId: number
  readonly records: Map<number, Row>
  readonly indexes: Map<string, Groups>
  /** Forks share it: a change needs a copy. */
  isShared?: boolean
}
export type Data = Record<string, Contents>

export const contentsOf = (records = new Map<number, Row>(), nextId = 1): Contents => ({ nextId, records, indexes: new Map() })

/** A copy of the state that shares everything with it until either of them changes. Snapshot, reset and session are forks. */
export function fork(data: Data): Data {
  for (const contents of Object.values(data)) contents.isShared = true
  return { ...data }
}

function toWritable(data: Data, name: string): Contents {
  const contents = (data[name] ??= contentsOf())
  if (!contents.isShared) return contents
  const copy = contentsOf(new Map(contents.records), contents.nextId)
  for (const [index, groups] of contents.indexes) copy.indexes.set(index, new Map([...groups].map(([key, rows]) => [key, rows.slice()])))
  return (data[name] = copy)
}

/** The order by a value, then by id. */
export const orderBy =
  <R extends Row>(valueOf: (record: R) => SortValue) =>
  (a: R, b: R): number => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === other) return a.id - b.id
    return other === null || (one !== null && one < other) ? -1 : 1
  }

const keysOf = <R extends Row>({ within }: SortedIndex<R>, record: R | undefined): readonly Key[] =>
  [(record && within(record)) ?? []].flat()

function regroup<R extends Row>(groups: Groups, index: SortedIndex<R>, before: R | undefined, after: R | undefined): void {
  const compare = orderBy(index.value)
  for (const key of keysOf(index, before)) {
    const rows = groups.get(key) ?? []
    rows.splice(rows.indexOf(before as R), 1)
    if (rows.length === 0) groups.delete(key)
  }
  for (const key of keysOf(index, after)) {
    const rows = groups.get(key) ?? []
    const place = countWhile(rows, (row) => compare(row as R, after as R) < 0)
    rows.splice(place, 0, after as R)
    groups.set(key, rows)
  }
}

/** Number of rows at the start that satisfy `isBefore`, found by bisection: no row after them may satisfy it. */
function countWhile<R>(rows: readonly R[], isBefore: (row: R) => boolean): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(rows[middle] as R)) low = middle + 1
    else high = middle
  }
  return low
}

function build<R extends Row>(records: readonly R[], index: SortedIndex<R>): Groups {
  const valued = records.map((record) => ({ id: record.id, record, value: index.value(record) })).toSorted(orderBy(({ value }) => value))
  const groups: Groups = new Map()
  for (const { record } of valued)
    for (const key of keysOf(index, record)) {
      const rows = groups.get(key)
      if (rows) rows.push(record)
      else groups.set(key, [record])
    }
  return groups
}

/** Records of one kind, read from and written to `home.data`. */
export class Collection<R extends Row, I extends string = string> {
  readonly name: string
  readonly #home: { readonly data: Data }
  readonly #definition: CollectionDefinition<R>
  readonly #onChange: (change: Change) => void
  readonly #watchers: ((record: R) => void)[] = []

  constructor(name: string, definition: CollectionDefinition<R>, home: { readonly data: Data }, onChange: (change: Change) => void) {
    this.name = name
    this.#definition = definition
    this.#home = home
    this.#onChange = onChange
  }

  /** Another object after the state was replaced. */
  get state(): object {
    return this.#home.data
  }

  get #contents(): Contents {
    return (this.#home.data[this.name] ??= contentsOf())
  }

  get(id: number): R | undefined {
    return this.#contents.records.get(id) as R | undefined
  }

  all(): R[] {
    return [...this.#contents.records.values()] as R[]
  }

  get size(): number {
    return this.#contents.records.size
  }

  /** The id that the next `insert` assigns. Ids of removed records are not reused. */
  get nextId(): number {
    return this.#contents.nextId
  }

  /** Calls `watcher` with the previous and the next record of every change from now on. */
  watch(watcher: (record: R) => void): void {
    this.#watchers.push(watcher)
  }

  by(index: I, key: Key): R[] {
    return this.#rows(index, key).slice()
  }

  count(index: I, key: Key): number {
    return this.#rows(index, key).length
  }

  /** Those with a value of at least `from` and less than `to`. */
  range(index: I, key: Key, from: number, to: number): R[] {
    const [rows, { value }] = [this.#rows(index, key), this.#index(index)]
    const before = (limit: number): number => countWhile(rows, (row) => Number(value(row) ?? Infinity) < limit)
    return rows.slice(before(from), before(to))
  }

  insert(record: New<R>): R {
    return this.put({ ...record, id: this.nextId } as unknown as R)
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

  /** Ignores unknown ids. */
  remove(id: number): void {
    if (this.get(id)) this.#change(id, undefined)
  }

  #change(id: number, after: R | undefined): void {
    const before = this.get(id)
    const contents = toWritable(this.#home.data, this.name)
    if (after) contents.records.set(id, after)
    else contents.records.delete(id)
    contents.nextId = Math.max(contents.nextId, id + 1)
    for (const [name, groups] of contents.indexes) regroup(groups, this.#index(name), before, after)
    for (const watcher of this.#watchers) for (const record of [before, after]) if (record) watcher(record)
    this.#onChange({ collection: this.name, id, before, after })
  }

  #rows(name: string, key: Key): readonly R[] {
    const index = this.#index(name)
    const { indexes } = this.#contents
    const groups = indexes.get(name) ?? build(this.all(), index)
    indexes.set(name, groups)
    return (groups.get(key) ?? []) as readonly Row[] as readonly R[]
  }

  #index(name: string): SortedIndex<R> {
    const index = this.#definition.indexes[name]
    if (!index) throw new RangeError(`${this.name} has no index ${name}`)
    return typeof index === 'function' ? { within: index, value: ({ id }) => id } : index
  }
}

/**
 * Declares a collection and its indexes:
 *
 *     visits: defineCollection<VisitRecord>()({
 *       indexes: {
 *         staff_id: (visit) => visit.staff_ids,
 *         start_at: { within: (visit) => visit.company_id, value: (visit) => visit.start_at },
 *       },
 *     })
 */
export const defineCollection =
  <R extends Row>() =>
  <const D extends CollectionDefinition<R>>(definition: D): D & { readonly record?: R } =>
    definition
