import type { JobStatusCode } from '../status/status.ts'

/** Unix seconds, end exclusive. */
interface Span {
  readonly start_at: number
  readonly end_at: number
}
export interface RequestedVisit extends Span {
  readonly visit_id?: number | undefined
  readonly staff_ids: readonly number[]
}
export interface ExistingVisit {
  readonly visit_id: number
  readonly start_at: number | null
  readonly end_at: number | null
  readonly staff_ids: readonly number[]
  readonly status: JobStatusCode
}
export type StaffClash<W extends RequestedVisit = RequestedVisit, E extends ExistingVisit = ExistingVisit> =
  | { readonly kind: 'existing'; readonly staff_id: number; readonly requested: W; readonly other: E }
  | { readonly kind: 'requested'; readonly staff_id: number; readonly requested: W; readonly other: W }

type Entry<W, E> = Span & ({ readonly kind: 'requested'; readonly visit: W } | { readonly kind: 'existing'; readonly visit: E })

export const takesTime = (status: JobStatusCode): boolean => status <= 5

function diaries<W extends RequestedVisit, E extends ExistingVisit>(
  requested: readonly W[],
  existing: readonly E[],
): Map<number, Entry<W, E>[]> {
  const byStaff = new Map<number, Entry<W, E>[]>()
  const enter = (entry: Entry<W, E>): void => {
    if (entry.start_at >= entry.end_at) return
    for (const staffId of new Set(entry.visit.staff_ids)) {
      const diary = byStaff.get(staffId)
      if (diary) diary.push(entry)
      else byStaff.set(staffId, [entry])
    }
  }
  const moving = new Set(requested.map(({ visit_id }) => visit_id))
  for (const visit of requested) enter({ kind: 'requested', visit, start_at: visit.start_at, end_at: visit.end_at })
  for (const visit of existing) {
    const { visit_id, status, start_at, end_at } = visit
    if (start_at !== null && end_at !== null && takesTime(status) && !moving.has(visit_id))
      enter({ kind: 'existing', visit, start_at, end_at })
  }
  for (const diary of byStaff.values()) diary.sort((a, b) => a.start_at - b.start_at)
  return byStaff
}

function clashesInDiary<W extends RequestedVisit, E extends ExistingVisit>(
  staff_id: number,
  diary: readonly Entry<W, E>[],
): StaffClash<W, E>[] {
  const clashes: StaffClash<W, E>[] = []
  let requested: (Span & { visit: W })[] = []
  let existing: (Span & { visit: E })[] = []
  for (const entry of diary) {
    const isUnderWay = ({ end_at }: Span): boolean => end_at > entry.start_at
    requested = requested.filter(isUnderWay)
    if (entry.kind === 'existing') {
      clashes.push(...requested.map(({ visit }) => ({ kind: 'existing', staff_id, requested: visit, other: entry.visit }) as const))
      existing.push(entry)
    } else {
      existing = existing.filter(isUnderWay)
      clashes.push(...existing.map(({ visit }) => ({ kind: 'existing', staff_id, requested: entry.visit, other: visit }) as const))
      clashes.push(...requested.map(({ visit }) => ({ kind: 'requested', staff_id, requested: visit, other: entry.visit }) as const))
      requested.push(entry)
    }
  }
  return clashes
}

/** Against existing visits and among themselves. Adjacent visits don't clash; completed, cancelled and declined ones are ignored. */
export const clashesOf = <W extends RequestedVisit, E extends ExistingVisit>(
  requested: readonly W[],
  existing: readonly E[],
): StaffClash<W, E>[] =>
  [...diaries(requested, existing)]
    .flatMap(([staffId, diary]) => clashesInDiary(staffId, diary))
    .toSorted(
      (a, b) =>
        a.requested.start_at - b.requested.start_at || Number(a.other.start_at) - Number(b.other.start_at) || a.staff_id - b.staff_id,
    )
