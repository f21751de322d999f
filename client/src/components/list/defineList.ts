import { type LazyModule, lazyModule } from '../../lib/lazyModule.ts'
import type { TypedDocumentNode } from '@apollo/client'
import type { Actor, Authority } from '@callout/contracts/profile/authorities'
import type { ComponentType, ReactNode } from 'react'
import type { Format } from '../../lib/format/useFormat.ts'
import type { ActionSet } from '../actions/defineActions.ts'
import type { GuardedEntry } from '../actions/openMenu.ts'
import type { Deletes, DeletesIn } from '../actions/deletes/defineDeletes.ts'
import type { Bulk } from '../bulk/defineBulk.ts'
import type { WholeFile, CsvTools } from '../csv/csvRows.ts'
import { type CellContext, type Column, type ColumnDeclaration, columnFrom, type Columns, type CsvOf } from './columns.ts'
import { type Filter, isScope } from './filters.ts'
import { inputOf, type ListChange, type ListRules, type ListState, type PageFacts, readState, type SortDirection } from './listState.ts'
import type { ListRow, Selection } from './rows/selection.ts'
import type { SavedView } from './views/listPreferences.ts'
import { capital } from '../../lib/format/capital.ts'

/** A page of rows as the gateway answers it. */
export interface ListPageOf<Row> extends PageFacts {
  readonly items: readonly Row[]
  /** Fields of the input that the backend did not follow. */
  readonly ignored?: readonly string[]
  /** Rows that cannot be shown, by their ids; null for one that has none. */
  readonly unreadable?: readonly (string | null)[]
}

/** What a row is called, and where it leads. */
export interface RowFace {
  /** In the first column, and where the row is spoken of. */
  readonly name: string
  /** On a card, where it has another name. */
  readonly title?: string | undefined
  readonly to: string
}

/** A record that a filter can choose. */
export interface Choosable {
  readonly id: string
  readonly name: string | null
}

/**
 * Asks for the records of a filter, a hook; where they are not wanted it asks nothing. `id`: the one that is chosen, or ''. `typed`:
 * where there are too many to ask for all, those that it finds.
 */
export type UseRecords = (isWanted: boolean, id: string, typed?: string) => readonly Choosable[] | 'waiting' | 'failed'

type KeysOfRecords<Filters> = {
  [K in keyof Filters]: Filters[K] extends Filter<string | null, object, 'record'> ? K : never
}[keyof Filters]
/** For each filter that chooses a record, the hook that loads its choices. */
type RecordsOf<Filters> = Readonly<Record<KeysOfRecords<Filters> & string, UseRecords>>

/** What a bar of bulk actions is given. */
export interface BulkBarProps<Row extends ListRow = ListRow> {
  readonly selection: Selection<Row>
  /** Which list it is (`rowsKeyOf`). */
  readonly rowsKey: string
  /** Beside the actions: the way to all rows of the list. */
  readonly children: ReactNode
}

/** A part of a card: a column, by its key, or what is made for the card. Its type is that of a method (`List`). */
export type CardPart<Row, Key extends string = string> = Key | { of(this: void, row: Row, context: CellContext): ReactNode }['of']

/** What a card shows below its title. What is not told is left out. */
export interface CardLines<Row, Key extends string = string> {
  readonly line?: readonly CardPart<Row, Key>[]
  /** In grey. */
  readonly soft?: readonly CardPart<Row, Key>[]
  readonly bottom?: readonly CardPart<Row, Key>[]
  /** What the row comes to, at the end. */
  readonly total?: CardPart<Row, Key>
}

/** A card: its lines, or a body of its own. */
export interface Card<Row, Key extends string = string> extends CardLines<Row, Key> {
  /** Above the title, which without them stands beside the menu. */
  marks?(this: void, row: Row): ReactNode
  body?(this: void, row: Row, format: Format): ReactNode
}

type AnyActionSet = ActionSet<string, never, unknown, unknown, unknown>

/** What stands above the rows of a list knows which they are, and chooses others. */
export interface LeadProps {
  readonly state: ListState
  readonly onChange: (change: ListChange) => void
}

