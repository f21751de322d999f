import type { TypedDocumentNode } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { GuardedEntry } from '../actions/openMenu.ts'
import type { ActionRules } from '../actions/defineActions.ts'
import type { Deletes, DeletesOf, PageOfDeletable } from '../actions/deletes/defineDeletes.ts'

interface Column<Item> {
  readonly first?: (record: Item) => ReactNode
  readonly rest?: (record: Item) => ReactNode
}

export interface RecordLink {
  readonly label: string
  readonly to: string
  readonly Icon: TablerIcon
  readonly shortcut: string
  readonly needs: Authority
}

export interface RecordEntry extends GuardedEntry {
  readonly shortcut: string
}

type AnyActionSet = ActionRules<string, never, unknown, unknown, unknown>

/** Right of the title, on a phone below the page: a menu of actions and links, or a custom bar. */
type Head<Item> =
  | {
      readonly actions?: ActionRules<string, Item, unknown, unknown, unknown>
      readonly links?: (record: Item) => readonly RecordLink[]
      readonly entries?: (record: Item) => readonly RecordEntry[]
      readonly bar?: undefined
    }
  | { readonly actions: AnyActionSet; readonly links?: undefined; readonly entries?: undefined; readonly bar: (record: Item) => ReactNode }

/** A domain's record declaration. Members that take a record are properties, so that their parameter is checked against the query. */
export type RecordDeclaration<Item, Answer> = Head<NoInfer<Item>> & {
  readonly noun: string
  /** List of such records. Back and Escape return to the record's row. */
  readonly list: { readonly to: string; readonly label: string }
  /** The list of technicians, who see such records and not their list. */
  readonly staffList?: { readonly to: string; readonly label: string }
  readonly query: TypedDocumentNode<Answer, { readonly id: string }>
  readonly getRecord: (answer: Answer) => Item
  /** Also the document title. */
  readonly getTitle: (record: Item) => string
  readonly badge?: (record: Item) => ReactNode
  readonly notice?: (record: Item) => ReactNode
  readonly main: Column<Item>
  readonly side: Column<Item>
  /** On a phone the summary is above the main column; true: the main column's first part comes after the summary's. */
  readonly isWoven?: (record: Item) => boolean
  readonly print?: (record: Item) => ReactNode
  readonly refreshes: readonly string[]
  /** Delete in the menu; Undo restores the record during its undo period. */
  readonly deletes?: DeletesOf<NoInfer<Item>>
}

export type RecordKind = Omit<RecordDeclaration<unknown, unknown>, keyof Head<unknown> | 'deletes'> &
  Head<unknown> & {
    readonly deletes?: Deletes<{ readonly id: string }, PageOfDeletable<{ readonly id: string }>>
  }

export const defineRecord = <Item, Answer>(declaration: RecordDeclaration<Item, Answer>): RecordKind => declaration as unknown as RecordKind
