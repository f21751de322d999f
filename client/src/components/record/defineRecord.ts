import type { TypedDocumentNode } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { GuardedEntry } from '../actions/openMenu.ts'
import type { ActionRules } from '../actions/defineActions.ts'
import type { Deletes, DeletesOf, PageOfDeletable } from '../actions/deletes/defineDeletes.ts'

/** A column of the page. */
interface Column<Item> {
  /** Most important part. */
  readonly first?: (record: Item) => ReactNode
  readonly rest?: (record: Item) => ReactNode
}

/** A link in a record's header to a page that edits it. */
export interface RecordLink {
  readonly label: string
  readonly to: string
  readonly Icon: TablerIcon
  /** Equivalent keyboard shortcut. */
  readonly shortcut: string
  readonly needs: Authority
}

/** A link in the record's menu. */
export interface RecordEntry extends GuardedEntry {
  readonly shortcut: string
}

type AnyActionSet = ActionRules<string, never, unknown, unknown, unknown>

/** Right of the title, on a phone below the page: a menu of actions and links, or a custom bar. */
type Head<Item> =
  | {
      readonly actions?: ActionRules<string, Item, unknown, unknown, unknown>
      /** The last one is the primary action. */
      readonly links?: (record: Item) => readonly RecordLink[]
      /** Menu links above the actions. */
      readonly entries?: (record: Item) => readonly RecordEntry[]
      readonly bar?: undefined
    }
  | { readonly actions: AnyActionSet; readonly links?: undefined; readonly entries?: undefined; readonly bar: (record: Item) => ReactNode }

/** A domain's record declaration. Members that take a record are properties, so that their parameter is checked against the query. */
export type RecordDeclaration<Item, Answer> = Head<NoInfer<Item>> & {
  /** Lower case, for sentences. */
  readonly noun: string
  /** List of such records. Back and Escape return to the record's row. */
  readonly list: { readonly to: string; readonly label: string }
  /** The list of technicians, who see such records and not their list. */
  readonly staffList?: { readonly to: string; readonly label: string }
  readonly query: TypedDocumentNode<Answer, { readonly id: string }>
  readonly recordOf: (answer: Answer) => Item
  /** Also the document title. */
  readonly titleOf: (record: Item) => string
  /** Status beside the title. */
  readonly badge?: (record: Item) => ReactNode
  /** Notice below the header. */
  readonly notice?: (record: Item) => ReactNode
  readonly main: Column<Item>
  /** Summary column. */
  readonly side: Column<Item>
  /** On a phone the summary is above the main column; true: the main column's first part comes after the summary's. */
  readonly isWoven?: (record: Item) => boolean
  /** Print view: a `PrintedRecord`. */
  readonly print?: (record: Item) => ReactNode
  /** Active queries to refetch when the window regains focus. */
  readonly refreshes: readonly string[]
  /** Delete in the menu; Undo restores the record during its undo period. */
  readonly deletes?: DeletesOf<NoInfer<Item>>
}

/** A record declaration as `RecordPage` accepts it. */
export type RecordKind = Omit<RecordDeclaration<unknown, unknown>, keyof Head<unknown> | 'deletes'> &
  Head<unknown> & {
    readonly deletes?: Deletes<{ readonly id: string }, PageOfDeletable<{ readonly id: string }>>
  }

/** Type-checks a record declaration against its query. */
export const defineRecord = <Item, Answer>(declaration: RecordDeclaration<Item, Answer>): RecordKind => declaration as unknown as RecordKind
