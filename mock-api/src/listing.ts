import type { Pagination } from '@callout/contracts/page'
import { searchWords } from '@callout/contracts/foldedText'
import { FoundRecords, SORTED_SHARE } from './foundRecords.ts'
import { JsonText } from './jsonText.ts'
import { type Listed, pageOf, type PageQuery } from './page.ts'
import type { Collection } from './store/collection.ts'
import type { Found } from './store/found.ts'
import type { Collections } from './store/memory.ts'
import { RememberedTexts } from './rememberedTexts.ts'
import { SearchText } from './store/searchText.ts'
import type { Ordered } from './store/sortedList.ts'
import type { Store } from './store/store.ts'
import type { Viewer } from './viewer.ts'

interface Owned {
  readonly id: number
  readonly company_id: number
}
/** A collection, as far as lists need it. */
interface Listable<R> {
  readonly generation: number
  get(id: number): R | undefined
  all(): R[]
  watch(watcher: (record: R) => void): void
}
export type Condition<R> = (record: R) => boolean

/** What every list is asked for. */
interface ListQuery extends PageQuery {
  readonly search?: string | undefined
}

/** Where a search looks. */
export interface SearchParts<R> {
  /** The folded texts of a record, of which one has all the words of the search. */
  readonly texts: (record: R, store: Store) => readonly string[]
  /** What the words of a search are, where they are not those of `searchWords`. */
  readonly words?: (search: string) => string[]
  /** Watches the records of other kinds whose words stand in the texts, and tells whose texts a change touches. */
  readonly follow?: (store: Store, touch: (record: { readonly id: number; readonly company_id: number }) => void) => void
}

/** What one field of a query asks for; undefined: nothing, of this caller. */
type Where<R, Q, W> = (wanted: W, viewer: Viewer, query: Q) => Condition<R> | undefined

/** A list as one domain declares it. */
export interface ListParts<R, Q, V> {
  readonly words?: SearchParts<R>
  /** Fields of the query that a record has to share, where the query has them. */
  readonly equal?: readonly (keyof R & keyof Q)[]
  /** What the other fields ask for, where they have a value. The cheap ones stand first. */
  readonly where?: { readonly [F in keyof Q]?: Where<R, Q, NonNullable<Q[F]>> }
  /** Which of the company's records the caller is shown; undefined: all of them. */
  readonly shown?: (viewer: Viewer) => Condition<R> | undefined
  /** Every record of the company, in the order that the query wants. `words` are those of its search. */
  readonly order: (viewer: Viewer, query: Q, words: readonly string[]) => Ordered<R>
  /** How well what a search has found fits: 0, 1 … The best stand first, those that fit as well in the order; undefined: all in the order. */
  readonly fit?: (query: Q) => ((record: R) => number) | undefined
  /** Where the query or the caller names a small group of an index: all that can stand in the list. */
  readonly few?: (viewer: Viewer, query: Q) => readonly R[] | undefined
  /**
   * Where the query asks for a group that somebody keeps: those of the company, all of them and no others; the same array
   * for as long as neither they nor their places have changed.
   */
  readonly whole?: (viewer: Viewer, query: Q) => readonly R[] | undefined
  /** As `whole`, where the group is kept in the order that the query wants. */
  readonly kept?: (viewer: Viewer, query: Q) => Ordered<R> | undefined
  /** A row. */
  readonly view: (viewer: Viewer, record: R) => V
  /**
   * Everything besides the record that a row is made of: records, and what was worked out of viewer and time. Where it is
   * named, the text of a row is made once for as long as all of it is the same.
   */
  readonly madeOf?: (viewer: Viewer, record: R) => readonly unknown[]
  /** When the clock alone changes a row, in Unix seconds; to be named with `madeOf` where it does. */
  readonly until?: (row: V) => number
}

type ListReply<N extends string, V> = JsonText<Readonly<Record<N, V[]>> & { pagination: Pagination }>

