import classes from './StarNote.module.css'

/** Says once for the form what its stars mean. */
export const StarNote = () => (
  <span className={classes.note}>
    <span className={classes.star} aria-hidden>
      *
    </span>{' '}
    required
  </span>
)
