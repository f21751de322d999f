import type { Notice } from './notices.ts'

/** A row as the wire has it: whoever compares two needs no names, and must not stumble over what is strange. */
export type Row = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a reply: a list under that name, the only list, or a bare one. */
export function rowsIn(data: unknown, name: string): Row[] {
  const lists = isRecord(data) ? [data[name], ...Object.values(data)] : [data]
  const list = lists.find((value) => Array.isArray(value)) as unknown[] | undefined
  return (list ?? []).filter(isRecord)
}

export const idOf = ({ id }: Row): string | null => (typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : null)

/** Digits may stand in a text. */
export function versionOf({ lock_version }: Row): number | null {
  const version = typeof lock_version === 'string' ? Number.parseInt(lock_version, 10) : lock_version
  return typeof version === 'number' && Number.isInteger(version) ? version : null
}

const textsOf = (values: readonly unknown[]): string[] =>
  values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String)

/** Its days and people, as far as a row says both. */
function placeOf({ date, staff_ids, staffs }: Row): Pick<Notice, 'dates' | 'staff'> {
  const people = Array.isArray(staff_ids)
    ? staff_ids
    : Array.isArray(staffs)
      ? staffs.map((person: unknown) => isRecord(person) && person['id'])
      : undefined
  return { ...(typeof date === 'string' && { dates: [date] }), ...(people && { staff: textsOf(people) }) }
}

const united = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  one && other && [...new Set([...one, ...other])]

interface Known {
  readonly text: string
  readonly row: Row
}

/** Days and people before and after: both may show it. */
function movedPlace(former: Known | undefined, row: Row): Pick<Notice, 'dates' | 'staff'> {
  const now = placeOf(row)
  if (!former) return now
  const before = placeOf(former.row)
  const [dates, staff] = [united(before.dates, now.dates), united(before.staff, now.staff)]
  return { ...(dates && { dates }), ...(staff && { staff }) }
}

/** How far the rows of a reply are all that there are. */
export type Extent =
  /** A page that may go on, of at most so many rows. */
  | { readonly most: number }
  /** All of them. */
  | 'whole'
  /** Those that have changed. */
  | 'changed'

/** The rows of one list as they were read last. The first reading tells nothing. */
export class KnownRows {
  readonly #type: string
  /** What of a row counts as a change. */
  readonly #textOf: (row: Row) => string
  #known: Map<string, Known> | undefined

  constructor(type: string, textOf: (row: Row) => string = JSON.stringify) {
    this.#type = type
    this.#textOf = textOf
  }

  forget(): void {
    this.#known = undefined
  }

  row(id: string): Row | undefined {
    return this.#known?.get(id)?.row
  }

  /** What is new, changed and gone. */
  compare(rows: readonly Row[], extent: Extent): Notice[] {
    const former = this.#known
    const read = new Map(
      rows.flatMap((row): [string, Known][] => (idOf(row) === null ? [] : [[idOf(row) as string, { row, text: this.#textOf(row) }]])),
    )
    this.#known = extent === 'changed' ? new Map([...(former ?? []), ...read]) : read
    if (!former) return []
    const changed = [...read].filter(([id, { text }]) => former.get(id)?.text !== text)
    return [
      ...changed.map(([id, { row }]): Notice => ({ type: this.#type, id, version: versionOf(row), ...movedPlace(former.get(id), row) })),
      ...this.#left(former, read, extent),
    ]
  }

  /** Rows at the end of a full page have made room; others that are no longer there are gone. */
  #left(former: ReadonlyMap<string, Known>, read: ReadonlyMap<string, Known>, extent: Extent): Notice[] {
    if (extent === 'changed') return []
    const ids = [...former.keys()]
    const isFull = extent !== 'whole' && read.size >= extent.most
    const end = isFull ? ids.findLastIndex((id) => read.has(id)) : ids.length
    return ids
      .slice(0, Math.max(end, 0))
      .flatMap((id) => (read.has(id) ? [] : [{ type: this.#type, id, version: null, gone: true as const }]))
  }

  drop(id: string): void {
    this.#known?.delete(id)
  }
}