/** A list, as `ListPage` renders it. Members that take a row are methods, so that a component without row types accepts any list. */
export interface List<Row extends ListRow = ListRow> extends ListRules, Columns<Row> {
  /** One word. What a person keeps of the list stands under it. */
  readonly name: string
  readonly title: string
  /** In sentences, in small letters. */
  readonly noun: { readonly one: string; readonly many: string }
  /** Its address. */
  readonly path: string
  readonly query: TypedDocumentNode
  pageOf(data: unknown): ListPageOf<Row>
  rowOf(row: Row): RowFace
  readonly search: { readonly label: string; readonly placeholder: string }
  readonly tabs?: (NonNullable<ListRules['tabs']> & { readonly label: string; readonly all: string }) | undefined
  /** As the page of filters has them: rows of filters that stand side by side. */
  readonly panel: readonly (readonly string[])[]
  readonly columns: Readonly<Record<string, Column<Row>>>
  /** Of the table, for columns that make way where it is narrow. */
  readonly tableClass?: string | undefined
  readonly card: Card<Row>
  /** What everybody has; the first one is the plain list. */
  readonly views: readonly [SavedView, ...SavedView[]]
  /** The one with which the list opens for a person who has chosen none; null: the plain list. */
  startView?(this: void, user: Actor): string | null
  readonly create?: {
    readonly label: string
    readonly to: string
    readonly needs: Authority
    /** Where there is no row at all, for those who may create one, and for the others. */
    readonly first: {
      readonly label: string
      readonly words: string
      readonly others: string
      readonly Above?: ComponentType | undefined
    }
  }
  /** What can be done to a row. */
  readonly actions?: AnyActionSet
  /** Links in the menu of a row, above its actions. */
  entries?(row: Row): readonly GuardedEntry[]
  /** In place of a menu of the actions; `isLarge`: for fingers. */
  menu?(row: Row, isLarge: boolean): ReactNode
  readonly bulk?: {
    /** Each allows at least one of the actions. */
    readonly needs: readonly Authority[]
    readonly lazy: LazyModule<Bulk<Row>>
  }
  /** Where rows come in from a file. */
  readonly imports?: { readonly to: string; readonly needs: Authority }
  readonly exports?: {
    readonly needs: Authority
    /** What a file has of columns that don’t say it themselves, by their keys. */
    load?(tools: CsvTools): Promise<Readonly<Record<string, CsvOf<Row>>>>
    /** What a file has beside the columns that are shown. Left out: nothing. */
    whole?(this: void): Promise<WholeFile<Row>>
  }
  /** How rows are deleted, with an Undo. */
  readonly deletes?: Deletes<Row, ListPageOf<Row>>
  /** What runs while the list is open. */
  useWhileOpen?(this: void): void
  /** Where a list leads back to that stands in no menu. */
  readonly back?: { readonly to: string; readonly label: string }
  /** What opens above the list by itself. */
  readonly Above?: ComponentType
  /** What stands first, below the title. */
  readonly First?: ComponentType
  /** What the rows come to, in the tab and above the tools. */
  readonly Lead?: ComponentType<LeadProps>
  /** Below the title, out of what came with the page. */
  summary?(page: ListPageOf<Row>): ReactNode
  /** As tall as the summary, while the first page loads. */
  readonly summarySkeleton?: ReactNode
  /** Whether no more can be created, as far as the page says. */
  isFull?(page: ListPageOf<Row>): boolean
  readonly records: Readonly<Record<string, UseRecords>>
  /** The input of the query at an address  */
  inputAt(this: void, params: URLSearchParams): Readonly<Record<string, unknown>>
}

/** A filter that asks for nothing that the query lacks; `never` for one that does. */
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
  readonly as: keyof Input & string
  readonly table: Readonly<Record<string, { readonly label: string }>>
  readonly off: string
  readonly label: string
  readonly all: string
}

type Rest<Row extends ListRow> = Pick<
  List<Row>,
  'noun' | 'path' | 'back' | 'tableClass' | 'startView' | 'useWhileOpen' | 'Above' | 'First' | 'Lead' | 'imports'
> &
  /** Where it is not that of the noun. */
  Partial<Pick<List<Row>, 'name' | 'title'>>

/** Actions for the rows themselves, or for what a menu of the list’s own makes of them. */
type Acting<Row extends ListRow> =
  | { readonly actions?: ActionSet<string, Row, unknown, unknown, unknown>; readonly menu?: undefined }
  | { readonly actions: AnyActionSet; readonly menu: List<Row>['menu'] & {} }

/** The columns of which nothing says what a file has. */
type KeysWithoutFile<Table> = {
  [K in keyof Table]: Table[K] extends { readonly csv: unknown } ? never : Table[K] extends { cell(...args: never): unknown } ? K : never
}[keyof Table]

interface CreateDeclaration {
  readonly to: string
  readonly needs: Authority
  /** Where there is no row at all, for those who may create one. */
  readonly words: string
  /** Unless it is "New customer". */
  readonly label?: string
  /** Of the button beside the words, unless it is "Add your first customer". */
  readonly firstLabel?: string
  /** Above the words, for those who may create one: loaded late. */
  readonly Above?: ComponentType
  /** Where there is no row at all, for the others, unless it is "Customers will show up here." */
  readonly others?: string
}

