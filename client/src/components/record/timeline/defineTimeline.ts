import type { TypedDocumentNode } from '@apollo/client'
import type { TablerIcon } from '@tabler/icons-react'

export interface TimelineRow {
  readonly id: string
  /** User text. */
  readonly note: string | null
  /** In seconds; null: missing. */
  readonly createdAt: number | null
}

/** A changed value. null: none before or after. */
export interface ChangeText {
  readonly label: string
  readonly from: string | null
  readonly to: string | null
}

export interface EntryFace {
  readonly headline: string
  readonly Icon: TablerIcon
  readonly tone: 'grey' | 'blue' | 'green' | 'red'
  /** The changed part of the record: "Visit 2". */
  readonly part: string | null
  readonly by: string | null
  readonly changes: readonly ChangeText[]
}

export interface TimelinePage<Row> {
  readonly items: readonly Row[]
  readonly totalCount: number | null
}

export const timelineFilters = { all: 'All', notes: 'Notes', changes: 'Changes' } as const
export type TimelineFilterName = keyof typeof timelineFilters

/** A record's timeline, as `Timeline` renders it. Members that take a row are methods. */
export interface TimelineKind<Row extends TimelineRow = TimelineRow> {
  readonly query: TypedDocumentNode
  getPage(answer: unknown): TimelinePage<Row>
  isNote(row: Row): boolean
}

interface TimelineDeclaration<Row extends TimelineRow, Answer, Of> {
  readonly query: TypedDocumentNode<Answer, Of & { page?: number | null | undefined; perPage?: number | null | undefined }>
  readonly getPage: (answer: Answer) => TimelinePage<Row>
  readonly isNote: (row: NoInfer<Row>) => boolean
}

export const defineTimeline = <Row extends TimelineRow, Answer, Of>(declaration: TimelineDeclaration<Row, Answer, Of>): TimelineKind<Row> =>
  declaration as unknown as TimelineKind<Row>

/** Notes: entries with user text, with or without a change. Changes: all except pure notes. */
export function passes<Row extends TimelineRow>(
  { isNote }: Pick<TimelineKind<Row>, 'isNote'>,
  row: Row,
  filter: TimelineFilterName,
): boolean {
  if (filter === 'all') return true
  return filter === 'notes' ? isNote(row) || Boolean(row.note) : !isNote(row)
}
