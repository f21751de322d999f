import type { TypedDocumentNode } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { GuardedEntry } from '../actions/openMenu.ts'
import type { ActionSet } from '../actions/defineActions.ts'
import type { Deletes, DeletesOf, PageOfDeletable } from '../actions/deletes/defineDeletes.ts'

/** Parts of one column. */
interface Column<Item> {
  /** What matters most. */
  readonly first?: (record: Item) => ReactNode
  readonly rest?: (record: Item) => ReactNode
}

/** Leads from the head of a record to where something is done to it. */
export interface RecordLink {
  readonly label: string
  readonly to: string
  readonly Icon: TablerIcon
  /** The key that does the same. */
  readonly shortcut: string
  readonly needs: Authority
}

/** A link in the menu of the record's actions. */
export interface RecordEntry extends GuardedEntry {
  readonly shortcut: string
}

type AnyActionSet = ActionSet<string, never, unknown, unknown, unknown>

/** What stands on the right of the title, on a phone below the page: a menu of actions and links, or a bar of its own. */
type Head<Item> =
  | {
      readonly actions?: ActionSet<string, Item, unknown, unknown, unknown>
      /** The last one is the primary action. */
      readonly links?: (record: Item) => readonly RecordLink[]
      /** In the menu, above its actions. */
      readonly entries?: (record: Item) => readonly RecordEntry[]
      readonly bar?: undefined
    }
  | { readonly actions: AnyActionSet; readonly links?: undefined; readonly entries?: undefined; readonly bar: (record: Item) => ReactNode }

/** What a domain says of one of its records. What takes a record is a function of it, so that it reads what the query asks for. */
export type RecordDeclaration<Item, Answer> = Head<NoInfer<Item>> & {
  /** In sentences, in small letters. */
  readonly noun: string
  /** Where such records are listed: Back and Escape lead there, to the row where the record was opened. */
  readonly list: { readonly to: string; readonly label: string }
  readonly query: TypedDocumentNode<Answer, { readonly id: string }>
  readonly recordOf: (answer: Answer) => Item
  /** Also the title of the tab. */
  readonly titleOf: (record: Item) => string
  /** Beside the title: where the record stands. */
  readonly badge?: (record: Item) => ReactNode
  /** Right below the head: what has to be told. */
  readonly notice?: (record: Item) => ReactNode
  readonly main: Column<Item>
  /** The summary beside it. */
  readonly side: Column<Item>
  /** On a phone the summary stands above the main column; true: after what is first in it, what is first in the main column. */
  readonly isWoven?: (record: Item) => boolean
  /** What goes to a printer in place of the screen: a `PrintedRecord`. */
  readonly print?: (record: Item) => ReactNode
  /** Queries that are asked again when somebody comes back to the window, where they are on the screen. */
  readonly refreshes: readonly string[]
  /** How such records are deleted: in the menu; while its Undo is there, Undo brings a record back. */
  readonly deletes?: DeletesOf<NoInfer<Item>>
}

/** A kind of record, as `RecordPage` shows it. */
export type RecordKind = Omit<RecordDeclaration<unknown, unknown>, keyof Head<unknown> | 'deletes'> &
  Head<unknown> & {
    readonly deletes?: Deletes<{ readonly id: string }, PageOfDeletable<{ readonly id: string }>>
  }

/** A record out of what a domain says of it. What does not fit the answer of its query does not compile. */
export const defineRecord = <Item, Answer>(declaration: RecordDeclaration<Item, Answer>): RecordKind => declaration as unknown as RecordKind
