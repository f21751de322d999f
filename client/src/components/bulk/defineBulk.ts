import type { ApolloClient } from '@apollo/client'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Format } from '../../lib/format/useFormat.ts'
import type { Actions, CurrentActor } from '../actions/defineActions.ts'
import type { ListRow } from '../list/rows/selection.ts'
import type { RowName } from '../list/rowName.ts'

/** Why a row can't be changed, as a sentence. */
export interface Blocked {
  readonly blockedReason: string
}

/** A bulk action. `Order`: the input, the same for every row. */
export interface BulkAction<Row, Name extends string, Target, Input, Order> {
  readonly label: string
  readonly title: (rows: string, count: number) => string
  readonly Icon: TablerIcon
  /** Completes "3 jobs …" and "3 jobs couldn’t be …": "moved". */
  readonly done: string
  /** The change as a noun, for "Move undone: 3 jobs". Default: "Change". */
  readonly noun?: string
  readonly isDestructive?: boolean
  /** Each call may be the last that the plan allows: rows are sent sequentially. */
  readonly isOneByOne?: true
  /** Shown first by an action without input. */
  readonly hint?: string
  does(this: void, row: Row, actor: CurrentActor): Name | Blocked
  input?(order: Order, target: Target, format: Format): Partial<Input> | Blocked
  /** Whether a target already matches the order, so that a lost call is not repeated. `before`: its state when the order was given. */
  isFulfilled?(order: Order, before: Target, now: Target, format: Format): boolean
  Dialog?(this: void, props: BulkDialogProps<Row, Order>): ReactNode
}

export interface BulkDialogProps<Row, Order> {
  readonly bulk: Bulk<Row>
  readonly action: BulkAction<Row, string, unknown, unknown, Order>
  readonly rows: readonly Row[]
  /** Succeeded rows, to be deselected. */
  readonly onDone: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** A target's current state, and the outcome that a successful call would have returned. */
export interface FoundAgain<Target, Outcome> {
  readonly target: Target
  readonly outcome: Outcome
}

interface BulkDeclaration<Row, Name extends string, Subject, Target, Input, Outcome> {
  readonly noun: { readonly one: string; readonly many: string }
  loadActions(): Promise<Actions<Name, Subject, Target, Input, Outcome>>
  subjectOf(row: Row): Subject
  getName(row: Row): RowName
  /** Finds a target whose response was lost. Default: the call is repeated. */
  readResult?(client: ApolloClient, row: Row, before: Target): Promise<FoundAgain<Target, Outcome>>
}

export interface Bulk<Row> extends BulkDeclaration<Row, string, unknown, unknown, unknown, unknown> {
  readonly actions: Readonly<Record<string, BulkAction<Row, string, unknown, unknown, unknown>>>
}

export const defineBulk = <Row extends ListRow, Name extends string, Subject, Target, Input, Outcome, Orders>(
  declaration: BulkDeclaration<Row, Name, Subject, Target, Input, Outcome> & {
    /** By order type. */
    readonly actions: { readonly [Kind in keyof Orders]: BulkAction<Row, Name, Target, Input, Orders[Kind]> }
  },
): Bulk<Row> => declaration
