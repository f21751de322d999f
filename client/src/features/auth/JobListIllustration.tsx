import { listRows, statusLabels } from './listRows.ts'
import classes from './JobListIllustration.module.css'

const tabs = ['All Visits', 'Active', 'Pending', 'Completed']

/** Illustration of the job list, without interaction. */
export function JobListIllustration() {
  return (
    <div className={classes.list} aria-hidden>
      <strong className={classes.head}>Jobs</strong>
      <div className={classes.tabs}>
        {tabs.map((tab) => (
          <span key={tab}>{tab}</span>
        ))}
      </div>
      {listRows.map(({ number, title, customer, when, initials, status, total }) => (
        <div key={number} className={classes.row}>
          <span className="small">{number}</span>
          <span className="stack">
            <strong>{title}</strong>
            <span className="small">{customer}</span>
          </span>
          <span className={classes.pill} data-tone={statusLabels[status].tone}>
            {statusLabels[status].label}
          </span>
          <span className="small">{when}</span>
          <span className={classes.who}>{initials}</span>
          <span className={classes.total}>{total}</span>
        </div>
      ))}
    </div>
  )
}
