import { Face } from './Face.tsx'
import { SAMPLE_DAY, sampleJobs } from './sampleJobs.ts'
import classes from './pictures.module.css'
import { StatusPill } from './StatusPill.tsx'

const tabs = [
  ['All Visits', 53],
  ['Active', 7],
  ['Pending', 15],
  ['Completed', 31],
] as const

export function JobListPicture() {
  return (
    <div className={classes.window} aria-hidden>
      <div className={classes.head}>
        <strong>Jobs</strong>
        <span className={classes.primary}>New job</span>
      </div>
      <div className={classes.tabs}>
        {tabs.map(([tab, count], index) => (
          <span key={tab} data-selected={index === 0}>
            {tab} <small>{count}</small>
          </span>
        ))}
      </div>
      <div className={classes.tools}>
        <span>Number, title, customer, phone or street</span>
        <strong>Filters</strong>
      </div>
      {sampleJobs.map(({ number, title, trade, customer, place, when, person, status, total }) => (
        <div key={number} className={classes.row}>
          <strong>{number}</strong>
          <span className={classes.pair}>
            <strong>{title}</strong>
            <small>{trade}</small>
          </span>
          <span className={classes.pair}>
            <span>{customer}</span>
            <small>{place}</small>
          </span>
          <span className={classes.pair}>
            <span>{SAMPLE_DAY}</span>
            <small>{when}</small>
          </span>
          <span className={classes.who}>
            {person && (
              <>
                <Face {...person} />
                {person.name}
              </>
            )}
          </span>
          <span>
            <StatusPill status={status} />
          </span>
          <span className={classes.money}>{total}</span>
        </div>
      ))}
    </div>
  )
}
