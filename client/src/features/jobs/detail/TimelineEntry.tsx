import { IconCalendarUser, IconMessage, IconPencil, IconPlus, type TablerIcon } from '@tabler/icons-react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { statusIcons } from '../../../shared/status/statusIcons.ts'
import { statusTable } from '../../../shared/status/statusTable.ts'
import type { HistoryEvent, HistoryRowFragment } from '../jobs.generated.ts'
import { changesOf, headlineOf } from './timelineWords.ts'
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

/** What happened, who did it and when, and which values changed. */
export function TimelineEntry({ entry }: { readonly entry: HistoryRowFragment }) {
  const format = useFormat()
  const { event, status, note, actor, createdAt } = entry
  const Icon = eventIcons[event] ?? statusIcons[status ?? 'UNASSIGNED']
  const isStatus = event === 'STATUS_CHANGED' && status
  return (
    <li className={classes.entry}>
      <span className={classes.mark} data-tone={isStatus ? statusTable[status].tone : 'grey'}>
        <Icon size={14} aria-hidden />
      </span>
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.headline}>{headlineOf(entry)}</span>
          {actor?.name && <span className={classes.soft}>by {actor.name}</span>}
          {createdAt !== null && (
            <time className={classes.time} dateTime={new Date(createdAt * 1000).toISOString()} title={format.dateTime(createdAt)}>
              {format.timeOf(createdAt)} · {format.relative(createdAt)}
            </time>
          )}
        </div>
        {changesOf(entry, format).map(({ label, from, to }) => (
          <div key={label} className={classes.change}>
            {label}: {from !== null && `${from} → `}
            <span className={classes.to}>{to ?? 'none'}</span>
          </div>
        ))}
        {note && <p className={classes.note}>{note}</p>}
      </div>
    </li>
  )
}
