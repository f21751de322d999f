import { jobNoun, jobNumberOf } from '../labels/jobName.ts'
import { noBreak } from '../../../lib/format/noBreak.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { getSlot, targetOfJob } from '../../visits/actionTarget.ts'
import { useActor } from '../../../components/actions/useActor.ts'
import { counted } from '../../../components/list/listText.ts'
import { dayWarning } from '../../schedule/fields/dayWarning.ts'
import { useClosedDays } from '../../schedule/fields/useClosedDays.ts'
import type { JobRowFragment } from '../queries/jobs.generated.ts'
import { type Move, movedSlot, moving } from '../../visits/bulkOrders.ts'
import classes from './bulk.module.css'

const shown = 4

interface MovePreviewProps {
  readonly jobs: readonly JobRowFragment[]
  readonly move: Move
}

export function MovePreview({ jobs, move }: MovePreviewProps) {
  const format = useFormat()
  const actor = useActor()
  const closedDays = useClosedDays()
  const possible = jobs.filter((job) => typeof moving.does(job, actor) === 'string')
  const rows = possible.flatMap((job) => {
    const slot = getSlot(targetOfJob(job), format.timeZone)
    if (!slot || (job.visitsTotal ?? 1) !== 1) return []
    const { date } = movedSlot(slot, move)
    return [{ job, slot, date, warning: dayWarning(date, format.today(), closedDays) }]
  })
  const unshownOdd = rows.slice(shown).filter(({ warning }) => warning !== null).length
  const unshown = possible.length - Math.min(rows.length, shown)
  const impossible = jobs.length - possible.length
  return (
    <ul className={classes.moves} aria-label="Jobs to move">
      {rows.slice(0, shown).map(({ job, slot, date, warning }) => (
        <li key={job.id}>
          <strong>{jobNumberOf(job)}</strong> {format.shortDay(slot.date)} → {format.shortDay(date)},{' '}
          {noBreak(format.clock(slot.start_time))}
          {warning && <span className="warning"> · {warning}</span>}
        </li>
      ))}
      {unshown > 0 && <li>{rows.length > 0 ? `and ${unshown} more` : counted(jobNoun, unshown)}</li>}
      {unshownOdd > 0 && <li className="warning">{`${unshownOdd} more in the past or on a closed day`}</li>}
      {impossible > 0 && <li className="warning">{`${counted(jobNoun, impossible)} can’t be moved`}</li>}
    </ul>
  )
}
