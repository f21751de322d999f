import type { ApolloClient } from '@apollo/client'
import { toApiError, type ApiError } from '../../lib/api/apiError.ts'
import { MOST_AT_ONCE } from '../list/inParallel.ts'
import { runSteps } from '../steps/runSteps.ts'
import { RunEnded, type Step, type StepResult } from '../steps/step.ts'
import type { Added, AlreadyThere, Identity, ImportRules, KnownRecord, ReadRow } from './defineImport.ts'
import { AbortError, type RetryOptions, withRetry } from './retry.ts'
import { type PlannedRow, rowKey } from './planRows.ts'

export type Outcome =
  /** No response yet. `isAlike`: a similar record existed before. */
  | { readonly kind: 'sent'; readonly isPossibleDuplicate: boolean }
  /** `stays`: why it could not be undone. */
  | ({ readonly kind: 'added'; readonly stays?: string } & Added)
  | { readonly kind: 'known' | 'refused'; readonly message: string }
  /** Its part was added to the record of that row. */
  | { readonly kind: 'joined'; readonly line: number }
  /** Added, then undone. */
  | { readonly kind: 'removed' }

interface Work extends RetryOptions {
  readonly client: ApolloClient
  readonly rules: ImportRules
}
interface Sending extends Work {
  readonly rows: readonly PlannedRow[]
  /** Whether the record was created by another user or row, and not by a row with a lost response. */
  readonly isOthers: (id: string, row: PlannedRow) => boolean
  readonly round: number
  /** The row was sent in an earlier run, without a response. */
  readonly wasSent: (row: PlannedRow) => boolean
  readonly onOutcome: (row: PlannedRow, outcome: Outcome) => void
}

/** Why the run ended early; null if it finished or was stopped by the user. */
export type End = ApiError | null

const isShared = (item: Identity, others: readonly Identity[]): boolean =>
  others.some(({ kind, value }) => kind === item.kind && value === item.value)

/** Matches by the row's most reliable identity. */
function isMadeBy({ identities }: ReadRow, record: KnownRecord): boolean {
  const sure = identities.filter(({ isSure }) => isSure)
  const requested = sure.length > 0 ? sure : identities.filter(({ isOptional }) => !isOptional)
  return requested.length > 0 && requested.every((identity) => isShared(identity, record.identities))
}

async function made({ rules, client, isOthers }: Sending, row: PlannedRow): Promise<Added | null> {
  const candidates = await rules.findDuplicates(client, row.read)
  const found = candidates.find((record) => !isOthers(record.id, row) && isMadeBy(row.read, record))
  return found ? { id: found.id, version: found.version } : null
}

const outcomeOf = (answer: Added | AlreadyThere): Outcome =>
  'alreadyThere' in answer ? { kind: 'known', message: answer.alreadyThere } : { kind: 'added', ...answer }

const NO_ID = 'The service returned no number for the record. Add this row by hand.'

async function addParts(sending: Sending, row: PlannedRow, outcome: Outcome, mayBeThere: boolean): Promise<void> {
  const { client, rules, onOutcome } = sending
  for (const part of row.parts) {
    if (outcome.kind !== 'added') onOutcome(part, outcome)
    else if (outcome.id === null) onOutcome(part, { kind: 'refused', message: NO_ID })
    else {
      const { id } = outcome
      try {
        await withRetry(sending, async (isUncertain) => rules.addPart?.(client, id, part.read, isUncertain || mayBeThere))
        const problem = await addMoreParts(sending, part.read, id, mayBeThere)
        onOutcome(part, problem === null ? { kind: 'joined', line: row.line } : { kind: 'refused', message: problem })
      } catch (error) {
        if (error instanceof AbortError) throw error
        onOutcome(part, { kind: 'refused', message: toApiError(error).message })
      }
    }
  }
}

async function added(sending: Sending, row: PlannedRow): Promise<Outcome> {
  let isFound = false
  const outcome = await addRecord(sending, row, () => (isFound = true))
  const hasMore = (row.read.moreParts ?? []).length > 0
  if (row.parts.length === 0 && !hasMore) return outcome
  const problem = outcome.kind === 'added' && hasMore ? await addMoreParts(sending, row.read, outcome.id, isFound) : null
  await addParts(sending, row, outcome, isFound)
  if (outcome.kind !== 'added') return outcome
  const warning = [outcome.warning, problem].filter(Boolean).join('; ')
  // A part may change the record's version.
  return { ...outcome, version: null, ...(warning !== '' && { warning }) }
}

