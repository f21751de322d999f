import type { DocumentNode, TypedDocumentNode } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'
import type { RowName } from '../../list/rowName.ts'

interface DeletableRow {
  readonly id: string
}

/** A record that could not be deleted, and why. */
export interface RefusedDelete<Row> {
  readonly row: Row
  readonly message: string
}

/** A record that is hidden: its deletion waits for the end of its Undo, or has been done. */
export interface PendingDelete<Row> {
  readonly row: Row
  /** The list in which it was chosen (`rowsKeyOf`); null: not in a list. */
  readonly rows: string | null
  /** The backend has deleted it: counts that it gives from now on are without it. */
  readonly isGone: boolean
}
export type PendingDeletes<Row> = ReadonlyMap<string, PendingDelete<Row>>

/** What a page of them needs to have. */
export interface PageOfDeletable<Row> {
  readonly items: readonly Row[]
  readonly totalCount: number | null
}

/** What deletions change about what is shown. */
interface DeletesState<Row, Page> {
  /** A page of the list `rows` (`rowsKeyOf`) without the records that are being deleted. */
  hide(this: void, page: Page, rows: string): Page
  /** The records that are being deleted, or are deleted, by their ids. */
  readonly held: PendingDeletes<Row>
  /** Not yet read by anybody. */
  readonly refused: readonly RefusedDelete<Row>[]
}

interface DeleteCall {
  readonly mutation: DocumentNode
  readonly variables: Record<string, unknown>
}

/** A mutation with variables of its type. */
export const deleteCall = <Variables extends Record<string, unknown>>(
  mutation: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): DeleteCall => ({ mutation, variables })

interface DeletesDeclaration<Row extends DeletableRow, Page extends PageOfDeletable<Row>> {
  readonly noun: { readonly one: string; readonly many: string }
  /** Address of the list, which tells what was not deleted. */
  readonly path: string
  /** Who may; everybody where none is named. */
  readonly needs?: Authority
  /** In sentences. */
  nameOf(row: Row): string
  /** Among others. */
  rowNameOf(this: void, row: Row): RowName
  /** Why this record cannot be deleted, as far as its row tells; null where it can. The backend has the last word. */
  problemOf(row: Row): string | null
  /** Toast: "JOB-1012 deleted with its 3 visits". */
  said(row: Row): string
  call(row: Row): DeleteCall
  /** Counts of a page, its rows aside, without these records. */
  countsOf?(page: Page, missing: readonly Row[]): Partial<Page>
  /** Names of the queries to refetch afterwards. */
  readonly refreshes: readonly string[]
}

/** Deletions of a domain's records, and what they change about what is shown. */
export interface Deletes<Row extends DeletableRow, Page extends PageOfDeletable<Row>> extends DeletesDeclaration<Row, Page> {
  read(this: void): DeletesState<Row, Page>
  change(this: void, part: Partial<DeletesState<Row, Page>>): void
  subscribe(this: void, listener: () => void): () => void
}

/** As much of them as says whether they are for these records: what takes one takes any that has what it reads. */
export interface DeletesOf<Row> {
  nameOf(row: Row): string
  problemOf(row: Row): string | null
}
/** The same for the pages of a list, too. */
export interface DeletesIn<Row, Page> extends DeletesOf<Row> {
  read(this: void): { hide(this: void, page: Page, rows: string): Page }
}

export function defineDeletes<Row extends DeletableRow, Page extends PageOfDeletable<Row>>(
  declaration: DeletesDeclaration<Row, Page>,
): Deletes<Row, Page> {
  let state: DeletesState<Row, Page> = { hide: (page) => page, held: new Map(), refused: [] }
  const listeners = new Set<() => void>()
  return {
    ...declaration,
    read: () => state,
    change: (part) => {
      state = { ...state, ...part }
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