/** What a query asks of the records, before any of them is read. */
interface Asked<R> {
  readonly order: Ordered<R>
  readonly conditions: readonly Condition<R>[]
  /** Undefined where nothing is searched. */
  readonly found: Found | undefined
  readonly fit: ((record: R) => number) | undefined
}

const isAsked = (value: unknown): boolean => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The texts of each company's records, of one store. */
class Searches<R extends Owned> {
  readonly #store: Store
  readonly #collection: Listable<R>
  readonly #parts: SearchParts<R>
  readonly #ofCompany = new Map<number, SearchText<R>>()
  #generation: number

  constructor(store: Store, collection: Listable<R>, parts: SearchParts<R>) {
    this.#store = store
    this.#collection = collection
    this.#parts = parts
    this.#generation = collection.generation
    const touch = ({ company_id, id }: Owned): void => this.#ofCompany.get(company_id)?.touch(id)
    collection.watch(touch)
    parts.follow?.(store, touch)
  }

  find(companyId: number, words: readonly string[]): Found {
    if (this.#generation !== this.#collection.generation) this.#ofCompany.clear()
    this.#generation = this.#collection.generation
    const text = this.#ofCompany.get(companyId) ?? this.#textOf(companyId)
    this.#ofCompany.set(companyId, text)
    return text.find(words)
  }

  #textOf(companyId: number): SearchText<R> {
    return new SearchText({
      records: () => this.#collection.all().filter(({ company_id }) => company_id === companyId),
      get: (id) => this.#collection.get(id),
      textsOf: (record) => this.#parts.texts(record, this.#store),
    })
  }
}

/** Finds, sorts, cuts and shows the records of a collection as its declaration says. */
export class List<R extends Owned, Q extends ListQuery, V> {
  readonly #collectionOf: (store: Store) => Listable<R>
  readonly #parts: ListParts<R, Q, V>
  readonly #searches = new WeakMap<Store, Searches<R>>()
  /** Undefined where a row does not say what it is made of. */
  readonly #texts: RememberedTexts<R, V> | undefined
  /**
   * What a search has found, or a small group that is kept, in one of its orders: other pages ask for the same. A change of
   * any record makes another `Found` of the one, and another group of the other.
   */
  readonly #pages = new WeakMap<object, { readonly order: Ordered<R>; readonly isFitted: boolean; readonly records: Listed<R> }>()

  constructor(collectionOf: (store: Store) => Listable<R>, parts: ListParts<R, Q, V>) {
    this.#collectionOf = collectionOf
    this.#parts = parts
    const { view, madeOf, until } = parts
    this.#texts = madeOf && new RememberedTexts({ view, madeOf, until })
  }

  /** The records that the query asks for, in its order. Without conditions what a page costs does not grow with their number. */
  find(viewer: Viewer, query: Q): Listed<R> {
    const asked = this.#asked(viewer, query)
    const { order, conditions, found, fit } = asked
    const inOrder = this.#parts.kept?.(viewer, query)
    const whole = this.#parts.whole?.(viewer, query)
    const isUnconditional = conditions.length === 0
    if (isUnconditional && !whole && !found) return inOrder ?? order
    const fits = (record: R): boolean => (found?.has(record.id) ?? true) && conditions.every((condition) => condition(record))
    if (inOrder) return inOrder.slice().filter(fits)
    if (isUnconditional && !whole && found) return this.#remembered(found, asked, () => this.#foundIn(viewer.store, found, asked))
    const few = whole ?? this.#few(viewer, query, asked)
    const fitting = (): R[] => (few ? few.filter(fits).toSorted(order.compare) : order.slice().filter(fits))
    if (fit) return fitting().toSorted((a, b) => fit(a) - fit(b))
    return isUnconditional && whole && !found ? this.#remembered(whole, asked, fitting) : fitting()
  }

