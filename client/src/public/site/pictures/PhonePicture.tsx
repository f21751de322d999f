import classes from './pictures.module.css'
import { StatusPill } from './StatusPill.tsx'

/** A job as staff see it on a phone, drawn: nothing to operate. */
export function PhonePicture() {
  return (
    <div className={classes.phone} aria-hidden>
      <small>J-1041 · 11:15 AM – 1:15 PM</small>
      <strong className={classes.phoneTitle}>Ceiling fans</strong>
      <StatusPill status="ON_THE_WAY" />
      <div className={classes.phoneFacts}>
        <span>R. Duarte</span>
        <span>9 Birch Rd</span>
        <em>Directions</em>
      </div>
      <div className={classes.phonePrimary}>Mark as reached</div>
      <div className={classes.phoneSecond}>Reschedule</div>
    </div>
  )
}