/** What a domain says of its list. What does not fit its query or its rows does not compile. */
export type ListDeclaration<
  Row extends ListRow,
  Page extends ListPageOf<Row>,
  Answer,
  Input extends ListInput,
  Filters,
  Table,
> = Rest<Row> &
  Acting<Row> & {
    readonly query: TypedDocumentNode<Answer, { input?: Input | null | undefined }>
    readonly pageOf: (answer: Answer) => Page & ListPageOf<Row>
    readonly rowOf: (row: Row) => RowFace
    readonly entries?: (row: Row) => readonly GuardedEntry[]
    /** What the search looks at, as its field says it. */
    readonly search: string
    readonly tabs?: Tabs<NoInfer<Input>>
    readonly filters: Filters & { readonly [K in keyof Filters]: Fitting<Filters[K], NoInfer<Input>> }
    /** Every filter once, but for those that are chosen elsewhere. Left out: all, one below the other. */
    readonly panel?: readonly (readonly (keyof Filters & string)[])[]
    readonly sorts: Readonly<Record<SortOf<NoInfer<Input>>, { readonly label: string }>>
    readonly sort: { readonly by: SortOf<NoInfer<Input>>; readonly direction: SortDirection }
    readonly columns: Table & Readonly<Record<keyof Table, ColumnDeclaration<Row, SortOf<NoInfer<Input>>>>>
    readonly shown: readonly (keyof Table & string)[]
    readonly card: Card<Row, keyof NoInfer<Table> & string>
    /** Name of the plain list among the views; "All customers" by default. */
    readonly plainView?: string
    /** Built-in views beside the plain list. */
    readonly views?: readonly (Omit<SavedView, 'days'> & Partial<Pick<SavedView, 'days'>>)[]
    readonly create?: CreateDeclaration
    readonly summary?: (page: Page) => ReactNode
    readonly summarySkeleton?: ReactNode
    readonly isFull?: (page: Page) => boolean
    readonly bulk?: { readonly needs: readonly Authority[]; /** Loaded when a row is selected. */ readonly load: () => Promise<Bulk<Row>> }
    /** Who may have it as a file. A column with a cell of its own says what a file has of it, or `load` brings that. */
    readonly exports?: { readonly needs: Authority; readonly whole?: () => Promise<WholeFile<never>> } & ([
      KeysWithoutFile<NoInfer<Table>>,
    ] extends [never]
      ? object
      : { readonly load: (tools: CsvTools) => Promise<Readonly<Record<KeysWithoutFile<NoInfer<Table>> & string, CsvOf<Row>>>> })
    /** In the menu of a row, with the selected rows, and out of the page while they go. */
    readonly deletes?: DeletesIn<Row, Page>
  } & ([KeysOfRecords<Filters>] extends [never] ? { readonly records?: undefined } : { readonly records: RecordsOf<Filters> })

type Shared = Pick<List, 'noun' | 'title'>

const createOf = ({ noun, title }: Shared, { to, needs, words, ...own }: CreateDeclaration): List['create'] => ({
  to,
  needs,
  label: own.label ?? `New ${noun.one}`,
  first: {
    words,
    label: own.firstLabel ?? `Add your first ${noun.one}`,
    others: own.others ?? `${title} will show up here.`,
    Above: own.Above,
  },
})

/** A list out of what a domain says of it. */
export function defineList<Row extends ListRow, Page extends ListPageOf<Row>, Answer, Input extends ListInput, Filters, Table>(
  declaration: ListDeclaration<Row, Page, Answer, Input, Filters, Table>,
): List<Row> {
  const { noun, search, filters, columns, create, bulk, records = {}, title = capital(noun.many) } = declaration
  const shared: Shared = { noun, title }
  const list: List<Row> = {
    ...(declaration as unknown as List<Row>),
    name: declaration.name ?? noun.one.replaceAll(' ', '-'),
    title,
    panel: declaration.panel ?? Object.entries(filters as List['filters']).flatMap(([key, filter]) => (isScope(filter) ? [] : [[key]])),
    search: { label: `Search ${noun.many}`, placeholder: search },
    columns: Object.fromEntries(Object.entries<ColumnDeclaration<Row>>(columns).map(([key, column]) => [key, columnFrom(column)])),
    views: [
      { id: 'all', name: declaration.plainView ?? `All ${noun.many}`, query: '', days: null },
      ...(declaration.views ?? []).map((view) => ({ days: null, ...view })),
    ],
    ...(create && { create: createOf(shared, create) }),
    ...(bulk && { bulk: { needs: bulk.needs, lazy: lazyModule(bulk.load) } }),
    records,
    inputAt: (params) => inputOf(list, readState(list, params)),
  }
  return list
}
