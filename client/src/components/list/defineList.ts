import { type LazyModule, lazyModule } from '../../lib/lazyModule.ts'
import type { TypedDocumentNode } from '@apollo/client'
import type { Actor, Authority } from '@callout/contracts/profile/authorities'
import type { ComponentType, ReactNode } from 'react'
import type { Format } from '../../lib/format/useFormat.ts'
import type { ActionRules } from '../actions/defineActions.ts'
import type { GuardedEntry } from '../actions/openMenu.ts'
import type { Deletes, DeletesIn } from '../actions/deletes/defineDeletes.ts'
import type { Bulk } from '../bulk/defineBulk.ts'
import type { WholeFile, CsvTools } from '../csv/csvRows.ts'
import { type CellContext, type Column, type ColumnDeclaration, columnFrom, type Columns, type CsvOf } from './columns.ts'
import { type FieldOfKind, type Filter, hasField } from './filters.ts'
import { toInput, type ListChange, type ListRules, type ListState, type PageFacts, readState, type SortDirection } from './listState.ts'
import type { ListRow, Selection } from './rows/selection.ts'
import { readSaved, type SavedView } from './views/listPreferences.ts'
import { capital } from '../../lib/format/capital.ts'
import type { TablerIcon } from '@tabler/icons-react'

/** A page of rows as returned by the gateway. */
export interface ListPageOf<Row> extends PageFacts {
  readonly items: readonly Row[]
  /** Input fields that the backend ignored. */
  readonly ignored?: readonly string[]
  /** Ids of rows that can't be shown; null for one without an id. */
  readonly unreadable?: readonly (string | null)[]
}

export interface RowLink {
  readonly name: string
  /** On a card, if it differs. */
  readonly title?: string | undefined
  readonly to: string
}

export interface Choosable {
  readonly id: string
  readonly name: string | null
}

/** Loads the choices of a record filter if `isRequested`. `id`: the selected one, or ''. `typed`: search text for sets too large to load. */
export type UseRecords = (isRequested: boolean, id: string, typed?: string) => readonly Choosable[] | 'waiting' | 'failed'

type KeysOfRecords<Filters> = {
  [K in keyof Filters]: Filters[K] extends Filter<string | null, object, 'record'> ? K : never
}[keyof Filters]
type RecordsOf<Filters> = Readonly<Record<KeysOfRecords<Filters> & string, UseRecords>>

type KeysOfPanel<Filters> = {
  [K in keyof Filters]: Filters[K] extends { readonly field: FieldOfKind<'scope' | 'chart'> } ? never : K
}[keyof Filters] &
  string

export interface BulkBarProps<Row extends ListRow = ListRow> {
  readonly selection: Selection<Row>
  /** Key of the list (`rowsKeyOf`). */
  readonly rowsKey: string
  readonly children: ReactNode
}

/** Part of a card: a column key or a custom renderer, typed as a method (`List`). */
export type CardPart<Row, Key extends string = string> = Key | { of(this: void, row: Row, context: CellContext): ReactNode }['of']

/** Lines below a card's title. Missing values are omitted. */
export interface CardLines<Row, Key extends string = string> {
  readonly primary?: readonly CardPart<Row, Key>[]
  readonly muted?: readonly CardPart<Row, Key>[]
  readonly footer?: readonly CardPart<Row, Key>[]
  readonly total?: CardPart<Row, Key>
}

export interface Card<Row, Key extends string = string> extends CardLines<Row, Key> {
  /** Above the title; without marks the title is beside the menu. */
  marks?(this: void, row: Row): ReactNode
  body?(this: void, row: Row, format: Format): ReactNode
}

type AnyActionSet = ActionRules<string, never, unknown, unknown, unknown>

export interface TotalsProps {
  readonly state: ListState
  readonly onChange: (change: ListChange) => void
}

