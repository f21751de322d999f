import type { DocumentNode, TypedDocumentNode } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'
import { createStore } from '../../../lib/createStore.ts'
import type { RowName } from '../../list/rowName.ts'

interface DeletableRow {
  readonly id: string
}

export interface RefusedDelete<Row> {
  readonly row: Row
  readonly message: string
}

/** A hidden record: its undo period is running, or it has been deleted. */
export interface PendingDelete<Row> {
  readonly row: Row
  /** Key of the list it was selected in (`rowsKeyOf`); null: not in a list. */
  readonly rows: string | null
  /** Deleted by the backend: later counts exclude it. */
  readonly isGone: boolean
}
export type PendingDeletes<Row> = ReadonlyMap<string, PendingDelete<Row>>

export interface PageOfDeletable<Row> {
  readonly items: readonly Row[]
  readonly totalCount: number | null
}

/** Effects of pending deletes on what is shown. */
interface DeletesState<Row, Page> {
  /** The page of list `rows` (`rowsKeyOf`) without records being deleted. */
  hide(this: void, page: Page, rows: string): Page
  /** Records being deleted or already deleted, by id. */
  readonly pending: PendingDeletes<Row>
  readonly refused: readonly RefusedDelete<Row>[]
}

interface DeleteCall {
  readonly mutation: DocumentNode
  readonly variables: Record<string, unknown>
}

export const deleteCall = <Variables extends Record<string, unknown>>(
  mutation: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): DeleteCall => ({ mutation, variables })

interface DeletesDeclaration<Row extends DeletableRow, Page extends PageOfDeletable<Row>> {
  readonly noun: { readonly one: string; readonly many: string }
  readonly path: string
  readonly needs?: Authority
  getName(row: Row): string
  rowLabel(this: void, row: Row): RowName
  /** Why the row can't be deleted, based on its data; null if it can. The backend decides. */
  blockedReason(row: Row): string | null
  successMessage(row: Row): string
  call(row: Row): DeleteCall
  /** The page's counts, apart from its rows, without these records. */
  affectedCounts?(page: Page, missing: readonly Row[]): Partial<Page>
  readonly refetchQueries: readonly string[]
}

/** Deletes of a domain's records and their effect on what is shown. */
export interface Deletes<Row extends DeletableRow, Page extends PageOfDeletable<Row>> extends DeletesDeclaration<Row, Page> {
  read(this: void): DeletesState<Row, Page>
  change(this: void, part: Partial<DeletesState<Row, Page>>): void
  subscribe(this: void, listener: () => void): () => void
}

/** The part of `Deletes` that depends on the row type alone, so that any compatible component accepts it. */
export interface DeletesOf<Row> {
  getName(row: Row): string
  blockedReason(row: Row): string | null
}
export interface DeletesIn<Row, Page> extends DeletesOf<Row> {
  read(this: void): { hide(this: void, page: Page, rows: string): Page }
}

export function defineDeletes<Row extends DeletableRow, Page extends PageOfDeletable<Row>>(
  declaration: DeletesDeclaration<Row, Page>,
): Deletes<Row, Page> {
  const { read, write, subscribe } = createStore<DeletesState<Row, Page>>({ hide: (page) => page, pending: new Map(), refused: [] })
  return { ...declaration, read, subscribe, change: (part) => write({ ...read(), ...part }) }
}
