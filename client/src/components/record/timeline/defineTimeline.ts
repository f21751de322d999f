import type { TypedDocumentNode } from '@apollo/client'
import type { TablerIcon } from '@tabler/icons-react'

/** What every entry has. */
export interface TimelineRow {
  readonly id: string
  /** What a person wrote. */
  readonly note: string | null
  /** In seconds; null where nobody tells. */
  readonly createdAt: number | null
}

/** One value that changed. null: there was, or is, none. */
export interface ChangeWords {
  readonly label: string
  readonly from: string | null
  readonly to: string | null
}

/** How an entry looks. */
export interface EntryFace {
  readonly headline: string
  readonly Icon: TablerIcon
  readonly tone: 'grey' | 'blue' | 'green' | 'red'
  /** Which part of the record it was: "Visit 2". */
  readonly part: string | null
  readonly by: string | null
  readonly changes: readonly ChangeWords[]
}

/** Newest entries first. */
export interface TimelinePage<Row> {
  readonly items: readonly Row[]
  readonly totalCount: number | null
}

/** What a timeline can be narrowed to. */
export const timelineFilters = { all: 'All', notes: 'Notes', changes: 'Changes' } as const
export type TimelineFilterName = keyof typeof timelineFilters

/** The timeline of a record, as `Timeline` renders it. Members that take a row are methods. */
export interface TimelineKind<Row extends TimelineRow = TimelineRow> {
  readonly query: TypedDocumentNode
  pageOf(answer: unknown): TimelinePage<Row>
  /** Whether it is a note and nothing else. */
  isNote(row: Row): boolean
}

interface TimelineDeclaration<Row extends TimelineRow, Answer, Of> {
  readonly query: TypedDocumentNode<Answer, Of & { page?: number | null | undefined; perPage?: number | null | undefined }>
  readonly pageOf: (answer: Answer) => TimelinePage<Row>
  readonly isNote: (row: NoInfer<Row>) => boolean
}

/** A timeline out of what a domain says of it. */
export const defineTimeline = <Row extends TimelineRow, Answer, Of>(declaration: TimelineDeclaration<Row, Answer, Of>): TimelineKind<Row> =>
  declaration as unknown as TimelineKind<Row>

/** Notes are what a person wrote, with a change or without; changes are all that is not a note alone. */
export function passes<Row extends TimelineRow>(
  { isNote }: Pick<TimelineKind<Row>, 'isNote'>,
  row: Row,
  filter: TimelineFilterName,
): boolean {
  if (filter === 'all') return true
  return filter === 'notes' ? isNote(row) || Boolean(row.note) : !isNote(row)
}
