import type { LazyModule } from '../../lib/lazyModule.ts'
import type { ApolloClient } from '@apollo/client'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Format } from '../../lib/format/useFormat.ts'
import type { Actions, Who } from '../actions/defineActions.ts'
import type { ListRow } from '../list/rows/selection.ts'
import type { RowName } from '../list/rowName.ts'

/** Why a row cannot be changed, in a sentence. */
export interface Obstacle {
  readonly obstacle: string
}

/** What can be done to several rows. `Order`: what is asked of every one of them. */
export interface BulkAction<Row, Name extends string, Target, Input, Order> {
  readonly label: string
  /** Of the dialog, a sentence with the rows in it, such as "3 jobs". */
  readonly title: (rows: string) => string
  readonly Icon: TablerIcon
  /** Completes "3 jobs …" and "3 jobs couldn’t be …": "moved". */
  readonly done: string
  readonly isDestructive?: boolean
  /** Each may be the last that the plan allows: the next one is sent when it is answered. */
  readonly isOneByOne?: true
  /** What is said before, where nothing is asked. */
  readonly hint?: string
  /** The one action of the set that fulfils the order for this row, or why there is none. */
  does(this: void, row: Row, who: Who): Name | Obstacle
  /** What the call carries. */
  input?(order: Order, target: Target, format: Format): Partial<Input> | Obstacle
  /**
   * Whether a target is already as the order wants it: what was lost on its way is then not done a second time. `before`: how it
   * was when the order was given.
   */
  isFulfilled?(order: Order, before: Target, now: Target, format: Format): boolean
  /** Asks for the order, in a `BulkFrame`; loaded late. Left out: nothing is asked. */
  Dialog?(this: void, props: BulkDialogProps<Row, Order>): ReactNode
}

/** What the dialogs of bulk actions are given. */
export interface BulkDialogProps<Row, Order> {
  readonly bulk: Bulk<Row>
  readonly action: BulkAction<Row, string, unknown, unknown, Order>
  readonly rows: readonly Row[]
  /** These are done, and leave the selection. */
  readonly onDone: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** A target as it is now, and the answer that whoever brought it there would have had. */
export interface FoundAgain<Target, Outcome> {
  readonly target: Target
  readonly outcome: Outcome
}

interface BulkDeclaration<Row, Name extends string, Subject, Target, Input, Outcome> {
  readonly noun: { readonly one: string; readonly many: string }
  /** Of what the actions are, and how they are done. */
  readonly set: { readonly lazy: LazyModule<Actions<Name, Subject, Target, Input, Outcome>> }
  subjectOf(row: Row): Subject
  nameOf(row: Row): RowName
  /** Asks for what has become of a target whose answer was lost. Left out: it is asked for again. */
  findAgain?(client: ApolloClient, row: Row, before: Target): Promise<FoundAgain<Target, Outcome>>
}

/** Bulk actions of a list, as the bulk bar runs them. */
export interface Bulk<Row> extends BulkDeclaration<Row, string, unknown, unknown, unknown, unknown> {
  readonly actions: Readonly<Record<string, BulkAction<Row, string, unknown, unknown, unknown>>>
}

/** Bulk actions out of what a domain says of them. What does not fit its rows or its set of actions does not compile. */
export const defineBulk = <Row extends ListRow, Name extends string, Subject, Target, Input, Outcome, Orders>(
  declaration: BulkDeclaration<Row, Name, Subject, Target, Input, Outcome> & {
    /** By the order that each asks for. */
    readonly actions: { readonly [Kind in keyof Orders]: BulkAction<Row, Name, Target, Input, Orders[Kind]> }
  },
): Bulk<Row> => declaration
