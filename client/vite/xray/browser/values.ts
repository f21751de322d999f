import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  getNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isObjectType,
  isInterfaceType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** A query of the page with its current data. */
export interface PageQuery {
  readonly operation: string
  readonly document: DocumentNode
  readonly variables: unknown
  readonly data: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** An object with an id, as `Customer` and `12`. */
export interface RecordRef {
  readonly type: string
  readonly id: string
}

/** A scalar in the data of a query. */
export interface Value {
  readonly query: PageQuery
  /** `customers.items[].name` */
  readonly path: string
  readonly name: string
  /** Type of the object that has the field. */
  readonly owner: string
  /** Scalar or enum. */
  readonly type: string
  readonly value: string | number
  /** The other fields of the object. */
  readonly siblings: Fields
  /** Objects with an id around it, the nearest first. */
  readonly records: readonly RecordRef[]
}

/** A list in the data of a query. */
export interface List {
  readonly query: PageQuery
  readonly path: string
  readonly length: number
  /** Amounts and times of the rows by path. */
  readonly numbers: ReadonlyMap<string, readonly Value[]>
}

export interface PageValues {
  readonly values: readonly Value[]
  readonly lists: readonly List[]
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

interface Place {
  readonly path: string
  /** Of the values there, in a list too. */
  readonly type: string
  readonly records: readonly RecordRef[]
  readonly field?: Pick<Value, 'name' | 'owner' | 'siblings'>
}

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)
const depthOf = (path: string): number => path.split('[]').length

/** Amounts and times of the rows of a list, not of the lists in them. */
const addableRows = (values: readonly Value[], path: string): Value[] =>
  values.filter((value) => (value.type === 'Money' || /minutes$/i.test(value.name)) && depthOf(value.path) === depthOf(path) + 1)

/** Collects the values of one query. */
class Collector {
  readonly values: Value[] = []
  readonly lists: List[] = []
  readonly #query: PageQuery
  readonly #schema: GraphQLSchema
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>

  constructor(query: PageQuery, schema: GraphQLSchema) {
    this.#query = query
    this.#schema = schema
    const { definitions } = query.document
    const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  }

  addFields(object: Fields, { selections }: SelectionSetNode, place: Place, seen: Set<string>): void {
    const type = this.#schema.getType(place.type)
    const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        this.#addFragment(object, selection, place, seen)
        continue
      }
      const name = selection.name.value
      const key = selection.alias?.value ?? name
      const field = fields[name]
      // Several fragments may select a field.
      if (!field || seen.has(key)) continue
      if (!selection.selectionSet) seen.add(key)
      const inner = { path: below(place.path, key), type: getNamedType(field.type).name, records: place.records }
      this.#addValue(object[key], selection.selectionSet, { ...inner, field: { name, owner: place.type, siblings: object } })
    }
  }

  #addFragment(object: Fields, selection: InlineFragmentNode | FragmentSpreadNode, place: Place, seen: Set<string>): void {
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value)
    const condition = fragment?.typeCondition?.name.value
    const isOther = condition !== undefined && condition !== place.type && isObjectType(this.#schema.getType(condition))
    if (fragment && !isOther) this.addFields(object, fragment.selectionSet, place, seen)
  }

  #addValue(value: unknown, selections: SelectionSetNode | undefined, place: Place): void {
    if (Array.isArray(value)) this.#addList(value, selections, place)
    else if (isObject(value) && selections) this.#addObject(value, selections, place)
    else if (place.field && (typeof value === 'string' || typeof value === 'number')) {
      const { path, type, records, field } = place
      this.values.push({ query: this.#query, path, type, records, value, ...field })
    }
  }

  #addList(items: readonly unknown[], selections: SelectionSetNode | undefined, place: Place): void {
    const before = this.values.length
    for (const item of items) this.#addValue(item, selections, { ...place, path: `${place.path}[]` })
    const rows = addableRows(this.values.slice(before), place.path)
    const numbers = Map.groupBy(rows, ({ path }) => path)
    this.lists.push({ query: this.#query, path: place.path, length: items.length, numbers })
  }

  #addObject(object: Fields, selections: SelectionSetNode, place: Place): void {
    const { __typename: typeName, id } = object
    const type = typeof typeName === 'string' ? typeName : place.type
    const hasId = typeof id === 'string' || typeof id === 'number'
    const records = hasId ? [{ type, id: String(id) }, ...place.records] : place.records
    this.addFields(object, selections, { path: place.path, type, records }, new Set())
  }
}

/** The scalars and lists in the data of a query. */
export function valuesIn(query: PageQuery, schema: GraphQLSchema): PageValues {
  const { data, document } = query
  const collector = new Collector(query, schema)
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION && isObject(data))
      collector.addFields(data, definition.selectionSet, { path: '', type: 'Query', records: [] }, new Set())
  return { values: collector.values, lists: collector.lists }
}
