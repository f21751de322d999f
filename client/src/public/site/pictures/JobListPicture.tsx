import { sampleJobs } from './sampleJobs.ts'
import classes from './pictures.module.css'
import { StatusPill } from './StatusPill.tsx'

const tabs = ['All Visits', 'Active', 'Pending', 'Completed']

/** The job list, drawn: nothing to operate. */
export function JobListPicture() {
  return (
    <div className={classes.window} aria-hidden>
      <div className={classes.head}>
        <strong>Jobs</strong>
        <span className={classes.search}>Search number, customer, street</span>
      </div>
      <div className={classes.tabs}>
        {tabs.map((tab, place) => (
          <span key={tab} data-selected={place === 0}>
            {tab}
          </span>
        ))}
      </div>
      {sampleJobs.map(({ number, title, customer, place, when, who, status, total }) => (
        <div key={number} className={classes.row}>
          <span className={classes.number}>{number}</span>
          <span className={classes.pair}>
            <strong>{title}</strong>
            <small>
              {customer} · {place}
            </small>
          </span>
          <span className={classes.when}>{when}</span>
          <span className={classes.who}>
            {who.map((initials) => (
              <i key={initials}>{initials}</i>
            ))}
          </span>
          <span className={classes.status}>
            <StatusPill status={status} />
          </span>
          <span className={classes.money}>{total}</span>
        </div>
      ))}
    </div>
  )
}
