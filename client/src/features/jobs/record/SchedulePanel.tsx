import { useFormat } from '../../../shared/format/useFormat.ts'
import { StaffAvatar } from '../../../shared/status/StaffAvatars.tsx'
import { nextVisitOf } from '../../../parts/jobs/headVisit.ts'
import { dayWords } from '../../../parts/schedule/dayWords.ts'
import { Fact } from '../../../kit/record/Parts.tsx'
import type { Job } from '../job.ts'
import { Panel } from '../../../kit/record/Parts.tsx'
import { RecurrenceFact } from './RecurrenceFact.tsx'
import { visitDay } from '../../../parts/schedule/visitDay.ts'
import { visitTime } from '../../../parts/schedule/visitTime.ts'
import { ZoneNote } from '../../../parts/schedule/ZoneNote.tsx'
import record from '../../../kit/record/Record.module.css'
import classes from './jobRecord.module.css'

/** The visit that comes next, or the job's own time where its visits are over or not told. */
const slotOf = (job: Job) => {
  const next = nextVisitOf(job.visits ?? [])
  return { startAt: (next ?? job).startAt, endAt: (next ?? job).endAt, isNext: next !== null }
}

/** When, who, how often, which trade. Times are those of the job's own zone. */
export function SchedulePanel({ job }: { readonly job: Job }) {
  const format = useFormat(job.timezone)
  const { staff, visits, visitsTotal } = job
  const { startAt, endAt, isNext } = slotOf(job)
  const isOne = (visitsTotal ?? visits?.length ?? 1) <= 1
  return (
    <Panel title="Schedule" aside={format.isZoneTold && !job.isZoneAssumed && <ZoneNote zone={format.timeZone} />}>
      <Fact label={isOne ? 'When' : isNext ? 'Next visit' : 'Last visit'}>
        {startAt === null ? (
          <span className={record.soft}>{dayWords(job, format)}</span>
        ) : (
          <>
            <div>{visitDay(startAt, format)}</div>
            <div className={record.soft}>{visitTime({ startAt, endAt }, format)}</div>
          </>
        )}
      </Fact>
      <RecurrenceFact job={job} />
      <Fact label="Staff">
        {staff && staff.length > 0 ? (
          <ul className={classes.people}>
            {staff.map(({ id, name, color }) => (
              <li key={id}>
                <StaffAvatar name={name} color={color} />
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          <span className={record.soft}>{staff ? 'No one yet' : 'Not told'}</span>
        )}
      </Fact>
      {job.category?.name && (
        <Fact label="Category">
          <bdi>{job.category.name}</bdi>
        </Fact>
      )}
      {job.createdAt !== null && (
        <Fact label="Created">
          {format.dayOf(job.createdAt)}
          {job.createdBy?.name && (
            <div className={record.soft}>
              by <bdi>{job.createdBy.name}</bdi>
            </div>
          )}
        </Fact>
      )}
    </Panel>
  )
}
