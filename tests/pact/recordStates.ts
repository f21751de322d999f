import { type RecordKind, recordStateNames } from '@callout/mock-api/control/pactStates/stateNames'
import type { State } from './interaction.ts'

/** One record by its wire fields; those that are left out are as they like. */
type RecordFields = Readonly<Record<string, unknown>> & {
  readonly id: number
  /** Whether another company owns it: no signed-in user may see it. */
  readonly of_another_company?: boolean
}

/**
 * Records that differ in as little as an interaction needs. What they are found by is a word that stands nowhere else, so that
 * whatever else is there does not count.
 */
export const these = (kind: RecordKind, ...records: readonly RecordFields[]): State => ({
  name: recordStateNames[kind],
  parameters: { records },
})

/** Stands in the name, title or street of these records, and nowhere else. */
export const WORD = 'zeppelin'
