import { isCalendarDay } from '@callout/contracts/time'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { type BoardColor, boardColors } from '../board/colors.ts'
import { type LaneKind, laneKinds } from '../board/lanes.ts'
import { branchIn } from '../../../lib/session/branchChoice.ts'
import type { DispatchInput, JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

export const boardViews = { day: 'Day', week: 'Week', month: 'Month', list: 'List', map: 'Map' } as const
export type BoardView = keyof typeof boardViews

/** Times are Unix seconds. */
export interface FreedGap {
  readonly staffId: string
  readonly startAt: number
  readonly endAt: number
}

export interface BoardPlace {
  /** null: the company's default. */
  readonly view: BoardView | null
  /** null: today. */
  readonly date: string | null
  readonly colour: BoardColor | null
  readonly lanes: LaneKind
  readonly staffIds: readonly string[]
  readonly statuses: readonly JobStatus[]
  readonly branchId: string | null
  readonly visitId: string | null
  /** Technician whose visits are being reassigned; '': not chosen yet; null: no reassignment. */
  readonly absentId: string | null
  readonly gap: FreedGap | null
}

const keyIn = <T extends object>(table: T, text: string | null): keyof T | null =>
  text !== null && Object.hasOwn(table, text) ? (text as keyof T) : null
const idIn = (text: string | null): string | null => (text !== null && /^\d+$/.test(text) ? text : null)
const listIn = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean)

function gapIn(text: string | null): FreedGap | null {
  const [, staffId = '', start, end] = /^(\d+)-(\d+)-(\d+)$/.exec(text ?? '') ?? []
  return staffId === '' ? null : { staffId, startAt: Number(start), endAt: Number(end) }
}

export function readPlace(search: URLSearchParams): BoardPlace {
  const date = search.get('date')
  return {
    view: keyIn(boardViews, search.get('view')),
    date: date !== null && isCalendarDay(date) ? date : null,
    colour: keyIn(boardColors, search.get('colour')),
    lanes: keyIn(laneKinds, search.get('lanes')) ?? 'across',
    staffIds: listIn(search.get('staff')).filter((id) => idIn(id) !== null),
    statuses: listIn(search.get('status'))
      .map((word) => word.toUpperCase())
      .filter((word): word is JobStatus => Object.hasOwn(jobStatus, word)),
    branchId: branchIn(search),
    visitId: idIn(search.get('visit')),
    gap: gapIn(search.get('gap')),
    absentId: search.get('absent') === '' ? '' : idIn(search.get('absent')),
  }
}

/** Changes the URL's query; omits defaults. */
export function changedSearch(search: URLSearchParams, change: Partial<Omit<BoardPlace, 'branchId'>>): URLSearchParams {
  const next = new URLSearchParams(search)
  const write = (name: string, value: string | null | undefined): void => (value ? next.set(name, value) : next.delete(name))
  if ('view' in change) write('view', change.view)
  if ('date' in change) {
    write('date', change.date)
    next.delete('visit')
  }
  if ('visitId' in change) write('visit', change.visitId)
  if (change.gap === null) next.delete('gap')
  if (change.absentId === '') next.set('absent', '')
  else if ('absentId' in change) write('absent', change.absentId)
  if ('colour' in change) write('colour', change.colour)
  if (change.lanes) write('lanes', change.lanes === 'across' ? null : change.lanes)
  if (change.staffIds) write('staff', change.staffIds.join())
  if (change.statuses) write('status', change.statuses.join().toLowerCase())
  return next
}

const chosen = ['colour', 'lanes', 'staff', 'status'] as const

export const savedPart = (search: URLSearchParams): string =>
  String(new URLSearchParams(chosen.flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : []))))

/** Adds stored parameters that the query doesn't set. A visit in the query is not filtered out. */
export function withSavedPart(search: URLSearchParams, saved: string | null): URLSearchParams {
  if (!saved || chosen.some((name) => search.has(name))) return search
  const next = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(saved)) {
    const isFilter = name === 'staff' || name === 'status'
    if (chosen.some((item) => item === name) && !(isFilter && search.has('visit'))) next.set(name, value)
  }
  return String(next) === String(search) ? search : next
}

export const toInput = ({ staffIds, statuses, branchId }: BoardPlace, date: string): DispatchInput => ({
  date,
  ...(branchId !== null && { branchId }),
  ...(staffIds.length > 0 && { staffIds: [...staffIds] }),
  ...(statuses.length > 0 && { statuses: [...statuses] }),
})
