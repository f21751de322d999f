import { isRecord } from '@callout/contracts/reply/isRecord'
import { type Notice, getPlaces } from './notices.ts'

/** A row as on the wire, unparsed: comparing needs no names, and unknown fields must not break it. */
export type Row = Readonly<Record<string, unknown>>

export function rowsIn(data: unknown, name: string): Row[] {
  const lists = isRecord(data) ? [data[name], ...Object.values(data)] : [data]
  const list = lists.find((value) => Array.isArray(value)) as unknown[] | undefined
  return (list ?? []).filter(isRecord)
}

export const getId = ({ id }: Row): string | null => (typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : null)

/** Numeric text counts. */
export function getVersion({ lock_version }: Row): number | null {
  const version = typeof lock_version === 'string' ? Number.parseInt(lock_version, 10) : lock_version
  return typeof version === 'number' && Number.isInteger(version) ? version : null
}

const getTexts = (values: readonly unknown[]): string[] =>
  values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String)

function getPlace({ date, staff_ids, staffs }: Row): Pick<Notice, 'dates' | 'staff'> {
  const people = Array.isArray(staff_ids)
    ? staff_ids
    : Array.isArray(staffs)
      ? staffs.map((person: unknown) => isRecord(person) && person['id'])
      : undefined
  return { ...(typeof date === 'string' && { dates: [date] }), ...(people && { staff: getTexts(people) }) }
}

interface StoredRow {
  readonly text: string
  readonly row: Row
}

/** Dates and staff before and after: lists of both may show the row. */
const movedPlace = (previous: StoredRow | undefined, row: Row): Pick<Notice, 'dates' | 'staff'> =>
  previous ? getPlaces(getPlace(previous.row), getPlace(row)) : getPlace(row)

export type Extent = { readonly limit: number } | 'whole' | 'changed'

/** The last read rows of a list. The first read is the baseline and returns no changes. */
export class RowSnapshot {
  readonly #type: string
  readonly #textOf: (row: Row) => string
  #rows: Map<string, StoredRow> | undefined

  constructor(type: string, getText: (row: Row) => string = JSON.stringify) {
    this.#type = type
    this.#textOf = getText
  }

  forget(): void {
    this.#rows = undefined
  }

  row(id: string): Row | undefined {
    return this.#rows?.get(id)?.row
  }

  compare(rows: readonly Row[], extent: Extent): Notice[] {
    const previous = this.#rows
    const read = new Map(
      rows.flatMap((row): [string, StoredRow][] => (getId(row) === null ? [] : [[getId(row) as string, { row, text: this.#textOf(row) }]])),
    )
    this.#rows = extent === 'changed' ? new Map([...(previous ?? []), ...read]) : read
    if (!previous) return []
    const changed = [...read].filter(([id, { text }]) => previous.get(id)?.text !== text)
    return [
      ...changed.map(([id, { row }]): Notice => ({ type: this.#type, id, version: getVersion(row), ...movedPlace(previous.get(id), row) })),
      ...this.#removed(previous, read, extent),
    ]
  }

  /** Rows missing at the end of a full page may have moved to the next page; others are removed. */
  #removed(previous: ReadonlyMap<string, StoredRow>, read: ReadonlyMap<string, StoredRow>, extent: Extent): Notice[] {
    if (extent === 'changed') return []
    const ids = [...previous.keys()]
    const isFull = extent !== 'whole' && read.size >= extent.limit
    const end = isFull ? ids.findLastIndex((id) => read.has(id)) : ids.length
    return ids
      .slice(0, Math.max(end, 0))
      .flatMap((id) => (read.has(id) ? [] : [{ type: this.#type, id, version: null, gone: true as const }]))
  }

  drop(id: string): void {
    this.#rows?.delete(id)
  }
}
