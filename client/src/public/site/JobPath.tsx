import classes from './JobPath.module.css'
import { type PillStatus, StatusPill } from './pictures/StatusPill.tsx'

const steps: readonly { readonly status: PillStatus; readonly text: string }[] = [
  { status: 'UNASSIGNED', text: 'The call is written down. It waits where everybody can see it, and not on a slip of paper.' },
  { status: 'ASSIGNED', text: 'You choose from your staff, ranked by trade, distance and the visits they have that day.' },
  { status: 'ON_THE_WAY', text: 'One tap on a phone, and the office knows who is driving where.' },
  { status: 'STARTED', text: 'Arrival and start are in the timeline, to the minute.' },
  { status: 'COMPLETED', text: 'Finished with notes on what was done. The invoice is made of the line items as they stand.' },
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
