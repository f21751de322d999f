import { IconCalendarUser, IconMessage, IconPencil, IconPlus, type TablerIcon } from '@tabler/icons-react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { statusIcons } from '../../../shared/status/statusIcons.ts'
import { statusTable } from '../../../shared/status/statusTable.ts'
import type { HistoryEvent, HistoryRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import { changesOf } from './changeWords.ts'
import type { Job } from '../job.ts'
import { TimelineChange } from './TimelineChange.tsx'
import { headlineOf } from './timelineWords.ts'
import { useMinute } from '../../../shared/format/useMinute.ts'
import classes from './Timeline.module.css'

const eventIcons: Partial<Readonly<Record<HistoryEvent, TablerIcon>>> = {
  CREATED: IconPlus,
  SCHEDULED_AND_ASSIGNED: IconCalendarUser,
  INVOICE_GENERATED: statusIcons.INVOICE_CREATED,
  PAYMENT_PROCESSED: statusIcons.PAYMENT_PROCESSED,
  RECEIPT_GENERATED: statusIcons.RECEIPT_GENERATED,
  EDITED: IconPencil,
  NOTE: IconMessage,
}

/** Which of several visits it was. */
function visitWords({ visits }: Job, { visitId }: HistoryRowFragment): string | null {
  if (visitId === null || !visits || visits.length < 2) return null
  const number = visits.find(({ id }) => id === visitId)?.visitNumber
  return number ? `Visit ${number}` : null
}

/** The time of day and how long ago; day and time in full on hover and when read out. */
function When({ at }: { readonly at: number }) {
  const format = useFormat()
  const now = useMinute()
  const exact = format.dateTime(at)
  return (
    <time className={classes.time} dateTime={new Date(at * 1000).toISOString()} title={exact}>
      <span className={classes.hidden}>{exact}</span>
      <span aria-hidden>
        {format.timeOf(at)} · {format.relative(at, Math.max(now, at))}
      </span>
    </time>
  )
}

interface TimelineEntryProps {
  readonly entry: HistoryRowFragment
  readonly job: Job
}

/** What happened, who did it and when, and which values changed. */
export function TimelineEntry({ entry, job }: TimelineEntryProps) {
  const ofJob = useFormat(job.timezone)
  const { event, status, note, actor, createdAt } = entry
  const Icon = (event && eventIcons[event]) ?? statusIcons[status ?? 'UNASSIGNED']
  const isStatus = event === 'STATUS_CHANGED' && status
  const visit = visitWords(job, entry)
  return (
    <li className={classes.entry}>
      <span className={classes.mark} data-tone={isStatus ? statusTable[status].tone : 'grey'}>
        <Icon size={14} aria-hidden />
      </span>
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.headline}>{headlineOf(entry)}</span> {visit && <span className={classes.soft}>{visit} </span>}
          {actor?.name && (
            <span className={classes.soft}>
              by <bdi>{actor.name}</bdi>{' '}
            </span>
          )}
          {createdAt !== null && <When at={createdAt} />}
        </div>
        {changesOf(entry, ofJob).map((change, place) => (
          // Several visits can change alike.
          <TimelineChange key={`${place} ${change.label}`} change={change} />
        ))}
        {note && (
          <p className={classes.note} dir="auto">
            {note}
          </p>
        )}
      </div>
    </li>
  )
}
