import { statusIcons } from '../../../shared/status/statusIcons.ts'
import classes from './pictures.module.css'

const entries = [
  {
    icon: 'COMPLETED',
    tone: 'green',
    what: 'Completed',
    who: 'Maya Lindqvist',
    when: '9:42 AM',
    note: 'Replaced the expansion vessel, pressure 1.4 bar.',
  },
  { icon: 'STARTED', tone: 'blue', what: 'Service Started', who: 'Maya Lindqvist', when: '8:11 AM' },
  { icon: 'REACHED', tone: 'blue', what: 'Staff Reached', who: 'Maya Lindqvist', when: '8:06 AM' },
  {
    icon: 'ASSIGNED',
    tone: 'grey',
    what: 'Scheduled and assigned',
    who: 'Olivia Owner',
    when: 'Yesterday',
    note: 'Date: none → Thu, 8:00 AM',
  },
] as const

/** The timeline of a job, drawn: nothing to operate. */
export function TimelinePicture() {
  return (
    <div className={classes.card} aria-hidden>
      <strong className={classes.cardTitle}>Timeline</strong>
      {entries.map(({ icon, tone, what, who, when, ...entry }) => {
        const Icon = statusIcons[icon]
        return (
          <div key={icon} className={classes.entry}>
            <span className={classes.mark} data-tone={tone}>
              <Icon size={14} />
            </span>
            <div className={classes.pair}>
              <span>
                <strong>{what}</strong> <small>by {who}</small>
              </span>
              {'note' in entry && <small>{entry.note}</small>}
            </div>
            <small className={classes.when}>{when}</small>
          </div>
        )
      })}
    </div>
  )
}
