import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { showError } from '../../../shared/toasts/toasts.ts'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { NoteComposer } from './NoteComposer.tsx'
import { Section } from './Section.tsx'
import { TimelineEntry } from './TimelineEntry.tsx'
import { daysOf } from './timelineWords.ts'
import { useTimeline } from './useTimeline.ts'
import classes from './Timeline.module.css'

/** What happened to the job, the newest first, and a place to add a note. */
export function Timeline({ jobId }: { readonly jobId: string }) {
  const format = useFormat()
  const { entries, error, remaining, showMore, retry } = useTimeline(jobId)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const more = (): void => {
    setIsLoadingMore(true)
    void showMore()
      .catch((reason: unknown) => showError(refusalOf(reason).message))
      .finally(() => setIsLoadingMore(false))
  }
  return (
    <Section title="Timeline">
      <NoteComposer jobId={jobId} />
      {!entries && error && <ErrorState error={error} onRetry={retry} />}
      {!entries && !error && [0, 1, 2].map((row) => <Skeleton key={row} height={40} radius="md" mt={12} aria-hidden />)}
      {daysOf(entries ?? [], format).map(({ date, entries: ofDay }) => (
        <div key={date}>
          <h3 className={classes.day}>{date === format.today() ? 'Today' : date && format.day(date)}</h3>
          <ol className={classes.entries}>
            {ofDay.map((entry) => (
              <TimelineEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
      {remaining > 0 && (
        <Button variant="default" loading={isLoadingMore} onClick={more}>
          Show more ({remaining})
        </Button>
      )}
    </Section>
  )
}
