import type { ApolloClient } from '@apollo/client'
import { sendAgainOnlyIf } from '../../lib/forms/unsureWords.ts'
import type { ImportRules, KnownRecord } from './defineImport.ts'
import type { Started, JournalWriter, Outcomes } from './journal.ts'
import type { Patience } from './patience.ts'
import { type PlannedRow, planRows } from './planRows.ts'
import { type End, type Outcome, removeRows, sendRows, type ToRemove } from './sendRows.ts'

interface Tools extends Patience {
  readonly client: ApolloClient
  readonly rules: ImportRules
  readonly writer: JournalWriter
  /** A row has another outcome. */
  readonly onChange: () => void
}

/** Whether a row is to be sent; where it is not, what becomes of it instead. */
function settled({ fate, read }: PlannedRow, before: Outcome | undefined, isInsisting: boolean): Outcome | null {
  if (before?.kind === 'sent') {
    const isKnownByName = before.isAlike && !read.identities.some(({ isSure }) => isSure)
    // What was there before cannot be told from what the row may have made.
    return isKnownByName ? { kind: 'refused', message: sendAgainOnlyIf } : null
  }
  if (fate.kind === 'new' || (fate.kind === 'alike' && isInsisting)) return null
  return { kind: fate.kind === 'known' ? 'known' : 'refused', message: fate.message }
}

/** What has no answer yet. */
export const leftOf = ({ rows }: Started, outcomes: Outcomes): number =>
  rows.filter(({ line }) => (outcomes[line]?.kind ?? 'sent') === 'sent').length

/**
 * Sends the rows that have no answer yet; those that are not to be sent get theirs at once. A row that was sent in an earlier
 * run is looked for first.
 */
export function runImport(tools: Tools, started: Started, plan: readonly PlannedRow[], known: readonly KnownRecord[]): Promise<End> {
  const { writer, onChange } = tools
  const earlier = writer.outcomes
  const toSend = plan.filter((row) => {
    const before = earlier[row.line]
    if (before && before.kind !== 'sent') return false
    const outcome = settled(row, before, started.isInsisting)
    if (outcome) writer.set(row.line, outcome)
    return outcome === null
  })
  onChange()
  const there = new Set(known.map(({ id }) => id))
  const ofRows = new Map(
    Object.entries(earlier).flatMap(([line, one]) => (one.kind === 'added' && one.id !== null ? [[one.id, line]] : [])),
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

/** The plan of an import that goes on. */
export const planOf = ({ rows, headers, targets, option }: Started, surroundings: Parameters<typeof planRows>[2]): PlannedRow[] =>
  planRows(rows, { headers, targets, option }, surroundings)

/** What an import has made, as far as it can be taken back. */
export const removableOf = (outcomes: Outcomes): ToRemove[] =>
  Object.entries(outcomes).flatMap(([line, outcome]) =>
    outcome.kind === 'added' && outcome.id !== null ? [{ line: Number(line), id: outcome.id, version: outcome.version }] : [],
  )

/** Takes back what an import has made. */
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
