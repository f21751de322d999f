import { messages } from '@callout/contracts/text/messages'
import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat, type Format } from '../../../lib/format/useFormat.ts'
import { showError } from '../../toasts/toasts.ts'
import { ErrorState } from '../../states/ErrorState.tsx'
import { Section } from '../Parts.tsx'
import { type EntryFace, passes, type TimelineKind, type TimelineRow, type TimelineFilterName, timelineFilters } from './defineTimeline.ts'
import { TimelineEntry } from './TimelineEntry.tsx'
import { useTimeline } from './useTimeline.ts'
import classes from './Timeline.module.css'
import { useLocation, useSearchParams } from 'react-router'

const PARAMETER = 'timeline'
const names = Object.keys(timelineFilters) as TimelineFilterName[]
const isFilter = (name: string | null): name is TimelineFilterName => name !== null && name in timelineFilters

function useTimelineFilter(): readonly [TimelineFilterName, (filter: TimelineFilterName) => void] {
  const { state } = useLocation() as { readonly state: unknown }
  const [search, setSearch] = useSearchParams()
  const requested = search.get(PARAMETER)
  const choose = (filter: TimelineFilterName): void =>
    setSearch(
      (before) => {
        if (filter === 'all') before.delete(PARAMETER)
        else before.set(PARAMETER, filter)
        return before
      },
      { replace: true, preventScrollReset: true, state },
    )
  return [isFilter(requested) ? requested : 'all', choose]
}

interface TimelineFilterProps {
  readonly value: TimelineFilterName
  readonly onChange: (filter: TimelineFilterName) => void
}

function TimelineFilter({ value, onChange }: TimelineFilterProps) {
  return (
    <div className={classes.filter} role="group" aria-label="Show in timeline">
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === value} onClick={() => onChange(name)}>
          {timelineFilters[name]}
        </button>
      ))}
    </div>
  )
}

interface TimelineDay<Row> {
  /** YYYY-MM-DD; '' without a time. */
  readonly date: string
  readonly rows: readonly Row[]
}

/** Groups entries by day in the account's zone, preserving order. */
export function daysOf<Row extends TimelineRow>(rows: readonly Row[], format: Format): TimelineDay<Row>[] {
  const days = Map.groupBy(rows, ({ createdAt }) => (createdAt === null ? '' : format.wall(createdAt).date))
  return [...days].map(([date, ofDay]) => ({ date, rows: ofDay }))
}

interface TimelineProps<Row extends TimelineRow> {
  readonly kind: TimelineKind<Row>
  readonly of: Readonly<Record<string, string>>
  readonly faceOf: (row: Row) => EntryFace
  readonly children?: ReactNode
}

export function Timeline<Row extends TimelineRow>({ kind, of, faceOf, children }: TimelineProps<Row>) {
  const format = useFormat()
  const { rows, error, remaining, showMore, retry } = useTimeline(kind, of)
  const [filter, setFilter] = useTimelineFilter()
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const more = (): void => {
    setIsLoadingMore(true)
    void showMore()
      .catch((reason: unknown) => showError(toApiError(reason).message))
      .finally(() => setIsLoadingMore(false))
  }
  const shown = rows?.filter((row) => passes(kind, row, filter)) ?? []
  return (
    <Section title="Timeline" aside={<TimelineFilter value={filter} onChange={setFilter} />}>
      {children}
      {!rows && error && <ErrorState error={error} onRetry={retry} />}
      {!rows && !error && [0, 1, 2].map((row) => <Skeleton key={row} height={40} radius="md" mt={12} aria-hidden />)}
      {rows && shown.length === 0 && (
        <p className={classes.empty} role="status">
          {remaining > 0 ? `None in the latest ${rows.length === 1 ? 'entry' : `${rows.length} entries`}` : messages.noData}
        </p>
      )}
      {daysOf(shown, format).map(({ date, rows: ofDay }) => (
        <div key={date}>
          <h3 className={`small ${classes.day}`}>{date === format.today() ? 'Today' : date && format.day(date)}</h3>
          <ol className="list">
            {ofDay.map((row) => (
              <TimelineEntry key={row.id} row={row} face={faceOf(row)} />
            ))}
          </ol>
        </div>
      ))}
      {remaining > 0 && (
        <Button className={classes.more} variant="default" loading={isLoadingMore} onClick={more}>
          Show more ({remaining})
        </Button>
      )}
    </Section>
  )
}
