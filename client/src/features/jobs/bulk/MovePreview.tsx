import { useFormat } from '../../../shared/format/useFormat.ts'
import { slotOf, targetOfJob } from '../actions/actionTarget.ts'
import type { JobRowFragment } from '../jobs.generated.ts'
import { type Move, movedSlot } from './bulkOrder.ts'
import classes from './bulk.module.css'

const shown = 4

interface MovePreviewProps {
  readonly jobs: readonly JobRowFragment[]
  readonly move: Move
}

/** From when to when, for the first of them. */
export function MovePreview({ jobs, move }: MovePreviewProps) {
  const format = useFormat()
  const rows = jobs.flatMap((job) => {
    const slot = slotOf(targetOfJob(job), format.timeZone)
    return slot && job.visitsTotal === 1 ? [{ job, slot }] : []
  })
  if (rows.length === 0) return null
  return (
    <ul className={classes.moves} aria-label="What moves">
      {rows.slice(0, shown).map(({ job, slot }) => (
        <li key={job.id}>
          <strong>{job.jobNumber}</strong> {format.shortDay(slot.date)} → {format.shortDay(movedSlot(slot, move).date)},{' '}
          {format.clock(slot.start_time)}
        </li>
      ))}
      {rows.length > shown && <li>and {rows.length - shown} more</li>}
    </ul>
  )
}