  /** The reply of a list whose rows stand under that name. */
  reply<N extends string>(name: N, { viewer, input }: { viewer: Viewer; input: Q }): ListReply<N, V> {
    const { rows, pagination } = pageOf(this.find(viewer, input), input)
    return JsonText.list(name, this.rows(viewer, rows), { pagination })
  }

  rows(viewer: Viewer, records: readonly R[]): JsonText<V>[] {
    const { view } = this.#parts
    const texts = this.#texts
    return records.map((record) => (texts ? texts.of(viewer, record) : JsonText.of(view(viewer, record))))
  }

  #remembered(group: object, { order, fit }: Asked<R>, make: () => Listed<R>): Listed<R> {
    const isFitted = fit !== undefined
    const known = this.#pages.get(group)
    if (known?.order === order && known.isFitted === isFitted) return known.records
    const records = make()
    this.#pages.set(group, { order, isFitted, records })
    return records
  }

  #foundIn(store: Store, found: Found, { order, fit }: Asked<R>): Listed<R> {
    const collection = this.#collectionOf(store)
    const records = new FoundRecords(found, order, (id) => collection.get(id))
    return fit ? records.bestFirst(fit) : records
  }

  #asked(viewer: Viewer, query: Q): Asked<R> {
    const { words: search, order, fit } = this.#parts
    const words = search && query.search ? (search.words ?? searchWords)(query.search) : []
    return {
      order: order(viewer, query, words),
      conditions: [...this.#conditions(viewer, query)],
      found: search && words.length > 0 ? this.#searchesOf(viewer.store, search).find(viewer.caller.company.id, words) : undefined,
      fit: words.length > 0 ? fit?.(query) : undefined,
    }
  }

  *#conditions(viewer: Viewer, query: Q): Generator<Condition<R>> {
    const { equal = [], where = {}, shown } = this.#parts
    const ofFields = Object.entries(where) as [keyof Q, Where<R, Q, unknown>][]
    for (const field of equal) {
      const wanted: unknown = query[field]
      if (isAsked(wanted)) yield (record) => record[field] === wanted
    }
    for (const [field, conditionOf] of ofFields) {
      const condition = isAsked(query[field]) ? conditionOf(query[field], viewer, query) : undefined
      if (condition) yield condition
    }
    const condition = shown?.(viewer)
    if (condition) yield condition
  }

  #few(viewer: Viewer, query: Q, { found, order }: Asked<R>): readonly R[] | undefined {
    const companyId = viewer.caller.company.id
    const few = this.#parts.few?.(viewer, query)
    if (few) return few.filter(({ company_id }) => company_id === companyId)
    if (found === undefined || found.size > order.length * SORTED_SHARE) return undefined
    const collection = this.#collectionOf(viewer.store)
    return found.records((id) => collection.get(id))
  }

  #searchesOf(store: Store, search: SearchParts<R>): Searches<R> {
    const known = this.#searches.get(store) ?? new Searches(store, this.#collectionOf(store), search)
    this.#searches.set(store, known)
    return known
  }
}

type Name = keyof Collections
type RecordOf<N extends Name> = Collections[N] extends Collection<infer R, infer _> ? R : never
type OwnedName = { [N in Name]: RecordOf<N> extends Owned ? N : never }[Name]

/**
 * Declares a list:
 *
 *     const taxList = listing<TaxQuery, Tax>()('taxes', {
 *       words: { texts: ({ name }) => [foldedText(name)] },
 *       equal: ['is_active'],
 *       order: ({ store, caller }) => sortedBy(store.taxes.by('company_id', caller.company.id), byName),
 *       view: (_, tax) => taxView(tax),
 *     })
 */
export const listing =
  <Q extends ListQuery, V>() =>
  <N extends OwnedName>(name: N, parts: ListParts<RecordOf<N> & Owned, Q, V>): List<RecordOf<N> & Owned, Q, V> =>
    new List((store) => (store as Readonly<Record<Name, unknown>>)[name] as Listable<RecordOf<N> & Owned>, parts)
