import { useFormat } from '../../../shared/format/useFormat.ts'
import { StaffAvatar } from '../../../shared/status/StaffAvatars.tsx'
import { Fact } from './Fact.tsx'
import type { Job } from './JobDetail.tsx'
import { Panel } from './Panel.tsx'
import classes from './JobDetail.module.css'

/** When, who, which trade. */
export function SchedulePanel({ job }: { readonly job: Job }) {
  const format = useFormat()
  const { startAt, endAt, staff, visitsTotal } = job
  const when = startAt === null ? null : endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)
  return (
    <Panel title="Schedule">
      <Fact label={(visitsTotal ?? 1) > 1 ? 'Next visit' : 'When'}>
        {startAt === null ? (
          <span className={classes.soft}>Not scheduled</span>
        ) : (
          <>
            <div>{format.dayOf(startAt)}</div>
            <div className={classes.soft}>{when}</div>
          </>
        )}
      </Fact>
      <Fact label="Staff">
        {staff && staff.length > 0 ? (
          <ul className={classes.people}>
            {staff.map(({ id, name, color }) => (
              <li key={id}>
                <StaffAvatar name={name} color={color} />
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <span className={classes.soft}>Nobody yet</span>
        )}
      </Fact>
      {job.category?.name && <Fact label="Category">{job.category.name}</Fact>}
      {job.createdAt !== null && (
        <Fact label="Created">
          {format.dayOf(job.createdAt)}
          {job.createdBy?.name && <div className={classes.soft}>by {job.createdBy.name}</div>}
        </Fact>
      )}
    </Panel>
  )
}
