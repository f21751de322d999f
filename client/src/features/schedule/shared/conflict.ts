import type { ApiError } from '../../../lib/api/apiError.ts'

/** A visit that overlaps the wanted time. Instants are Unix seconds. */
export interface ClashingVisit {
  readonly visitId: string
  readonly jobNumber: string | null
  readonly staffId: string | null
  readonly startAt: number | null
  readonly endAt: number | null
}

type Loose = Readonly<Record<string, unknown>>
const textOf = (value: unknown): string | null => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)
const instantOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const clashOf = (clash: Loose): ClashingVisit => ({
  visitId: textOf(clash['visitId']) ?? '',
  jobNumber: textOf(clash['jobNumber']),
  staffId: textOf(clash['staffId']),
  startAt: instantOf(clash['startAt']),
  endAt: instantOf(clash['endAt']),
})

/** What stands in the way of the wanted times. */
export interface Conflict {
  /** Those that are told: whoever is off, or a service that names nothing, has none. */
  readonly visits: readonly ClashingVisit[]
  /** In the words of a refusal. */
  readonly words: string | null
}

/** What a look has found; null: nothing. */
export const foundConflict = (visits: readonly ClashingVisit[]): Conflict | null => (visits.length > 0 ? { visits, words: null } : null)

/** What a CLASH says. */
export const conflictIn = (apiError: ApiError): Conflict => ({ visits: clashesIn(apiError), words: apiError.message })

/** The visits that a CLASH names. */
export function clashesIn({ extensions }: ApiError): ClashingVisit[] {
  const clashes = extensions['clashes']
  return Array.isArray(clashes) ? (clashes as Loose[]).map(clashOf) : []
}
