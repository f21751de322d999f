import classes from './BoardHeader.module.css'

/** In the place of a day of which the backend tells nothing. */
export const Missing = ({ why }: { readonly why: string }) => (
  <p className={classes.missing}>Couldn’t load {why}. The job list has every job.</p>
)
