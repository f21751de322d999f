import classes from './pictures.module.css'
import { people } from './sampleJobs.ts'
import { statusIcons } from '../../../components/status/statusTable.ts'

const entries = [
  {
    icon: 'COMPLETED',
    tone: 'green',
    what: 'Completed',
    person: people.marcus.name,
    when: '10:00 AM · 40 minutes ago',
    change: ['Status: Service Started', 'Completed'],
    note: 'Replaced the blower motor and tested two heating cycles.',
  },
  { icon: 'STARTED', tone: 'blue', what: 'Service Started', person: people.marcus.name, when: '8:04 AM · 2 hours ago' },
  { icon: 'REACHED', tone: 'blue', what: 'Staff Reached', person: people.marcus.name, when: '7:58 AM · 2 hours ago' },
  {
    icon: 'ASSIGNED',
    tone: 'grey',
    what: 'Rescheduled',
    person: 'Rachel Whitfield',
    when: '7:02 AM · 3 hours ago',
    change: ['When: 03/12/2026, 7:30 – 9:30 AM', '03/12/2026, 8:00 – 10:00 AM'],
  },
] as const

export function TimelinePicture() {
  return (
    <div className={classes.card} aria-hidden>
      <strong className={classes.cardTitle}>Timeline</strong>
      {entries.map(({ icon, tone, what, person, when, ...entry }) => {
        const Icon = statusIcons[icon]
        return (
          <div key={icon} className={classes.entry}>
            <span className={classes.mark} data-tone={tone}>
              <Icon size={14} />
            </span>
            <div className={classes.pair}>
              <span className={classes.when}>
                <strong>{what}</strong> <small>by {person}</small>
                <small>{when}</small>
              </span>
              {'change' in entry && (
                <small>
                  {entry.change[0]} → <b>{entry.change[1]}</b>
                </small>
              )}
              {'note' in entry && <span className={classes.note}>{entry.note}</span>}
            </div>
          </div>
        )
      })}
    </div>
  )
}
