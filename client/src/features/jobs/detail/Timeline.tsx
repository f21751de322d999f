import { Button, Skeleton } from '@mantine/core'
import { messages } from '@callout/contracts/messages'
import { useState } from 'react'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { showError } from '../../../shared/toasts/toasts.ts'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import type { Job } from '../job.ts'
import { NoteComposer } from './NoteComposer.tsx'
import { Section } from '../../../kit/record/Parts.tsx'
import { TimelineEntry } from './TimelineEntry.tsx'
import { TimelineFilter } from './TimelineFilter.tsx'
import { daysOf, passes } from './timelineWords.ts'
import { useTimeline } from './useTimeline.ts'
import { useTimelineFilter } from './useTimelineFilter.ts'
import classes from './Timeline.module.css'

/** What happened to the job, the newest first, and a place to add a note. */
export function Timeline({ job }: { readonly job: Job }) {
  const format = useFormat()
  const { entries, error, remaining, showMore, retry } = useTimeline(job.id)
  const [filter, setFilter] = useTimelineFilter()
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const more = (): void => {
    setIsLoadingMore(true)
    void showMore()
      .catch((reason: unknown) => showError(refusalOf(reason).message))
      .finally(() => setIsLoadingMore(false))
  }
  const shown = entries?.filter((entry) => passes(entry, filter)) ?? []
  return (
    <Section title="Timeline" aside={<TimelineFilter value={filter} onChange={setFilter} />}>
      <NoteComposer jobId={job.id} />
      {!entries && error && <ErrorState error={error} onRetry={retry} />}
      {!entries && !error && [0, 1, 2].map((row) => <Skeleton key={row} height={40} radius="md" mt={12} aria-hidden />)}
      {entries && shown.length === 0 && (
        <p className={classes.empty} role="status">
          {remaining > 0 ? `None in the latest ${entries.length === 1 ? 'entry' : `${entries.length} entries`}` : messages.noData}
        </p>
      )}
      {daysOf(shown, format).map(({ date, entries: ofDay }) => (
        <div key={date}>
          <h3 className={classes.day}>{date === format.today() ? 'Today' : date && format.day(date)}</h3>
          <ol className={classes.entries}>
            {ofDay.map((entry) => (
              <TimelineEntry key={entry.id} entry={entry} job={job} />
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