/** A list, as `ListPage` renders it. Members that take a row are methods, so that a component without row types accepts any list. */
export interface List<Row extends ListRow = ListRow> extends ListRules, Columns<Row> {
  /** Identifier; part of the storage key of preferences. */
  readonly name: string
  readonly title: string
  readonly noun: { readonly one: string; readonly many: string }
  readonly path: string
  readonly query: TypedDocumentNode
  selectPage(data: unknown): ListPageOf<Row>
  rowLink(row: Row): RowLink
  readonly search: { readonly label: string; readonly placeholder: string }
  readonly tabs?: (NonNullable<ListRules['tabs']> & { readonly label: string; readonly allLabel: string }) | undefined
  /** Rows of filters in the filter panel. */
  readonly filterRows: readonly (readonly string[])[]
  readonly columns: Readonly<Record<string, Column<Row>>>
  readonly tableClass?: string | undefined
  readonly card: Card<Row>
  /** Built-in views; the first one is the plain list. */
  readonly views: readonly [SavedView, ...SavedView[]]
  /** Default view of a user who has chosen none; null: the plain list. */
  startView?(this: void, user: Actor): string | null
  readonly create?: {
    readonly label: string
    readonly to: string
    readonly needs: Authority
    /** Empty state, for users who may create a record and for others. */
    readonly first: {
      readonly label: string
      readonly text: string
      readonly others: string
      readonly Banner?: ComponentType | undefined
    }
  }
  readonly actions?: AnyActionSet
  /** Links in a row's menu, above its actions. */
  menuLinks?(row: Row): readonly GuardedEntry[]
  /** Replaces the action menu; `isLarge`: for touch. */
  menu?(row: Row, isLarge: boolean): ReactNode
  readonly bulk?: {
    /** Each permits at least one of the actions. */
    readonly needs: readonly Authority[]
    readonly lazy: LazyModule<Bulk<Row>>
  }
  readonly imports?: { readonly to: string; readonly needs: Authority }
  /** Other pages about these records, in the menu. */
  readonly pages?: readonly { readonly label: string; readonly to: string; readonly Icon: TablerIcon }[]
  readonly exports?: {
    readonly needs: Authority
    /** Export values by column key, for columns that don't declare `csv`. */
    load?(tools: CsvTools): Promise<Readonly<Record<string, CsvOf<Row>>>>
    whole?(this: void): Promise<WholeFile<Row>>
  }
  readonly deletes?: Deletes<Row, ListPageOf<Row>>
  useWhileOpen?(this: void): void
  /** Back link of a list without a menu entry. */
  readonly back?: { readonly to: string; readonly label: string }
  readonly Banner?: ComponentType
  readonly Header?: ComponentType
  /** Beside the title, instead of the button that creates a record. */
  readonly HeaderActions?: ComponentType
  /** Totals of the rows, shown in the tab and above the toolbar. */
  readonly Totals?: ComponentType<TotalsProps>
  summary?(page: ListPageOf<Row>): ReactNode
  readonly summarySkeleton?: ReactNode
  isFull?(page: ListPageOf<Row>): boolean
  readonly recordFilters: Readonly<Record<string, UseRecords>>
  inputAt(this: void, params: URLSearchParams): Readonly<Record<string, unknown>>
}

/** A filter whose input fields the query has; `never` for others. */
type Fitting<One, Input> = One extends { toInput(value: never): infer Asked }
  ? keyof Asked extends keyof Input
    ? Asked extends Partial<Input>
      ? One
      : never
    : never
  : never

interface ListInput {
  readonly sortBy?: unknown
}
type SortOf<Input extends ListInput> = Extract<NonNullable<Input['sortBy']>, string>

type Tabs<Input> = {
  readonly inputField: keyof Input & string
  readonly table: Readonly<Record<string, { readonly label: string }>>
  readonly none: string
  readonly label: string
  readonly allLabel: string
}

type Rest<Row extends ListRow> = Pick<
  List<Row>,
  | 'noun'
  | 'path'
  | 'back'
  | 'tableClass'
  | 'startView'
  | 'useWhileOpen'
  | 'Banner'
  | 'Header'
  | 'HeaderActions'
  | 'Totals'
  | 'imports'
  | 'pages'
> &
  /** Default: derived from the noun. */
  Partial<Pick<List<Row>, 'name' | 'title'>>

/** Row actions, or a custom menu. */
type Acting<Row extends ListRow> =
  | { readonly actions?: ActionRules<string, Row, unknown, unknown, unknown>; readonly menu?: undefined }
  | { readonly actions: AnyActionSet; readonly menu: List<Row>['menu'] & {} }

/** Columns without a CSV value. */
type KeysWithoutFile<Table> = {
  [K in keyof Table]: Table[K] extends { readonly csv: unknown } ? never : Table[K] extends { cell(...args: never): unknown } ? K : never
}[keyof Table]

interface CreateDeclaration {
  readonly to: string
  readonly needs: Authority
  /** Empty state for users who may create a record. */
  readonly text: string
  /** Default: "New customer". */
  readonly label?: string
  /** Label in the empty state; default: "Add your first customer". */
  readonly firstLabel?: string
  /** Above the empty state, for users who may create a record; loaded lazily. */
  readonly Banner?: ComponentType
  /** Empty state for others; default: "Customers will show up here." */
  readonly others?: string
}

export type ListDeclaration<
  Row extends ListRow,
  Page extends ListPageOf<Row>,
  Answer,
  Input extends ListInput,
  Filters,
  Table,
  Placed,
