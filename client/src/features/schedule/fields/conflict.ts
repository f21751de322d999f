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
const getText = (value: unknown): string | null => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)
const instantOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const clashOf = (clash: Loose): ClashingVisit => ({
  visitId: getText(clash['visitId']) ?? '',
  jobNumber: getText(clash['jobNumber']),
  staffId: getText(clash['staffId']),
  startAt: instantOf(clash['startAt']),
  endAt: instantOf(clash['endAt']),
})

export interface Conflict {
  /** Conflicting visits; empty for time off, or if the service names none. */
  readonly visits: readonly ClashingVisit[]
  readonly text: string | null
}

/** Builds a conflict from found visits; null: none. */
export const foundConflict = (visits: readonly ClashingVisit[]): Conflict | null => (visits.length > 0 ? { visits, text: null } : null)

export const conflictIn = (apiError: ApiError): Conflict => ({ visits: clashesIn(apiError), text: apiError.message })

export function clashesIn({ extensions }: ApiError): ClashingVisit[] {
  const clashes = extensions['clashes']
  return Array.isArray(clashes) ? (clashes as Loose[]).map(clashOf) : []
}
