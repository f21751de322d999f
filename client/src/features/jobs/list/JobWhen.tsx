import { useRowFormat } from '../../../lib/format/useFormat.ts'
import { LateMark } from '../../../components/status/LateMark.tsx'
import { dayWords } from '../../schedule/shared/dayWords.ts'
import type { JobRowFragment } from '../shared/jobs.generated.ts'
import classes from '../../../components/list/table/ListTable.module.css'

type TimedJob = Pick<JobRowFragment, 'date' | 'isScheduled' | 'startAt' | 'endAt' | 'isLate' | 'timezone'>

/** Day and time in the account's zone, else in the job's own, and whether it is late. */
export function JobWhen({ job }: { readonly job: TimedJob }) {
  const format = useRowFormat(job)
  const { startAt, endAt, isLate } = job
  if (startAt === null) return <span className={classes.soft}>{dayWords(job, format)}</span>
  return (
    <>
      <div className={`${classes.line} ${classes.figures}`}>
        {format.dayOf(startAt)} {isLate && <LateMark />}
      </div>
      <div className={`${classes.second} ${classes.figures}`}>
        {endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)}
      </div>
    </>
  )
}