/** Adds the further parts of the same row. Returns why some could not be added. */
async function addMoreParts(sending: Sending, read: ReadRow, id: string | null, mayBeThere: boolean): Promise<string | null> {
  const { client, rules } = sending
  if (id === null) return NO_ID
  const problems: string[] = []
  for (const part of read.moreParts ?? []) {
    try {
      await withRetry(sending, async (isUncertain) => rules.addPart?.(client, id, { ...read, part }, isUncertain || mayBeThere))
    } catch (error) {
      if (error instanceof AbortError) throw error
      problems.push(`${Object.values(part).join(', ')}: ${toApiError(error).message}`)
    }
  }
  return problems.length > 0 ? `Not added: ${problems.join('; ')}` : null
}

const addRecord = (sending: Sending, row: PlannedRow, onFound: () => void): Promise<Outcome> =>
  withRetry(
    sending,
    async (isUncertain) => {
      const found = isUncertain ? await made(sending, row) : null
      if (found) {
        onFound()
        return { kind: 'added', ...found }
      }
      const isOverride = row.decision.kind === 'possibleDuplicate'
      const key = rowKey([row.read.input, isOverride], sending.round)
      sending.onOutcome(row, { kind: 'sent', isPossibleDuplicate: isOverride })
      return outcomeOf(await sending.rules.create(sending.client, row.read, { key, isOverride }))
    },
    sending.wasSent(row),
  )

type Failure = Exclude<StepResult, { readonly kind: 'done' }>

/** Processes the lines until `AbortError`. */
async function untilAborted<T extends { readonly line: number }>(
  lines: readonly T[],
  work: RetryOptions,
  act: (item: T, work: RetryOptions) => Promise<void>,
  onFailed: (item: T, failure: Failure) => void,
  wasDone?: (item: T) => Promise<boolean>,
): Promise<End> {
  const controller = new AbortController()
  const signal = AbortSignal.any([work.signal, controller.signal])
  let end: End = null
  const run = async (item: T): Promise<null> => {
    try {
      await act(item, { ...work, signal })
      return null
    } catch (error) {
      if (!(error instanceof AbortError)) throw error
      end ??= error.reason
      controller.abort()
      throw new RunEnded()
    }
  }
  const steps = lines.map((item): Step => ({
    key: String(item.line),
    name: { name: `Row ${item.line}`, title: null },
    run: () => run(item),
    ...(wasDone && { wasDone: () => wasDone(item) }),
  }))
  const byKey = new Map(lines.map((item) => [String(item.line), item]))
  await runSteps(steps, {
    limit: MOST_AT_ONCE,
    signal,
    onStep: ({ key }, result) => {
      const item = byKey.get(key)
      if (item && result.kind !== 'done') onFailed(item, result)
    },
  })
  work.onAway(false)
  return end
}

/** Adds the rows with limited concurrency. Reports every row except those skipped by a stop or halt. */
export const sendRows = (sending: Sending): Promise<End> =>
  untilAborted(
    sending.rows,
    sending,
    async (row, options) => sending.onOutcome(row, await added({ ...sending, ...options }, row)),
    (row, { message }) => {
      for (const refused of [row, ...row.parts]) sending.onOutcome(refused, { kind: 'refused', message })
    },
    async (row) => {
      const hasParts = row.parts.length > 0 || (row.read.moreParts ?? []).length > 0
      const found = hasParts ? null : await made(sending, row)
      if (found) sending.onOutcome(row, { kind: 'added', ...found })
      return found !== null
    },
  )

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
  untilAborted(
    removing.records,
    removing,
    async (record, options) => {
      await withRetry(options, () => removing.rules.remove(removing.client, record))
      removing.onGone(record)
    },
    (record, failure) => {
      if (failure.kind === 'failed' && failure.code === 'NOT_FOUND') removing.onGone(record)
      else removing.onStays(record, failure.message)
    },
  )
