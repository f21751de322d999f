import { useFormat } from '../../../shared/format/useFormat.ts'
import { LateMark } from '../../../shared/status/LateMark.tsx'
import type { JobRowFragment } from '../jobs.generated.ts'
import classes from './JobTable.module.css'

/** Day and time in the account's zone, and whether it is late. */
export function JobWhen({ job }: { readonly job: Pick<JobRowFragment, 'startAt' | 'endAt' | 'isLate'> }) {
  const format = useFormat()
  const { startAt, endAt, isLate } = job
  if (startAt === null) return <span className={classes.soft}>Not scheduled</span>
  return (
    <>
      <div className={classes.line}>
        {format.dayOf(startAt)} {isLate && <LateMark />}
      </div>
      <div className={classes.second}>{endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)}</div>
    </>
  )
}
