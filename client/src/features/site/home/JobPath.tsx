import classes from './JobPath.module.css'
import { type PillStatus, StatusPill } from '../pictures/StatusPill.tsx'

const steps: readonly { readonly status: PillStatus; readonly text: string }[] = [
  { status: 'UNASSIGNED', text: 'Log the call. The job waits where the whole office can see it.' },
  { status: 'ASSIGNED', text: 'Pick a technician, ranked by trade, distance and that day’s visits.' },
  { status: 'ON_THE_WAY', text: 'One tap on a phone, and the office knows who’s on the road.' },
  { status: 'STARTED', text: 'Arrival and start are logged to the minute.' },
  { status: 'COMPLETED', text: 'Note the work done, then create the invoice from the line items.' },
]

/** The way of a job through its statuses, each with what it means for the people. */
export function JobPath() {
  return (
    <ol className={classes.path}>
      {steps.map(({ status, text }) => (
        <li key={status}>
          <StatusPill status={status} />
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
