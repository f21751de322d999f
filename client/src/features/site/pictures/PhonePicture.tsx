import { Face } from './Face.tsx'
import classes from './pictures.module.css'
import { people } from './sampleJobs.ts'
import { StatusPill } from './StatusPill.tsx'

export function PhonePicture() {
  return (
    <div className={classes.phone} aria-hidden>
      <strong className={classes.phoneTitle}>J-1041 · Ceiling fan installation</strong>
      <StatusPill status="ON_THE_WAY" />
      <div className={classes.facts}>
        <small>When</small>
        <span>
          Thu, 03/12/2026
          <br />
          <small>10:45 AM – 12:15 PM</small>
        </span>
        <small>Staff</small>
        <span className={classes.who}>
          <Face {...people.owen} />
          {people.owen.name}
        </span>
        <small>Customer</small>
        <span>Jannie Perez</span>
        <small>Property</small>
        <span>
          1624 Barstow Ave, Austin
          <br />
          <em>Directions</em>
        </span>
      </div>
      <div className={classes.primary}>Reached</div>
    </div>
  )
}
