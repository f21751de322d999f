import classes from './BoardHeader.module.css'

export const MissingDay = ({ why }: { readonly why: string }) => (
  <p className={`dim ${classes.missing}`}>Couldn’t load {why}. The job list has every job.</p>
)
