import { useFormat } from '../../../lib/format/useFormat.ts'
import { useMinute } from '../../../lib/format/useMinute.ts'
import type { ChangeText, EntryFace, TimelineRow } from './defineTimeline.ts'
import classes from './Timeline.module.css'

/** Time and relative time; date and time in full on hover and for screen readers. */
function When({ at }: { readonly at: number }) {
  const format = useFormat()
  const now = useMinute()
  const exact = format.dateTime(at)
  return (
    <time className={classes.time} dateTime={new Date(at * 1000).toISOString()} title={exact}>
      <span className="only-read-out">{exact}</span>
      <span aria-hidden>
        {format.getTime(at)} · {format.relative(at, Math.max(now, at))}
      </span>
    </time>
  )
}

const Change = ({ change: { label, from, to } }: { readonly change: ChangeText }) => (
  <div className={classes.change}>
    {label}:{' '}
    {from !== null && (
      <>
        <del dir="auto">{from}</del> <span aria-hidden>→</span>{' '}
      </>
    )}
    <ins dir="auto">{to ?? 'none'}</ins>
  </div>
)

interface TimelineEntryProps {
  readonly row: TimelineRow
  readonly face: EntryFace
}

export function TimelineEntry({ row: { note, createdAt }, face }: TimelineEntryProps) {
  const { headline, Icon, tone, part, by, changes } = face
  return (
    <li className={classes.entry}>
      <span className={classes.mark} data-tone={tone}>
        <Icon size={14} aria-hidden />
      </span>
      <div className={`fill ${classes.body}`}>
        <div className={`wrap ${classes.head}`}>
          <span className="strong">{headline}</span> {part && <span className={classes.soft}>{part} </span>}
          {by && (
            <span className={classes.soft}>
              by <bdi>{by}</bdi>{' '}
            </span>
          )}
          {createdAt !== null && <When at={createdAt} />}
        </div>
        {changes.map((change, index) => (
          // Several parts can have equal changes.
          <Change key={`${index} ${change.label}`} change={change} />
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
