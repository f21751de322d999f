import type { Pagination } from '@callout/contracts/wire/page'
import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { type Listed, getPage, type PageQuery } from './page.ts'
import type { Collection } from '../db/collection.ts'
import type { Collections } from '../resources/collections.ts'
import type { Store } from '../db/store.ts'
import type { Viewer } from './viewer.ts'

interface Owned {
  readonly id: number
  readonly company_id: number
}
export type Condition<R> = (record: R) => boolean

interface ListQuery extends PageQuery {
  readonly search?: string | undefined
}

export interface SearchParts<R> {
  readonly texts: (record: R, store: Store) => readonly string[]
  /** Watches other collections whose text is searched and reports the affected records. */
  readonly follow?: (store: Store, touch: (record: { readonly id: number; readonly company_id: number }) => void) => void
}

/** A filter of one query field; undefined: no filter. */
type Where<R, Q, W> = (requested: W, viewer: Viewer, query: Q) => Condition<R> | undefined

export interface ListParts<R, Q, V, E extends keyof R & keyof Q = keyof R & keyof Q> {
  readonly search?: SearchParts<R>
  readonly equal?: readonly E[]
  /** Other filters, cheap ones first. */
  readonly where?: { readonly [F in keyof Q]?: Where<R, Q, NonNullable<Q[F]>> | null }
  /** Visibility for the caller; undefined: all records. */
  readonly shown?: (viewer: Viewer) => Condition<R> | undefined
  readonly order: (viewer: Viewer, query: Q) => Listed<R>
  /** Rank of a match, lower is better; undefined: no ranking. */
  readonly fit?: (query: Q) => ((record: R) => number) | undefined
  readonly view: (viewer: Viewer, record: R) => V
}

/** A condition for each filter that is not compared by equality; null: applied by `order`, or without meaning for the list. */
type AllWhere<R, Q, E> = {
  readonly [F in Exclude<keyof Q, keyof ListQuery | 'sort_by' | 'sort_dir' | E>]-?: Where<R, Q, NonNullable<Q[F]>> | null
}

/** Search texts by record id, computed on the first search and dropped when the record or one that it quotes changes. */
class SearchTexts<R extends Owned> {
  readonly #store: Store
  readonly #collection: Listable<R>
  readonly #textsOf: SearchParts<R>['texts']
  readonly #texts = new Map<number, readonly string[]>()
  #state: object

  constructor(store: Store, collection: Listable<R>, { texts, follow }: SearchParts<R>) {
    this.#store = store
    this.#collection = collection
    this.#state = collection.state
    this.#textsOf = texts
    const forget = ({ id }: { readonly id: number }): void => void this.#texts.delete(id)
    collection.watch(forget)
    follow?.(store, forget)
  }

  current(): this {
    if (this.#state !== this.#collection.state) this.#texts.clear()
    this.#state = this.#collection.state
    return this
  }

  of(record: R): readonly string[] {
    let texts = this.#texts.get(record.id)
    if (texts === undefined) this.#texts.set(record.id, (texts = this.#textsOf(record, this.#store)))
    return texts
  }
}

const isAsked = (value: unknown): boolean => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

interface Listable<R> {
  /** A new object after the state is replaced. */
  readonly state: object
  watch(watcher: (record: R) => void): void
}

export class List<R extends Owned, Q extends ListQuery, V> {
  readonly #collectionOf: (store: Store) => Listable<R>
  readonly #parts: ListParts<R, Q, V>
  readonly #searchTexts = new WeakMap<Store, SearchTexts<R>>()

  constructor(collectionOf: (store: Store) => Listable<R>, parts: ListParts<R, Q, V>) {
    this.#collectionOf = collectionOf
    this.#parts = parts
  }

  find(viewer: Viewer, query: Q): Listed<R> {
    const { order: getOrder, fit: fitOf } = this.#parts
    const order = getOrder(viewer, query)
    const conditions = [...this.#conditions(viewer, query)]
    if (conditions.length === 0) return order
    const companyId = viewer.caller.company.id
    const found = order.slice().filter((record) => record.company_id === companyId && conditions.every((condition) => condition(record)))
    const fit = query.search?.trim() ? fitOf?.(query) : undefined
    return fit ? found.toSorted((a, b) => fit(a) - fit(b)) : found
  }

  reply<N extends string>(name: N, { viewer, input }: { viewer: Viewer; input: Q }) {
    const { rows, pagination } = getPage(this.find(viewer, input), input)
    return { [name]: this.rows(viewer, rows), pagination } as Readonly<Record<N, V[]>> & { pagination: Pagination }
  }

  rows(viewer: Viewer, records: readonly R[]): V[] {
    return records.map((record) => this.#parts.view(viewer, record))
  }

  *#conditions(viewer: Viewer, query: Q): Generator<Condition<R>> {
    const { equal = [], where = {}, shown, search } = this.#parts
    const ofFields = Object.entries(where) as [keyof Q, Where<R, Q, unknown> | null][]
    for (const field of equal) {
      const requested: unknown = query[field]
      if (isAsked(requested)) yield (record) => record[field] === requested
    }
    for (const [field, conditionOf] of ofFields) {
      const condition = isAsked(query[field]) ? conditionOf?.(query[field], viewer, query) : undefined
      if (condition) yield condition
    }
    const condition = shown?.(viewer)
    if (condition) yield condition
    if (search && query.search?.trim()) {
      const texts = this.#searchTextsOf(viewer.store, search).current()
      const matches = searchMatcher(query.search)
      yield (record) => texts.of(record).some(matches)
    }
  }

  #searchTextsOf(store: Store, search: SearchParts<R>): SearchTexts<R> {
    const known = this.#searchTexts.get(store)
    if (known) return known
    const texts = new SearchTexts(store, this.#collectionOf(store), search)
    this.#searchTexts.set(store, texts)
    return texts
  }
}

type Name = keyof Collections
type RecordOf<N extends Name> = Collections[N] extends Collection<infer R, infer _> ? R : never
type OwnedName = { [N in Name]: RecordOf<N> extends Owned ? N : never }[Name]

/**
 * Declares a list:
 *
 *     const taxList = listing<TaxQuery, Tax>()('taxes', {
 *       search: { texts: ({ name }) => [searchText([name])] },
 *       equal: ['is_active'],
 *       order: ({ store, caller }) => store.taxes.by('company_id', caller.company.id).toSorted(byName),
 *       view: (_, tax) => taxView(tax),
 *     })
 */
export const listing =
  <Q extends ListQuery, V>() =>
  <N extends OwnedName, E extends keyof RecordOf<N> & keyof Q = never>(
    name: N,
    parts: ListParts<RecordOf<N> & Owned, Q, V, E> & { readonly where: AllWhere<RecordOf<N> & Owned, Q, E> },
  ): List<RecordOf<N> & Owned, Q, V> =>
    new List((store) => (store as Readonly<Record<Name, unknown>>)[name] as Listable<RecordOf<N> & Owned>, parts)
