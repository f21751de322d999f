import type { ApolloClient } from '@apollo/client'
import { toApiError, type ApiError } from '../../lib/api/apiError.ts'
import { inParallel, MOST_AT_ONCE } from '../list/inParallel.ts'
import type { Added, AlreadyThere, Identity, ImportRules, KnownRecord, ReadRow } from './defineImport.ts'
import { Halt, type Patience, withPatience } from './patience.ts'
import { type PlannedRow, rowKey } from './planRows.ts'

/** What has become of a row that was sent. */
export type Outcome =
  /** Its answer has not come. `isAlike`: there was something like it before. */
  | { readonly kind: 'sent'; readonly isAlike: boolean }
  /** `stays`: why it could not be taken back. */
  | ({ readonly kind: 'added'; readonly stays?: string } & Added)
  | { readonly kind: 'known' | 'refused'; readonly message: string }
  /** It was added and taken back. */
  | { readonly kind: 'removed' }

interface Work extends Patience {
  readonly client: ApolloClient
  readonly rules: ImportRules
}
interface Sending extends Work {
  readonly rows: readonly PlannedRow[]
  /** Whether somebody else has made a record, or another row: it is not that of a row whose answer was lost. */
  readonly isOthers: (id: string, row: PlannedRow) => boolean
  /** How many imports were taken back before. */
  readonly round: number
  /** Rows that an earlier run has sent, and whose answer it did not get. */
  readonly wasSent: (row: PlannedRow) => boolean
  readonly onOutcome: (row: PlannedRow, outcome: Outcome) => void
}

/** Why it ended before its end; null where it did not, or a person stopped it. */
export type End = ApiError | null

const isShared = (one: Identity, others: readonly Identity[]): boolean =>
  others.some(({ kind, value }) => kind === one.kind && value === one.value)

/** What is surest of a row is what it is known by. */
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

/** Adds one row; where an earlier try may have gone through, it looks first. */
const added = (sending: Sending, row: PlannedRow): Promise<Outcome> =>
  withPatience(
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

/** Does the work for each item until something halts it all. */
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

/** Adds the rows, a few at a time. Every one is reported, but those that a stop or a halt has spared. */
export const sendRows = (sending: Sending): Promise<End> =>
  untilHalted(sending.rows, sending, async (row, patience) => {
    try {
      sending.onOutcome(row, await added({ ...sending, ...patience }, row))
    } catch (error) {
      if (error instanceof Halt) throw error
      sending.onOutcome(row, { kind: 'refused', message: toApiError(error).message })
    }
  })

/** A record that an import has made, and that is to go. */
export interface ToRemove {
  readonly line: number
  readonly id: string
  readonly version: number | null
}
interface Removing extends Work {
  readonly records: readonly ToRemove[]
  readonly onGone: (record: ToRemove) => void
  /** It is still there, and why. */
  readonly onStays: (record: ToRemove, message: string) => void
}

/** Takes an import back, a few records at a time. Every one is reported, but those that a stop or a halt has spared. */
export const removeRows = (removing: Removing): Promise<End> =>
  untilHalted(removing.records, removing, async (record, patience) => {
    try {
      await withPatience(patience, () => removing.rules.remove(removing.client, record))
      removing.onGone(record)
    } catch (error) {
      if (error instanceof Halt) throw error
      const { code, message } = toApiError(error)
      if (code === 'NOT_FOUND') removing.onGone(record)
      else removing.onStays(record, message)
    }
  })
