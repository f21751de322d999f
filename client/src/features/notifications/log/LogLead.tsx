import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import classes from './Messages.module.css'

/** Introduces the log and links to the message settings. */
export const LogLead = () => (
  <p className={classes.lead}>
    Every email and text you’ve sent. <Link to={paths.messageSettings()}>Message settings</Link>
  </p>
)
