import { Face } from './Face.tsx'
import classes from './pictures.module.css'
import { people } from './sampleJobs.ts'

const candidates = [
  { ...people.hannah, merits: 'Right trade · 1.3 mi away · 3 visits that day', availability: 'Available', tone: 'green', isBest: true },
  { ...people.owen, merits: 'Other trade · 4.8 mi away · 3 visits that day', availability: 'Available', tone: 'green' },
  {
    ...people.jamal,
    merits: 'Other trade · 2.1 mi away',
    availability: 'Clash: J-1045, 12:30 – 1:45 PM',
    tone: 'amber',
  },
] as const

export function AssignPicture() {
  return (
    <div className={classes.card} aria-hidden>
      <strong className={classes.cardTitle}>Assign J-1039</strong>
      <div className={classes.candidates}>
        {candidates.map(({ initials, color, name, merits, availability, tone, ...more }) => (
          <div key={initials} className={classes.candidate} data-chosen={'isBest' in more || undefined}>
            <i className={classes.box} />
            <Face initials={initials} color={color} />
            <span className={classes.pair}>
              <span>
                <strong>{name}</strong> {'isBest' in more && <em className={classes.best}>Best fit</em>}
              </span>
              <small>{merits}</small>
            </span>
            <small className={classes.free} data-tone={tone}>
              {availability}
            </small>
          </div>
        ))}
      </div>
      <div className={classes.actions}>
        <span>Cancel</span>
        <span className={classes.primary}>Assign</span>
      </div>
    </div>
  )
}
