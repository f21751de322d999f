import { avatarColors } from '../../../shared/status/avatarColors.ts'
import classes from './pictures.module.css'
import { sampleColors } from './sampleJobs.ts'

const candidates = [
  { initials: 'PN', name: 'Priya Nair', reason: 'Available · Right trade · 2.1 km away', isChosen: true },
  { initials: 'ML', name: 'Maya Lindqvist', reason: 'Available · 4.8 km away · 3 visits that day', isChosen: false },
  { initials: 'SO', name: 'Sam Okafor', reason: 'Clash: J-1036, 12:30 – 1:30 PM', isChosen: false },
]

/** The choice of staff for a visit, drawn: nothing to operate. */
export function AssignPicture() {
  return (
    <div className={classes.card} aria-hidden>
      <strong className={classes.cardTitle}>Assign J-1039</strong>
      {candidates.map(({ initials, name, reason, isChosen }) => (
        <div key={initials} className={classes.candidate} data-chosen={isChosen}>
          <i className={classes.avatar} style={avatarColors(sampleColors[initials] ?? null)}>
            {initials}
          </i>
          <div className={classes.pair}>
            <strong>{name}</strong>
            <small>{reason}</small>
          </div>
        </div>
      ))}
      <div className={classes.tell}>
        <span className={classes.switch} />
        <div className={classes.pair}>
          <strong>Tell the customer</strong>
          <small>L. Amari gets no message.</small>
        </div>
      </div>
    </div>
  )
}
