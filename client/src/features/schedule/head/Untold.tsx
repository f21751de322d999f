import classes from './BoardHeader.module.css'

/** In the place of a day of which the backend tells nothing. */
export const Untold = ({ why }: { readonly why: string }) => (
  <p className={classes.untold}>Couldn’t load {why}. The job list has every job.</p>
)
