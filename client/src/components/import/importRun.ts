import type { ApolloClient } from '@apollo/client'
import { sendAgainOnlyIf } from '../../lib/forms/uncertainText.ts'
import type { ImportRules, KnownRecord } from './defineImport.ts'
import type { Started, JournalWriter, Outcomes } from './journal.ts'
import type { RetryOptions } from './retry.ts'
import { type PlannedRow, planRows } from './planRows.ts'
import { type End, type Outcome, removeRows, sendRows, type ToRemove } from './sendRows.ts'

interface Tools extends RetryOptions {
  readonly client: ApolloClient
  readonly rules: ImportRules
  readonly writer: JournalWriter
  readonly onChange: () => void
}

/** The outcome of a row that is not sent; null if it is to be sent. */
function settled({ decision, read }: PlannedRow, before: Outcome | undefined, isOverridden: boolean): Outcome | null {
  if (before?.kind === 'sent') {
    const isKnownByName = before.isPossibleDuplicate && !read.identities.some(({ isSure }) => isSure)
    // A record that existed before can't be distinguished from one that the row may have created.
    return isKnownByName ? { kind: 'refused', message: sendAgainOnlyIf } : null
  }
  if (decision.kind === 'new' || (decision.kind === 'possibleDuplicate' && isOverridden)) return null
  return { kind: decision.kind === 'known' ? 'known' : 'refused', message: decision.message }
}

/** Rows without an outcome. */
export const leftOf = ({ rows }: Started, outcomes: Outcomes): number =>
  rows.filter(({ line }) => (outcomes[line]?.kind ?? 'sent') === 'sent').length

/** Sends the rows without an outcome; rows not to be sent get theirs at once. A row sent in an earlier run is searched for first. */
export function runImport(tools: Tools, started: Started, plan: readonly PlannedRow[], known: readonly KnownRecord[]): Promise<End> {
  const { writer, onChange } = tools
  const earlier = writer.outcomes
  const toSend = plan.filter((row) => {
    const before = earlier[row.line]
    if (row.decision.kind === 'joined' || (before && before.kind !== 'sent')) return false
    const outcome = settled(row, before, started.overridden.includes(row.line))
    if (outcome) for (const { line } of [row, ...row.parts]) writer.set(line, outcome)
    return outcome === null
  })
  onChange()
  const there = new Set(known.map(({ id }) => id))
  const ofRows = new Map(
    Object.entries(earlier).flatMap(([line, item]) => (item.kind === 'added' && item.id !== null ? [[item.id, line]] : [])),
  )
  const wasSent = ({ line }: PlannedRow): boolean => earlier[line]?.kind === 'sent'
  return sendRows({
    ...tools,
    rows: toSend,
    round: started.round,
    wasSent,
    isOthers: (id, row) => ofRows.has(id) || (there.has(id) && !wasSent(row)),
    onOutcome: ({ line }, outcome) => {
      if (outcome.kind === 'added' && outcome.id !== null) ofRows.set(outcome.id, String(line))
      writer.set(line, outcome)
      onChange()
    },
  })
}

/** The plan of a resumed import. null: stopped. */
export const planOf = (
  { rows, headers, targets, option }: Started,
  importContext: Parameters<typeof planRows>[2],
  signal: AbortSignal,
): Promise<PlannedRow[] | null> => planRows(rows, { headers, targets, option }, importContext, { signal })

/** Created records that can be undone. */
export const removableOf = (outcomes: Outcomes): ToRemove[] =>
  Object.entries(outcomes).flatMap(([line, outcome]) =>
    outcome.kind === 'added' && outcome.id !== null ? [{ line: Number(line), id: outcome.id, version: outcome.version }] : [],
  )

export const undoImport = (tools: Tools): Promise<End> => {
  const { writer, onChange } = tools
  return removeRows({
    ...tools,
    records: removableOf(writer.outcomes),
    onGone: ({ line }) => {
      writer.set(line, { kind: 'removed' })
      onChange()
    },
    onStays: ({ line, id, version }, stays) => {
      writer.set(line, { kind: 'added', id, version, stays })
      onChange()
    },
  })
}