> = Rest<Row> &
  Acting<Row> & {
    readonly query: TypedDocumentNode<Answer, { input?: Input | null | undefined }>
    readonly selectPage: (answer: Answer) => Page & ListPageOf<Row>
    readonly rowLink: (row: Row) => RowLink
    readonly menuLinks?: (row: Row) => readonly GuardedEntry[]
    /** Searched fields, for the search placeholder. */
    readonly search: string
    readonly tabs?: Tabs<NoInfer<Input>>
    readonly filters: Filters & { readonly [K in keyof Filters]: Fitting<Filters[K], NoInfer<Input>> }
    /** Each filter with a field once. Default: one per row. */
    readonly filterRows?: readonly (readonly (Placed & keyof NoInfer<Filters>)[])[] &
      ([Exclude<KeysOfPanel<NoInfer<Filters>>, Placed>] extends [never]
        ? object
        : { readonly missing: Exclude<KeysOfPanel<NoInfer<Filters>>, Placed> })
    readonly sorts: Readonly<Record<SortOf<NoInfer<Input>>, { readonly label: string }>>
    readonly sort: { readonly by: SortOf<NoInfer<Input>>; readonly direction: SortDirection }
    readonly columns: Table & Readonly<Record<keyof Table, ColumnDeclaration<Row, SortOf<NoInfer<Input>>>>>
    readonly defaultColumns: readonly (keyof Table & string)[]
    readonly card: Card<Row, keyof NoInfer<Table> & string>
    readonly plainView?: string
    readonly views?: readonly (Omit<SavedView, 'days'> & Partial<Pick<SavedView, 'days'>>)[]
    readonly create?: CreateDeclaration
    readonly summary?: (page: Page) => ReactNode
    readonly summarySkeleton?: ReactNode
    readonly isFull?: (page: Page) => boolean
    readonly bulk?: { readonly needs: readonly Authority[]; /** Loaded when a row is selected. */ readonly load: () => Promise<Bulk<Row>> }
    /** Required authority. A column with a custom cell declares `csv`, or `load` returns its values. */
    readonly exports?: { readonly needs: Authority; readonly whole?: () => Promise<WholeFile<never>> } & ([
      KeysWithoutFile<NoInfer<Table>>,
    ] extends [never]
      ? object
      : { readonly load: (tools: CsvTools) => Promise<Readonly<Record<KeysWithoutFile<NoInfer<Table>> & string, CsvOf<Row>>>> })
    /** In a row's menu and the bulk bar; hides pending deletes from the page. */
    readonly deletes?: DeletesIn<Row, Page>
  } & ([KeysOfRecords<Filters>] extends [never] ? { readonly recordFilters?: undefined } : { readonly recordFilters: RecordsOf<Filters> })

type Shared = Pick<List, 'noun' | 'title'>

const createOf = ({ noun, title }: Shared, { to, needs, text, ...options }: CreateDeclaration): List['create'] => ({
  to,
  needs,
  label: options.label ?? `New ${noun.one}`,
  first: {
    text,
    label: options.firstLabel ?? `Add your first ${noun.one}`,
    others: options.others ?? `${title} will show up here.`,
    Banner: options.Banner,
  },
})

export function defineList<
  Row extends ListRow,
  Page extends ListPageOf<Row>,
  Answer,
  Input extends ListInput,
  Filters,
  Table,
  Placed extends string = KeysOfPanel<Filters>,
>(declaration: ListDeclaration<Row, Page, Answer, Input, Filters, Table, Placed>): List<Row> {
  const { noun, search, filters, columns, create, bulk, recordFilters = {}, title = capital(noun.many) } = declaration
  const shared: Shared = { noun, title }
  const list: List<Row> = {
    ...(declaration as unknown as List<Row>),
    name: declaration.name ?? noun.one.replaceAll(' ', '-'),
    title,
    filterRows:
      declaration.filterRows ?? Object.entries(filters as List['filters']).flatMap(([key, filter]) => (hasField(filter) ? [[key]] : [])),
    search: { label: `Search ${noun.many}`, placeholder: search },
    columns: Object.fromEntries(Object.entries<ColumnDeclaration<Row>>(columns).map(([key, column]) => [key, columnFrom(column)])),
    views: [
      { id: 'all', name: declaration.plainView ?? `All ${noun.many}`, query: '', days: null },
      ...(declaration.views ?? []).map((view) => ({ days: null, ...view })),
    ],
    ...(create && { create: createOf(shared, create) }),
    ...(bulk && { bulk: { needs: bulk.needs, lazy: lazyModule(bulk.load) } }),
    recordFilters,
    inputAt: (params) => toInput(list, readState(list, params, readSaved(list).perPage)),
  }
  return list
}
