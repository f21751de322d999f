/** A changed record, without data: the window reads the record itself. */
export interface Notice {
  readonly type: string
  /** Null: any record of the type. */
  readonly id: string | null
  /** `lock_version` after the change, if returned. */
  readonly version: number | null
  readonly gone?: true
  /** Dates (YYYY-MM-DD) and staff ids before and after the change, by which other lists need no reload. Missing: unknown. */
  readonly dates?: readonly string[]
  readonly staff?: readonly string[]
  /** The window that made the change and shows it already. */
  readonly by?: string
}

export const getKey = ({ type, id }: Notice): string => `${type}:${id}`

const union = <T>(first: readonly T[] | undefined, second: readonly T[] | undefined): readonly T[] | undefined =>
  first && second && [...new Set([...first, ...second])]

type Place = Pick<Notice, 'dates' | 'staff'>

export function getPlaces(first: Place, second: Place): Place {
  const [dates, staff] = [union(first.dates, second.dates), union(first.staff, second.staff)]
  return { ...(dates && { dates }), ...(staff && { staff }) }
}

function mergeTwo(previous: Notice, next: Notice): Notice {
  return {
    type: next.type,
    id: next.id,
    version: next.version ?? previous.version,
    ...((previous.gone ?? next.gone) && { gone: true }),
    ...getPlaces(previous, next),
    ...(next.by !== undefined && next.by === previous.by && { by: next.by }),
  }
}

export function merged(notices: readonly Notice[]): Notice[] {
  const byKey = new Map<string, Notice>()
  for (const notice of notices) {
    const previous = byKey.get(getKey(notice))
    byKey.set(getKey(notice), previous ? mergeTwo(previous, notice) : notice)
  }
  return [...byKey.values()]
}
