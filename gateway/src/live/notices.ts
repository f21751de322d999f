/** What a window is told of a record that has changed. It says which one, and never what stands in it: the window reads that itself. */
export interface Notice {
  /** Of GraphQL. */
  readonly type: string
  /** Null: some of that type. */
  readonly id: string | null
  /** `lock_version` after the change; null where nobody counts. */
  readonly version: number | null
  readonly gone?: true
  /** Days on which it stands now, YYYY-MM-DD, and its staff: lists of other days and people need not be read. Missing: unknown. */
  readonly dates?: readonly string[]
  readonly staff?: readonly string[]
  /** The window that made the change, which shows it already. */
  readonly by?: string
}

export const keyOf = ({ type, id }: Notice): string => `${type}:${id}`

const joined = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): readonly T[] | undefined =>
  one && other && [...new Set([...one, ...other])]

/** Of two about the same record: what both say together. */
function both(former: Notice, latter: Notice): Notice {
  const [dates, staff] = [joined(former.dates, latter.dates), joined(former.staff, latter.staff)]
  return {
    type: latter.type,
    id: latter.id,
    version: latter.version ?? former.version,
    ...((former.gone ?? latter.gone) && { gone: true }),
    ...(dates && { dates }),
    ...(staff && { staff }),
    ...(latter.by !== undefined && latter.by === former.by && { by: latter.by }),
  }
}

/** One for each record. */
export function merged(notices: readonly Notice[]): Notice[] {
  const byKey = new Map<string, Notice>()
  for (const notice of notices) {
    const known = byKey.get(keyOf(notice))
    byKey.set(keyOf(notice), known ? both(known, notice) : notice)
  }
  return [...byKey.values()]
}
