import classes from './BoardHeader.module.css'

/** Replaces a day that the backend does not return. */
export const MissingDay = ({ why }: { readonly why: string }) => (
  <p className={`dim ${classes.missing}`}>Couldn’t load {why}. The job list has every job.</p>
)
