import type { ApolloClient } from '@apollo/client'
import { toApiError, type ApiError } from '../../lib/api/apiError.ts'
import { inParallel, MOST_AT_ONCE } from '../list/inParallel.ts'
import type { Added, AlreadyThere, Identity, ImportRules, KnownRecord, ReadRow } from './defineImport.ts'
import { Halt, type Patience, withRetry } from './retry.ts'
import { type PlannedRow, rowKey } from './planRows.ts'

/** Outcome of a sent row. */
export type Outcome =
  /** No response yet. `isAlike`: a similar record existed before. */
  | { readonly kind: 'sent'; readonly isAlike: boolean }
  /** `stays`: why it could not be undone. */
  | ({ readonly kind: 'added'; readonly stays?: string } & Added)
  | { readonly kind: 'known' | 'refused'; readonly message: string }
  /** Added, then undone. */
  | { readonly kind: 'removed' }

interface Work extends Patience {
  readonly client: ApolloClient
  readonly rules: ImportRules
}
interface Sending extends Work {
  readonly rows: readonly PlannedRow[]
  /** Whether the record was created by another user or row, and not by a row with a lost response. */
  readonly isOthers: (id: string, row: PlannedRow) => boolean
  /** Number of undone imports before this one. */
  readonly round: number
  /** The row was sent in an earlier run, without a response. */
  readonly wasSent: (row: PlannedRow) => boolean
  readonly onOutcome: (row: PlannedRow, outcome: Outcome) => void
}

/** Why the run ended early; null if it finished or was stopped by the user. */
export type End = ApiError | null

const isShared = (one: Identity, others: readonly Identity[]): boolean =>
  others.some(({ kind, value }) => kind === one.kind && value === one.value)

/** Matches by the row's most reliable identity. */
function isMadeBy({ identities }: ReadRow, record: KnownRecord): boolean {
  const sure = identities.filter(({ isSure }) => isSure)
  const wanted = sure.length > 0 ? sure : identities
  return wanted.length > 0 && wanted.every((identity) => isShared(identity, record.identities))
}

async function made({ rules, client, isOthers }: Sending, row: PlannedRow): Promise<Added | null> {
  const alike = await rules.findAlike(client, row.read)
  const found = alike.find((record) => !isOthers(record.id, row) && isMadeBy(row.read, record))
  return found ? { id: found.id, version: found.version } : null
}

const outcomeOf = (answer: Added | AlreadyThere): Outcome =>
  'alreadyThere' in answer ? { kind: 'known', message: answer.alreadyThere } : { kind: 'added', ...answer }

/** Adds one row; if an earlier try may have succeeded, searches first. */
const added = (sending: Sending, row: PlannedRow): Promise<Outcome> =>
  withRetry(
    sending,
    async (isUnsure) => {
      const found = isUnsure ? await made(sending, row) : null
      if (found) return { kind: 'added', ...found }
      const isInsisting = row.fate.kind === 'alike'
      const key = rowKey([row.read.input, isInsisting], sending.round)
      sending.onOutcome(row, { kind: 'sent', isAlike: isInsisting })
      return outcomeOf(await sending.rules.create(sending.client, row.read, { key, isInsisting }))
    },
    sending.wasSent(row),
  )

/** Processes the items until `Halt`. */
async function untilHalted<T>(items: readonly T[], work: Work, act: (item: T, work: Patience) => Promise<void>): Promise<End> {
  const halt = new AbortController()
  const signal = AbortSignal.any([work.signal, halt.signal])
  let end: End = null
  await inParallel(
    items,
    MOST_AT_ONCE,
    async (item) => {
      try {
        await act(item, { ...work, signal })
      } catch (error) {
        if (!(error instanceof Halt)) throw error
        end ??= error.reason
        halt.abort()
      }
    },
    signal,
  )
  work.onAway(false)
  return end
}

/** Adds the rows with limited concurrency. Reports every row except those skipped by a stop or halt. */
export const sendRows = (sending: Sending): Promise<End> =>
  untilHalted(sending.rows, sending, async (row, patience) => {
    try {
      sending.onOutcome(row, await added({ ...sending, ...patience }, row))
    } catch (error) {
      if (error instanceof Halt) throw error
      sending.onOutcome(row, { kind: 'refused', message: toApiError(error).message })
    }
  })

/** A created record to delete. */
export interface ToRemove {
  readonly line: number
  readonly id: string
  readonly version: number | null
}
interface Removing extends Work {
  readonly records: readonly ToRemove[]
  readonly onGone: (record: ToRemove) => void
  /** The record could not be deleted, and why. */
  readonly onStays: (record: ToRemove, message: string) => void
}

/** Deletes an import's records with limited concurrency. Reports every record except those skipped by a stop or halt. */
export const removeRows = (removing: Removing): Promise<End> =>
  untilHalted(removing.records, removing, async (record, patience) => {
    try {
      await withRetry(patience, () => removing.rules.remove(removing.client, record))
      removing.onGone(record)
    } catch (error) {
      if (error instanceof Halt) throw error
      const { code, message } = toApiError(error)
      if (code === 'NOT_FOUND') removing.onGone(record)
      else removing.onStays(record, message)
    }
  })
